"""What a club is set up with: each file is read by the program that it is for, and the proxy does what is promised.

A program that is not on this machine is named in the last lines of the run.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http import HTTPStatus
from pathlib import Path
from threading import Thread
from time import sleep

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # none of its own are needed to read a file
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

from mazzo.cli.app import app
from mazzo.cli.hosting import serve as serve_people
from mazzo.cli.hosting import worker

DEPLOY = Path(__file__).parents[1] / "deploy"
NGINX = DEPLOY / "nginx"
COMPOSE = DEPLOY / "compose"
UNITS = DEPLOY / "systemd"
PROCESSES = ("127.0.0.1:8001", "127.0.0.1:8002")
"""As the configuration of nginx names them."""
PATIENCE = 60
"""Seconds until something is believed never to happen, on a machine that is busy."""
TABLES = [f"table-{number}" for number in range(40)]


def program(*names: str) -> str:
    """The first of these that is here; without any, the test is left out."""
    # Where Debian keeps what administrators call.
    path = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    found = next((found for name in names if (found := shutil.which(name, path=path))), None)
    if found is None:
        pytest.skip(f"NOT CHECKED: {' or '.join(names)} is not on this machine")
    return found


def accepts(*command: str | Path, cwd: Path | None = None, **environment: str) -> None:
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


class Process:
    """Stands for a process of the club: says which one it is and what it was asked, over HTTP and over sockets."""

    def __init__(self, port: int = 0) -> None:
        self.server: Server = serve(self.socket, "127.0.0.1", port, process_request=self.request)
        self.port: int = self.server.socket.getsockname()[1]
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()

    def request(self, connection: ServerConnection, request: Request) -> Response | None:
        if "Upgrade" in request.headers:
            return None
        said = " ".join((str(self.port), request.headers["X-Forwarded-For"], request.headers["Host"])).encode()
        headers = Headers({"Content-Length": str(len(said)), "Connection": "close"})
        return Response(HTTPStatus.OK, "OK", headers, said)

    def socket(self, connection: ServerConnection) -> None:
        connection.send(f"{self.port} {connection.recv(decode=True)}")

    def stop(self) -> None:
        self.server.shutdown()
        self.thread.join()


class Proxy:
    """nginx with the configuration of a club, on ports and with a certificate of this test."""

    def __init__(self, folder: Path, processes: list[int]) -> None:
        """The ports of the processes."""
        self.command = [program("nginx"), "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf"]
        # Kept until nginx has them, and after: at a port that is only known to be free somebody else may be quicker.
        self.reserved = [socket.socket(), socket.socket()]
        for each in self.reserved:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            each.bind(("127.0.0.1", 0))
        plain, self.secure = (int(each.getsockname()[1]) for each in self.reserved)
        asked = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
        key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
        accepts(program("openssl"), *asked, "-subj", "/CN=cards.example", "-keyout", key, "-out", certificate)
        text = (NGINX / "mazzo.conf").read_text() + (NGINX / "mazzo-processes.conf").read_text()
        for written, port in zip(PROCESSES, processes, strict=True):
            assert text.count(f"server {written} ") == 1
            text = text.replace(written, f"127.0.0.1:{port}")
        text = re.sub(r"listen \[::\]:.*\n", "", text)
        text = text.replace("listen 80 ", f"listen 127.0.0.1:{plain} reuseport ")
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{self.secure} reuseport ")
        text = text.replace("/etc/letsencrypt/live/cards.example/", f"{folder}/")
        kept = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("proxy", "fastcgi", "uwsgi", "scgi"))
        (folder / "nginx.conf").write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
            f"http {{ access_log off; client_body_temp_path {folder}/body; {kept}\n{text}\n}}"
        )

    def close(self) -> None:
        for each in self.reserved:
            each.close()

    @contextmanager
    def running(self) -> Iterator[httpx.Client]:
        running = subprocess.Popen(self.command)
        try:
            where, named = f"https://127.0.0.1:{self.secure}", {"Host": "cards.example"}
            with httpx.Client(base_url=where, headers=named, verify=False, timeout=PATIENCE) as client:
                while True:
                    assert running.poll() is None
                    try:
                        client.get("/")
                        break
                    except httpx.ConnectError:
                        sleep(0.05)
                yield client
        finally:
            running.terminate()
            running.wait()


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    both = [Process(), Process()]
    with ExitStack() as stack:
        for each in both:
            stack.callback(each.stop)
        yield both


@pytest.fixture
def proxy(tmp_path: Path, processes: list[Process]) -> Iterator[Proxy]:
    with closing(Proxy(tmp_path, [each.port for each in processes])) as made:
        yield made


def answering(client: httpx.Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == HTTPStatus.OK
    return answer.text.partition(" ")[0]


def test_nginx_accepts_the_configuration_of_the_proxy(proxy: Proxy) -> None:
    accepts(*proxy.command, "-t")


def test_the_proxy_of_the_compose_file_is_set_up_like_the_one_of_the_units() -> None:
    def lines(file: Path) -> list[str]:
        directives = [line.strip() for line in file.read_text().splitlines() if not line.strip().startswith("#")]
        return [re.sub(r"server \S+", "server", line) for line in directives if line]

    assert lines(COMPOSE / "mazzo-processes.conf") == lines(NGINX / "mazzo-processes.conf")
    services = yaml.safe_load((COMPOSE / "compose.yaml").read_text())["services"]
    named = re.findall(r"server (\S+):8000", (COMPOSE / "mazzo-processes.conf").read_text())
    assert named == [services[table]["networks"]["club"]["ipv4_address"] for table in ("table1", "table2")]
    trusted = services["table1"]["environment"]["MAZZO_PROXY"]
    assert trusted == services["proxy"]["networks"]["club"]["ipv4_address"]


@pytest.mark.club
def test_a_table_stays_at_one_process_and_tables_are_spread(proxy: Proxy, processes: list[Process]) -> None:
    with proxy.running() as client:
        homes = {table: answering(client, f"/t/{table}") for table in TABLES}
        assert set(homes.values()) == {str(process.port) for process in processes}
        for table, home in homes.items():
            assert answering(client, f"/api/tables/{table}/records/1") == home
            assert answering(client, f"/t/{table}/replay/1") == home
        assert len({answering(client, "/api/tables/mine") for _ in range(40)}) == 2


@pytest.mark.club
def test_another_process_answers_for_one_that_is_gone_and_it_gets_its_tables_back(
    proxy: Proxy, processes: list[Process]
) -> None:
    with proxy.running() as client:
        homes = {table: answering(client, f"/t/{table}") for table in TABLES}
        gone, left = processes
        gone.stop()
        assert {answering(client, f"/t/{table}") for table in TABLES} == {str(left.port)}
        back = Process(gone.port)
        try:
            assert {table: answering(client, f"/t/{table}") for table in TABLES} == homes
        finally:
            back.stop()


@pytest.mark.club
def test_the_proxy_says_for_whom_it_asks_and_believes_nobody_else(proxy: Proxy) -> None:
    with proxy.running() as client:
        answer = client.get("/", headers={"X-Forwarded-For": "192.0.2.1"})
        assert answer.text.split()[1:] == ["127.0.0.1", "cards.example"]
        assert client.get("/readyz").status_code == HTTPStatus.NOT_FOUND


@pytest.mark.club
def test_sockets_pass_the_proxy_to_the_process_of_their_table(proxy: Proxy, processes: list[Process]) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

    # Not from threads: two that read and write one TLS connection at the same time spoil it.
    async def told(table: str) -> str | bytes:
        where = f"wss://127.0.0.1:{proxy.secure}/api/tables/{table}/socket"
        async with connect(where, ssl=trusting, server_hostname="cards.example", open_timeout=PATIENCE) as connection:
            await connection.send("hello")
            return await connection.recv()

    with proxy.running() as client:
        for table in TABLES[:6]:
            assert asyncio.run(told(table)) == f"{answering(client, f'/t/{table}')} hello"


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    verify = program("systemd-analyze")
    here = shutil.which("true") or "/bin/true"
    for unit in UNITS.iterdir():
        if unit.suffix in {".service", ".target", ".timer"}:
            name = unit.name.replace("@.", "@1.")
            (tmp_path / name).write_text(unit.read_text().replace("/opt/mazzo/bin/mazzo", here))
    units = sorted(str(unit) for unit in tmp_path.iterdir())
    done = subprocess.run([verify, "verify", *units], capture_output=True, text=True, check=False)
    # About units of the machine it may complain as it likes.
    assert [line for line in done.stderr.splitlines() if "mazzo" in line] == []
    assert len(units) == 5


@pytest.mark.parametrize("file", [DEPLOY / "prometheus.yml", COMPOSE / "prometheus.yml"], ids=["units", "compose"])
def test_prometheus_accepts_its_configuration(file: Path) -> None:
    accepts(program("promtool"), "check", "config", file)


def test_compose_accepts_its_file() -> None:
    docker = program("docker", "docker-compose")
    command = [docker] if docker.endswith("docker-compose") else [docker, "compose"]
    known = subprocess.run([*command, "version"], capture_output=True, check=False).returncode == 0
    if not known:
        command = [program("docker-compose")]
    file = COMPOSE / "compose.yaml"
    accepts(*command, "--file", file, "config", "--quiet", DATABASE_PASSWORD="one", GRAFANA_PASSWORD="two")


def test_what_compose_mounts_is_there() -> None:
    services = yaml.safe_load((COMPOSE / "compose.yaml").read_text())["services"]
    mounted = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())]
    for path in mounted:
        assert not path.startswith(".") or (COMPOSE / path).exists(), path


def test_the_shell_accepts_the_script_that_restarts() -> None:
    accepts(program("sh"), "-n", UNITS / "mazzo-restart")


def test_docker_accepts_how_the_image_is_made() -> None:
    accepts(program("hadolint"), "--failure-threshold", "error", DEPLOY / "Dockerfile")


def commands() -> dict[str, list[str]]:
    """How `mazzo` is called, by what calls it."""
    services = yaml.safe_load((COMPOSE / "compose.yaml").read_text())["services"]
    called = {name: service["command"] for name, service in services.items() if service.get("image") == "mazzo"}
    for unit in UNITS.glob("*.service"):
        if found := re.search(r"^ExecStart=/opt/mazzo/bin/mazzo (.*)$", unit.read_text(), re.MULTILINE):
            called[unit.name] = found[1].replace("%i", "1").split()
    return called


def test_mazzo_knows_how_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for line in (UNITS / "mazzo.env").read_text().splitlines():
        if not line.startswith("#"):
            monkeypatch.setenv(*line.split("=", 1))
    assert commands().keys() == {"mazzo@.service", "mazzo-worker@.service", "table1", "table2", "worker"}
    for called in commands().values():
        function, given, _ = app.parse_args(called, exit_on_error=False, print_error=False)
        assert function in (serve_people, worker)
        assert given.arguments["database"].startswith("postgresql://")
        assert given.arguments["redis"].startswith("redis://")
        assert given.arguments["origin"] == ["https://cards.example"]
