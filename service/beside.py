"""Processes that stand beside the bot and work for it."""

import os
import signal
import threading
from multiprocessing import parent_process


def stand(courtesy: int) -> None:
    """In such a process: so far behind the bot in the queue for the processor, deaf to Ctrl-C, which is the bot's to
    hear, and gone when the bot is gone, however it went."""
    os.nice(courtesy)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
