# SPDX-License-Identifier: Apache-2.0
"""Starts the simulator in its own process, which ends with this one."""

import os
import pathlib
import secrets
import shlex
import shutil
import subprocess
import tempfile
import time

from .errors import RoboPitchError

START_SECONDS = 600


def command():
    """The command that starts the simulator: ROBOPITCH_COMMAND, the launcher beside this package, or the one on the PATH."""
    said = os.environ.get("ROBOPITCH_COMMAND")
    if said:
        return shlex.split(said)
    beside = pathlib.Path(__file__).resolve().parents[2] / "robopitch"
    if beside.is_file():
        return [str(beside)]
    found = shutil.which("robopitch")
    if found:
        return [found]
    raise RoboPitchError(
        "the simulator was not found: expected the launcher 'robopitch' beside the folder of this package or on the"
        " PATH, or its command line in ROBOPITCH_COMMAND"
    )


def arguments(options):
    """Command-line options from keywords: steps_per_action=3 becomes --steps-per-action 3."""
    words = []
    for name, value in options.items():
        if value is None:
            continue
        option = "--" + name.replace("_", "-")
        if name == "reward":
            words += [option, ",".join(f"{term}={weight!r}" for term, weight in value.items())]
        elif name == "set":
            for path, one in value.items():
                words += [option, f"{path}={one}"]
        else:
            words += [option, str(value)]
    return words


class Server:
    """A simulator that serves only this process."""

    def __init__(self, options):
        folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else tempfile.gettempdir()
        self.path = os.path.join(folder, f"robopitch-learn-{os.getpid()}-{secrets.token_hex(6)}")
        words = command() + ["learn", "serve"] + arguments(options)
        words += ["--file", self.path, "--process", str(os.getpid())]
        self._said = tempfile.TemporaryFile()
        self._owner = os.getpid()
        try:
            # In a session of its own: Ctrl-C is for the program that learns, which says goodbye then.
            self.process = subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self._said, start_new_session=True
            )
        except OSError as problem:
            self._said.close()
            raise RoboPitchError(f"the simulator cannot be started with {words[0]}: {problem}") from problem
        try:
            self._wait()
        except BaseException:
            self.end(0)
            raise

    def _wait(self):
        end = time.monotonic() + START_SECONDS
        while not os.path.exists(self.path):
            if self.process.poll() is not None:
                raise RoboPitchError("the simulator did not start: " + self.said())
            if time.monotonic() > end:
                raise RoboPitchError(f"the simulator did not start within {START_SECONDS} s")
            time.sleep(0.005)

    def alive(self):
        return self.process.poll() is None

    def said(self):
        """What it printed on its error stream."""
        self._said.seek(0)
        text = self._said.read().decode(errors="replace").strip()
        return text or f"it ended with exit code {self.process.poll()} and said nothing"

    def end(self, seconds=5):
        """Ends it, by force if necessary, and removes anything it left behind."""
        if os.getpid() != self._owner:
            return
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.terminate()
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._said.close()
        for left in (self.path, self.path + ".new"):
            try:
                os.unlink(left)
            except FileNotFoundError:
                pass
