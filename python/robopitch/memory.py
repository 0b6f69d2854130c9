# SPDX-License-Identifier: Apache-2.0
"""The memory-mapped file between the simulator and this process. See docs/learning.md for its layout."""

import fcntl
import json
import mmap
import os
import struct
import sys
import time

import numpy as np

from .errors import RoboPitchError

MAGIC = b"RPTCHLRN"
VERSION = 1
HEADER = struct.Struct("<8sIIQIIIIQII10Q")
STATE_AT = 48
REQUEST_AT, COMMAND_AT, CLIENT_VERSION_AT, CLIENT_PROCESS_AT = 192, 200, 204, 208
RESPONSE_AT, STATUS_AT, MESSAGE_BYTES_AT, MESSAGE_AT = 256, 264, 268, 320
ENDED = 2
HELLO, RESET, STEP, GOODBYE = 1, 2, 3, 4
OK = 0
LEAVE, WITH_SEED, NEXT_EPISODE = 0, 1, 2

give_way = getattr(os, "sched_yield", lambda: time.sleep(0))

LOOKS, YIELDS, SHORT_PAUSES = 50, 300, 2_000
SHORT, LONG = 0.00001, 0.0001  # Pauses, in seconds.
LOOKS_BETWEEN_CHECKS = 200


class StepTime:
    """How long steps take, so that most of a step can be slept through: meanwhile the simulator needs the processors."""

    MARGIN = 0.0001  # A sleep ends late by about this much, in seconds.

    def __init__(self):
        self._seconds = 0.001

    def sleep(self, since):
        """Sleeps while a step that began at this time is surely not over; says whether it has slept at all."""
        left = self._seconds - (time.perf_counter() - since) - self.MARGIN
        if left <= 0:
            return False
        time.sleep(left)
        return True

    def took(self, seconds):
        """A step took this long. A single slow one, on a computer that is busy for a while, says little about the next."""
        self._seconds = min(seconds, 1.1 * self._seconds)

    def overslept(self):
        """It was over sooner, by an unknown time."""
        self._seconds *= 0.9


class Memory:
    """Maps the file, and passes requests to the simulator and its answers back."""

    def __init__(self, path, server=None):
        """Opens the file. A server started by this process is checked through its handle, any other by its process number."""
        if sys.byteorder != "little":
            raise RoboPitchError("the file is little endian, but this computer is not")
        self._server = server
        self._owner = os.getpid()
        self._step_time = StepTime()
        try:
            self._file = open(path, "r+b")
        except OSError as problem:
            raise RoboPitchError(f"{path}: no simulator is serving there ({problem.strerror})") from problem
        try:
            self._lock(path)
            self._open(path)
        except BaseException:
            self._file.close()
            raise
        self._ask(HELLO)

    def _lock(self, path):
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            raise RoboPitchError(f"{path}: another program uses this environment") from problem

    def _open(self, path):
        head = self._file.read(HEADER.size)
        if len(head) < HEADER.size or head[:8] != MAGIC:
            raise RoboPitchError(f"{path}: expected a file of 'robopitch learn serve', but this is something else")
        (_, version, _, size, worlds, agents, observation, action, self.process, state, text, *at) = HEADER.unpack(head)
        if version != VERSION:
            raise RoboPitchError(
                f"{path}: the simulator speaks version {version} of the layout, but this package speaks version"
                f" {VERSION}; use the package that came with the simulator"
            )
        if os.fstat(self._file.fileno()).st_size != size:
            raise RoboPitchError(f"{path}: expected {size} bytes; the file was truncated or extended")
        if state == ENDED:
            raise RoboPitchError(f"{path}: the simulator has ended")
        self._map = mmap.mmap(self._file.fileno(), size)
        self.description = json.loads(self._map[at[0] : at[0] + text].decode())
        self.worlds, self.agents = worlds, agents
        self.observations = self._array(at[1], np.float32, worlds, agents, observation)
        keeps = self.description["autoreset"] == "same-step"
        self.final_observations = self._array(at[2], np.float32, worlds, agents, observation) if keeps else None
        self.actions = self._array(at[3], np.float32, worlds, agents, action)
        self.rewards = self._array(at[4], np.float32, worlds, agents)
        self.terminated = self._array(at[5], np.bool_, worlds)
        self.truncated = self._array(at[6], np.bool_, worlds)
        self.events = self._array(at[7], np.uint8, worlds)
        self._seeds = self._array(at[8], np.int64, worlds)
        self._mask = self._array(at[9], np.uint8, worlds)
        self._request = self._array(REQUEST_AT, np.uint64, 1)
        self._command = self._array(COMMAND_AT, np.uint32, 1)
        self._response = self._array(RESPONSE_AT, np.uint64, 1)
        self._status = self._array(STATUS_AT, np.uint32, 1)
        struct.pack_into("<IQ", self._map, CLIENT_VERSION_AT, VERSION, os.getpid())
        self._number = int(self._response[0])

    def _array(self, at, dtype, *shape):
        count = int(np.prod(shape))
        return np.frombuffer(self._map, dtype=dtype, count=count, offset=at).reshape(shape)

    def reset(self, seeds, mask):
        """Resets the worlds selected by the mask."""
        self._seeds[:] = seeds
        self._mask[:] = mask
        self._ask(RESET)

    def send_step(self):
        """Plays the actions in all worlds; receive_step() waits for the result."""
        self._send(STEP)

    def _ask(self, command):
        self._send(command)
        self.receive()

    def _send(self, command):
        if self._map is None:
            raise RoboPitchError("the environment is closed")
        self._wait()  # For the last answer, if somebody interrupted the wait for it.
        self._number += 1
        self._command[0] = command
        self._request[0] = self._number
        self._sent_at = time.perf_counter()

    def receive_step(self):
        """Waits for the result of a step, asleep for most of the time that steps take."""
        if not self._answered():
            slept = self._step_time.sleep(self._sent_at)
            if slept and self._answered():
                self._step_time.overslept()
            else:
                self._wait(slept)
                self._step_time.took(time.perf_counter() - self._sent_at)
        self.receive()

    def receive(self):
        """Waits for the answer."""
        self._wait()
        if self._status[0] != OK:
            raise RoboPitchError(self._message())

    def _answered(self):
        return self._response[0] == self._number

    def _wait(self, slept=False):
        """Polls, first without a pause, then yielding, then with pauses.

        Who has slept through most of a long step does not yield: it would take a processor from the simulator meanwhile.
        """
        number, response = self._number, self._response
        yields = LOOKS if slept else LOOKS + YIELDS
        looks = 0
        while response[0] != number:
            looks += 1
            if looks > yields:
                time.sleep(SHORT if looks < SHORT_PAUSES else LONG)
            elif looks > LOOKS:
                give_way()
            if looks % LOOKS_BETWEEN_CHECKS == 0:
                self._check()

    def _message(self):
        size = struct.unpack_from("<I", self._map, MESSAGE_BYTES_AT)[0]
        return self._map[MESSAGE_AT : MESSAGE_AT + size].decode(errors="replace")

    def _check(self):
        if self._answered():
            return
        if self._server is not None:
            if not self._server.alive():
                raise RoboPitchError("the simulator has ended: " + self._server.said())
        elif struct.unpack_from("<I", self._map, STATE_AT)[0] == ENDED or not exists(self.process):
            raise RoboPitchError("the simulator has ended")

    def close(self):
        """Closes the connection. Arrays still in use stay readable."""
        if self._map is None or os.getpid() != self._owner:
            return  # A forked child has copies of everything, and nothing to end.
        try:
            self._ask(GOODBYE)
        except RoboPitchError:
            pass  # It has ended before.
        self._map = None
        # The lock would live as long as the mapping, and arrays that somebody holds keep that.
        fcntl.flock(self._file, fcntl.LOCK_UN)
        self._file.close()


def exists(process):
    """Whether a process with this number exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
