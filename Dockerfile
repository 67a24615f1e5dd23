FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b

ENV PYTHONUNBUFFERED=1 \
    PYTHONPATH=/app \
    ZIGGURAT_DB=/data/ziggurat.db

WORKDIR /app

COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY rules rules
COPY storage storage
COPY service service
COPY renderers renderers
COPY bot bot
COPY localdiscord localdiscord
COPY ziggurat ziggurat

RUN useradd --system --uid 10001 --no-create-home ziggurat \
    && install --directory --owner=ziggurat /data
USER ziggurat
VOLUME /data

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ.get('HEALTH_PORT', '8080') + '/health', timeout=4)"]

ENTRYPOINT ["python", "-m", "ziggurat"]
