"""What is played, in one line: the name of the form, what differs from it, hints, clock, and the level of the bots."""

from __future__ import annotations

from mazzo.kernel.game import Game
from mazzo.kernel.options import Options, Value
from mazzo.presets import form_of, presets
from mazzo.words import Words, dashed

DAY = 24 * 3600


def form_line(
    game: Game, options: Options, seats: int, level: str, words: Words, hints: bool = True, seconds: int = 0
) -> str:
    """With `seconds` for each turn, or without a clock. Without a level there are no bots."""
    form = form_of(options.describe(), presets(game.name), options.dump(), seats, hints, level)
    name = words(f"{game.name}-preset-{dashed(form.preset)}") if form.preset else words("form-plain")
    parts = [name, *(brief(game.name, key, value, words) for key, value in form.options.items())]
    parts.append(words("form-hints") if hints else words("form-no-hints"))
    if seconds >= DAY:
        parts.append(words("form-days", days=seconds // DAY))
    else:
        parts.append(words("form-clock", seconds=seconds) if seconds else words("form-no-clock"))
    if level:
        parts.append(words("form-bots", level=words.level(level)))
    return " · ".join(parts)


def brief(game: str, key: str, value: Value, words: Words) -> str:
    """What the value of an option changes, in as few words as there are for it."""
    option = f"{game}-option-{dashed(key)}"
    for short in (f"{game}-brief-{dashed(key)}-{dashed(str(value))}", f"{game}-brief-{dashed(key)}"):
        if short in words:
            return words(short, value=value)
    chosen = f"{option}-{dashed(str(value))}"
    return words("rules-option", option=words(option), value=words(chosen) if chosen in words else str(value))
