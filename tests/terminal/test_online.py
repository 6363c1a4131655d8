"""`mazzo play --table` against a real server: join, play, watch, lose the connection, be refused."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import threading
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from mazzo.games import default
from mazzo.kernel.errors import Reason
from mazzo.terminal.online import guest, sentences
from mazzo.terminal.online.link import HERE, Link, read_link
from mazzo.terminal.online.pair import Pair
from mazzo.terminal.online.play import open_table
from mazzo.terminal.online.session import OnlineSession
from mazzo.testing.support.fitting import of_seats, usual
from mazzo.testing.support.server import PATIENCE, Guest, Server, serving
from mazzo.testing.support.server import guest as other_guest
from mazzo.testing.support.terminal import Play
from mazzo.words import Refusal, Words, english


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def opened(server: Server, game: str = "", **wanted: object) -> tuple[str, str]:
    """A table that somebody else has opened: its link, and that host's cookie."""

    async def open_it() -> tuple[str, str]:
        async with other_guest(server) as host:
            id = await host.open(game or default(), **{"level": "greedy", **wanted})
            return f"{server.address}/t/{id}", f"mazzo={dict(host.http.cookies)['mazzo']}"

    return asyncio.run(open_it())


TWO = of_seats(2)


class Terminal:
    """A live terminal of 80 columns in a thread of its own, into which lines are typed one by one."""

    def __init__(self, link: Link, name: str, words: Words | None = None) -> None:
        self.keyboard, inner = pty.openpty()
        self.source = os.fdopen(inner, encoding="utf-8")
        self.target = os.fdopen(os.dup(inner), "w", encoding="utf-8")
        self.printed = self.matched = ""
        self.failed: BaseException | None = None
        person = guest.Guest(link, name)
        person.arrive()
        self.session = OnlineSession(person, name, words or english(), self.source, self.target)
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        try:
            self.session.run()
        except Refusal as refusal:
            self.failed = refusal

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def type_a_move(self) -> None:
        """In notation, because a card alone may ask which capture is meant."""
        scene = self.session.known.scene
        assert scene
        self.type(scene.moves[0].move)

    def until(self, pattern: str, seconds: float = PATIENCE) -> None:
        """Read on until something is printed; what came before it counts no more."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.printed, re.DOTALL)):
            assert select.select([self.keyboard], [], [], max(0, end - time.monotonic()))[0], self.printed
            self.printed += os.read(self.keyboard, 4096).decode(errors="replace")
        self.matched = found[0]
        self.printed = self.printed[found.end() :]

    def quit(self) -> None:
        self.type("quit")
        self.until(self.session.words("online-left").split(".")[0])
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.target.close()
        self.source.close()
        os.close(self.keyboard)


def here(server: Server) -> Link:
    return Link(server.address, "")


def two_seats(server: Server, name: str) -> Link:
    """A new table for a match of two, opened by that name at this terminal."""
    return open_table(here(server), name, TWO.game, TWO.options, 2, "greedy", True)


def test_two_terminals_at_one_table_take_back_by_consent(server: Server) -> None:
    link = two_seats(server, "Anna")
    anna = Terminal(link, "Anna")
    anna.until("Which seat: 1 or 2, or w to watch")
    anna.type("2")
    anna.until("You sit down")
    bea = Terminal(link, "Bea")
    bea.until("2  Anna  host")
    bea.type("9")
    bea.until("“9” is not a free seat")
    bea.type("")
    bea.until("Waiting for Anna")
    anna.until("Now at the table: Bea")
    anna.type("hm")
    anna.until("no such command")
    anna.type("start")
    first, second = (anna, bea) if begins(anna) else (bea, anna)
    other = "Bea" if first is anna else "Anna"
    second.until("Waiting for")
    second.type("1")
    second.until("It is not your turn")
    first.type_a_move()
    first.until("You (play|capture)")
    first.type("undo")
    second.until("asks to take back the last move.*Do you agree")
    second.type("yes")
    first.until(f"{other} agrees.*You take back the last move.*Your turn")
    first.type_a_move()
    first.until("You (play|capture)")
    first.type("undo")
    second.until("Do you agree")
    second.type("no")
    first.until("No move is taken back")
    second.until("Your turn")
    first.type("log")
    first.until("You (play|capture)")
    for command in ("score", "rules", "who", "table", "?"):
        first.type(command)
    first.until("leave   give up your seat")
    second.quit()
    first.until("has lost the connection")
    first.quit()


def test_talk_is_heard_and_said(server: Server) -> None:
    link = two_seats(server, "Anna")
    anna = Terminal(link, "Anna")
    anna.until("Which seat")
    anna.type("1")
    anna.until("You sit down")
    anna.type("say")
    anna.until(r"Type say and a number.* 1  Hello!.*20  \(a heart\)")
    anna.type("say good luck")
    anna.until("You: Good luck!")
    bea = Terminal(link, "Bea", Words("de"))
    bea.until("Anna: Viel Glück!.*Welcher Platz")
    bea.type("2")
    bea.until("Du setzt dich")
    bea.type("say 6")
    anna.until("Bea: Sorry!")
    bea.type("SAY 14")
    anna.until(r"Bea: \(laughter\)")
    for unknown in ("say good", "say 99", "say Something else"):
        anna.type(unknown)
        anna.until("There is no such phrase")
    anna.type("mute")
    anna.until("Type mute and the number of a seat")
    # Who is not heard says something; whoever is heard again is caught up with.
    anna.type("mute 2")
    anna.until("You do not hear Bea any more")
    bea.type("say hoppla")
    bea.until("Du: Hoppla!")
    anna.type("mute 2")
    anna.until("Bea: Oops!.*You hear Bea again|You hear Bea again.*Bea: Oops!")
    bea.type("silence 1")
    bea.until("Gastgeber")
    anna.type("silence 2")
    bea.until("Bea darf hier nicht mehr")
    bea.type("say 1")
    bea.until("stumm")
    anna.quit()
    bea.quit()


def test_own_words_are_said_where_the_host_allows_them(server: Server) -> None:
    """By accounts alone, and as they were typed."""

    async def open_it() -> tuple[Link, str]:
        async with other_guest(server) as host:
            wanted = {"name": "Talkative", "password": "correct horse"}
            (await host.http.post("/api/accounts", json=wanted)).raise_for_status()
            id = await host.open(default(), talk="text")
            return Link(server.address, id), f"mazzo={dict(host.http.cookies)['mazzo']}"

    link, cookie = asyncio.run(open_it())
    guest.keep(guest.Kept(server.address, "Talkative", cookie))
    host, bea = Terminal(link, "Talkative"), Terminal(link, "Bea")
    host.until("Which seat")
    host.type("say Nice CARDS today")
    host.until("You: Nice CARDS today")
    bea.until("A watcher: Nice CARDS today")
    bea.type("say Indeed")
    bea.until("Only people with an account")
    host.quit()
    bea.quit()


def begins(terminal: Terminal) -> bool:
    """Whether this terminal plays first."""
    terminal.until("Round 1: .*?plays? first")
    return "you play first" in terminal.matched


def test_a_restart_of_either_side_finds_the_same_seat(tmp_path: Path) -> None:
    with serving(tmp_path / "server", linger=100) as server:
        link = two_seats(server, "Anna")
        anna = Terminal(link, "Anna")
        anna.until("Which seat")
        anna.type("1")
        anna.until("Type start to begin")
        anna.type("start")
        anna.until("Your turn")
        server.stop()
        anna.until("Connection lost")
        anna.type_a_move()
        server.start()
        anna.until("Connected again.*You (play|capture).*Your turn")
        server.kill()
        anna.until("Connection lost")
        # The bot that will play for Anna must not end the match before she is back.
        server.settings["pace"] = 1000
        server.start()
        anna.until("Connected again")
        anna.quit()
        again = Terminal(link, "Anna")
        again.until(r"1  Anna +you, host.*Your turn")
        again.type("leave")
        again.until("A bot plays for you.*You have left")
        again.thread.join(PATIENCE)
        back = Terminal(link, "Anna")
        back.until("A bot is playing for you. Press Enter to take over")
        back.type("")
        back.until("You take over from the bot")
        back.quit()


def test_the_identity_is_for_its_owner_alone(server: Server, data: Path) -> None:
    person = guest.Guest(here(server), "Anna")
    person.arrive()
    (kept,) = data.joinpath("guests").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600
    assert guest.Guest(here(server), "Anna").cookie == person.cookie
    assert guest.Guest(here(server), "Bea").cookie == ""
    kept.write_text("damaged")
    assert guest.Guest(here(server), "Anna").cookie == ""


def test_an_identity_of_an_earlier_version_is_found(server: Server, data: Path) -> None:
    guest.keep(guest.Kept(server.address, "Anna", "anna.signature"))
    assert guest.Guest(here(server), "Anna").cookie == "mazzo=anna.signature"


def test_a_terminal_becomes_somebody_with_a_browser(server: Server, data: Path) -> None:
    """It shows a code, the browser lets it in, it says yes, and it has the same seat."""

    async def let_in(browser: Guest, code: str, number: int) -> None:
        found = (await browser.http.post("/api/pairings/find", json={"code": code})).raise_for_status().json()
        assert found["label"].startswith("Terminal")
        picked = {"code": code, "number": number}
        (await browser.http.post("/api/pairings/offer", json=picked)).raise_for_status()

    async def go() -> None:
        async with other_guest(server) as browser:
            table = await browser.open(default(), name="Anna")
            for answer in ("no", "yes"):
                out = StringIO()
                person = guest.Guest(here(server), "")
                pair = Pair(person, english(), StringIO(f"hm\n{answer}\n"), out)
                becoming = asyncio.create_task(asyncio.to_thread(pair.become))
                while not (found := re.search(r"Code: +(\w{4} \w{4})\s+Number: (\d+)", out.getvalue())):
                    await asyncio.sleep(0.05)
                await let_in(browser, found[1], int(found[2]))
                await becoming
                assert "Become Anna?" in out.getvalue()
            assert "You are Anna here now." in out.getvalue()
            again = guest.Guest(Link(server.address, table), "")
            assert server.person(again.cookie.removeprefix("mazzo=")) == browser.id
            again.arrive()
            assert server.person(again.cookie.removeprefix("mazzo=")) == browser.id

    asyncio.run(go())


def test_a_terminal_lets_a_browser_in(server: Server, data: Path) -> None:
    async def go() -> None:
        async with other_guest(server) as browser:
            person = guest.Guest(here(server), "Anna")
            person.arrive()
            for right in (False, True):
                asked = (await browser.http.post("/api/pairings")).json()
                out = StringIO()
                typed = StringIO(f"{asked['number'] if right else 'none'}\n")
                await asyncio.to_thread(Pair(person, english(), typed, out).let_in, asked["code"])
                assert ("kept out" in out.getvalue()) == (not right)
            answer = await browser.http.post("/api/pairings/confirm", json={"device": asked["device"]})
            assert answer.is_success
            assert browser.id == server.person(person.cookie.removeprefix("mazzo="))
            with pytest.raises(Refusal, match="error-table"):
                Pair(guest.Guest(here(server), "Bea"), english(), StringIO(), StringIO()).let_in(asked["code"])

    asyncio.run(go())


def test_a_clock_is_shown_and_runs_out(server: Server) -> None:
    link, cookie = opened(server, options=usual(TWO).options.dump(), clock={"seconds": 5, "bank": 0})
    host = guest.Guest(read_link(link), "Host")
    host.cookie = cookie
    guest.keep(guest.Kept(host.link.address, "Host", cookie))
    terminal = Terminal(host.link, "Host")
    terminal.until("Which seat")
    terminal.type("1")
    terminal.until("Type start to begin")
    terminal.type("start")
    terminal.until(r"You have \d seconds.*seconds left.*Your time is up: a bot plays for you.*Press Enter to take over")
    terminal.type("")
    terminal.until("You take over from the bot")
    terminal.quit()


def test_a_bot_that_plays_below_its_level_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, hanging=True, thinking_deadline=1000) as server:
        terminal = Terminal(open_table(here(server), "Anna", TWO.game, TWO.options, 2, "master", True), "Anna")
        terminal.until("Which seat")
        terminal.type("1")
        terminal.until("Type start to begin")
        terminal.type("start")
        terminal.until("Your turn|plays below its level")
        if "below" not in terminal.matched:
            terminal.type_a_move()
            terminal.until("plays below its level for now: the time for thinking is used up")
        terminal.type("who")
        terminal.until(r"bot, master.*plays below its\s+level")
        terminal.quit()


def test_who_comes_to_a_full_table_watches_the_whole_match(server: Server) -> None:
    async def with_a_watcher() -> None:
        async with other_guest(server) as anna, other_guest(server) as bea:
            id = await anna.open(TWO.game.name, level="greedy", options=TWO.options.dump())
            async with anna.at(id) as one, bea.at(id) as two:
                await one.command("sit", seats=[0], names=["Anna"])
                await two.command("sit", seats=[1], names=["Bea"])
                watcher = await asyncio.to_thread(Terminal, Link(server.address, id), "Carlo")
                await asyncio.to_thread(watcher.until, "Every seat is taken, so you are watching.")
                await one.command("start")
                seen = asyncio.to_thread(watcher.until, "Anna captures.*Game over: .*Every deal was fair")
                await asyncio.gather(one.play_to_end(), two.play_to_end(), seen)
                await asyncio.to_thread(watcher.quit)

    asyncio.run(with_a_watcher())


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("http://127.0.0.1:9/t/abc", "http://127.0.0.1:9 does not answer"),
        ("ftp://host/t/abc", "is not a link to a table"),
        ("http://host:port/t/abc", "is not a link to a table"),
        ("http://a@host/t/abc", "is not a link to a table"),
        ("http://host/tables/abc", "is not a link to a table"),
        ("{server}/t/nowhere", "mazzo: "),
    ],
)
def test_a_wrong_link_is_refused_in_one_line(play: Play, server: Server, table: str, problem: str) -> None:
    out = play([], "--table", table.format(server=server.address), code=2)
    assert problem in out
    assert out.count("\n") == 1


def test_what_does_not_go_with_a_table_is_refused(play: Play, server: Server) -> None:
    assert "leave out --seed" in play([], "--table", server.address, "--seed", "x", code=2)
    assert "leave out GAME, --resume" in play([], default(), "--table", f"{HERE}/t/abc", "--resume", code=2)
    assert "--name once" in play([], "--table", server.address, "--name", "A", "--name", "B", code=2)
    assert "at most 24" in play([], "--table", server.address, "--name", "A" * 41, code=2)


def test_links() -> None:
    assert read_link("k7qf3m2xab") == Link(HERE, "k7qf3m2xab")
    assert read_link("https://Cards.example/t/k7qf/") == Link("https://cards.example", "k7qf")
    assert read_link("https://cards.example").socket.startswith("wss://cards.example/api/")
    assert read_link("http://192.168.1.20:8000/t/a#x").direct
    assert read_link("http://shed.local/t/a").direct
    assert not read_link("https://cards.example/t/a").direct


def test_a_reason_without_words_is_still_said() -> None:
    assert "made_up_later" in sentences.reason(Reason("made_up_later"), english())
