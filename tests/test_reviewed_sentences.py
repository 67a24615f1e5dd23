"""Sentences read as somebody has reviewed them, with none, one, two and many."""

import pytest

from rules.text import LANGUAGES
from tools import reviewed_sentences


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", reviewed_sentences.present())
def test_every_sentence_reads_as_it_was_reviewed(prefix: str, lang: str) -> None:
    kept = reviewed_sentences.page(prefix, lang).read_text(encoding="utf-8")
    assert reviewed_sentences.reviewed(prefix, lang) == kept, (
        "read the changed sentences aloud, then write them anew: python -m tools.reviewed_sentences"
    )


def test_no_reviewed_page_is_left_over() -> None:
    kept = {path.name for path in reviewed_sentences.TEXTS.iterdir()}
    assert kept == {
        reviewed_sentences.page(prefix, lang).name for prefix in reviewed_sentences.present() for lang in LANGUAGES
    }
