"""What is typed can be edited, earlier lines come again, and a key completes one: by readline, where there is one."""

from __future__ import annotations

from types import ModuleType

readline: ModuleType | None
try:
    import readline
except ModuleNotFoundError:  # Windows edits lines and remembers them by itself.
    readline = None

GNU = (
    "set enable-bracketed-paste off",
    "set completion-ignore-case on",
    "tab: complete",
)
LIBEDIT = ("bind ^I rl_complete",)


class Line:
    """Reads from the standard input."""

    def __init__(self) -> None:
        self.suggested: list[str] = []
        """What the line may be."""
        if readline:
            is_libedit = "libedit" in (readline.__doc__ or "")
            for command in LIBEDIT if is_libedit else GNU:
                readline.parse_and_bind(command)
            # Moves have spaces and signs in them: a line is completed as a whole.
            readline.set_completer_delims("")
            readline.set_completer(self.complete)

    def read(self, prompt: str) -> str:
        """A line with its end; empty at the end of the input, as files have it."""
        try:
            return input(prompt) + "\n"
        except EOFError:
            return ""

    def complete(self, typed: str, number: int) -> str | None:
        """The suggestion of that number that begins as the line does."""
        fitting = [text for text in self.suggested if text.lower().startswith(typed.lower())]
        return fitting[number] if number < len(fitting) else None

    def forget(self) -> None:
        """Whoever sits down next does not see what was typed before."""
        if readline:
            readline.clear_history()
