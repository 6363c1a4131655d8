"""The command `mazzo`, to which modules add theirs, and the arguments that several have."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter

from mazzo.cli import version

LANG = "The language in which it speaks; by default that of the system (LANG), or English."

ABOUT = "\n\n".join(
    (
        "A card table: play in the browser or in the terminal, alone with bots or together.",
        "`mazzo` alone starts a server on this machine and opens its page in the browser, at http://127.0.0.1:8000/ or "
        "the next port that is free. It runs until Ctrl-C. With --lan, others in the home network can join.",
        "`mazzo play` plays here in the terminal, without a server.",
        "Tables and records are kept in {folder}",
    )
)

app = App(
    name="mazzo",
    version=version,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.register_install_completion_command(
    help="Let the shell (bash, zsh, fish, PowerShell) complete commands and options, from its next start on."
)

Language = Annotated[Literal["en", "de", "fr", "it"] | None, Parameter(name="--lang", help=LANG)]
Switch = Annotated[bool, Parameter(negative="", show_default=False)]
Choices = Annotated[list[str] | None, Parameter(name="--option", negative="")]
Database = Annotated[str, Parameter(show_default=False, env_var="MAZZO_DATABASE")]
Limits = Annotated[list[str] | None, Parameter(name="--limit", negative="", env_var="MAZZO_LIMIT")]
Names = Annotated[list[str] | None, Parameter(name="--name", negative="")]
Bots = Annotated[list[str] | None, Parameter(name="--bot", negative="")]
