# SPDX-License-Identifier: Apache-2.0
"""Plays on RoboPitch through shared memory, with Python's standard library alone.

    link = robopitch_shm.Link("/dev/shm/soccer", "blue")
    cycle = 0
    while cycle := link.wait(0, cycle):
        ball, own = link.ball(), link.own(0)
        ...
        link.wheels(0, left, right)
        link.answer(0, cycle)

Metres, seconds, radians counter-clockwise, y to the left of x. Unless the simulator was told --frame world, a side sees its
own goal at negative x. What the bytes mean is told in docs/shared-memory.md.
"""

import collections
import mmap
import os
import struct
import sys
import threading
import time

LAYOUT_VERSION = 1
BLUE, YELLOW = 0, 1
WORLD_FRAME, NEW_MATCHES = 8, 16
ENDED = 2
OVER = 2
PLAY_ON, NEW_MATCH, GOODBYE = 0, 1, 2

Header = collections.namedtuple(
    "Header",
    "magic version header_bytes file_bytes worlds world_bytes robots channels session flags state process"
    " truth_offset blue_offset yellow_offset body_bytes cycle_seconds pitch_length pitch_width goal_width goal_depth"
    " robot_size ball_radius wheel_radius track max_wheel_speed deadline_seconds",
)
HEADER = struct.Struct("<8sIIQIIIIQIIQIIII11d")
STATE_AT = 52

World = collections.namedtuple(
    "World",
    "sequence cycle match state seed time clock blue_score yellow_score running awarded blue_attacks mode period",
)
WORLD = struct.Struct("<QQIIQddiiiii4x24s24s")

Body = collections.namedtuple("Body", "x y z heading vx vy vz spin visible")
BODY = struct.Struct("<8dQ")
VIEW_BYTES = 16

COMMANDS_HEADER = struct.Struct("<8sIIQIIIIQI")
SIDE = struct.Struct("<QIIQQ24x")  # all but the sequence
SIDE_BYTES = 64


class Link:
    """The link of one side. What was read last, of whichever world, is what the other methods speak of."""

    def __init__(self, folder, side, seconds=60):
        """Opens the files, waiting for a simulator that is still to come."""
        if sys.byteorder != "little":
            raise OSError("the files are little endian, but this machine is not")
        self.side = {"blue": BLUE, "yellow": YELLOW}[side]
        self._positions = _map(os.path.join(folder, "positions"), mmap.ACCESS_READ, seconds)
        self._commands = _map(os.path.join(folder, "commands"), mmap.ACCESS_WRITE, seconds)
        self.header = Header(*HEADER.unpack_from(self._positions))
        commands = COMMANDS_HEADER.unpack_from(self._commands)
        for magic, version, wanted in (
            (self.header.magic, self.header.version, b"RPTCHPOS"),
            (commands[0], commands[1], b"RPTCHCMD"),
        ):
            if magic != wanted or version != LAYOUT_VERSION:
                raise OSError(f"{folder}: expected {wanted} of version {LAYOUT_VERSION}, but found {magic} {version}")
        if self.header.session != commands[8]:
            raise OSError(f"{folder}: the two files belong to different sessions")
        self._commands_header_bytes, self._commands_world_bytes, self._side_bytes = commands[2], commands[5], commands[9]
        # Words of eight bytes, read and written at once: what a sequence lock needs.
        self._position_words = memoryview(self._positions).cast("Q")
        self._command_words = memoryview(self._commands).cast("Q")
        self._values = [0.0] * (self.header.robots * self.header.channels)
        self._pack_values = struct.Struct(f"<{len(self._values)}d")
        self._read = b""
        self._request = (PLAY_ON, 0)
        self._fences = (threading.Lock(), threading.Lock())
        self._process = os.getpid()
        self._simulator = self.header.process if _alive(self.header.process) else 0

    def read(self, world, after):
        """Reads a world if it shows a newer cycle than the given one, and says which; or else 0."""
        at = self.header.header_bytes + world * self.header.world_bytes
        sequence = self._position_words[at // 8]
        if sequence & 1 or self._position_words[at // 8 + 1] <= after:
            return 0
        self._fence()
        copy = self._positions[at : at + self.header.world_bytes]
        self._fence()
        if self._position_words[at // 8] != sequence:
            return 0
        self._read = copy
        return int.from_bytes(copy[8:16], "little")

    def wait(self, world, after):
        """Waits for a newer cycle of a world and reads it; 0 if the match there is over or the simulator has ended."""
        looks = 0
        while True:
            ended = self.ended()  # before reading: what is shown last is shown before the end
            cycle = self.read(world, after)
            if cycle:
                over = self.world().state == OVER and not self.header.flags & NEW_MATCHES
                return 0 if over else cycle
            if ended:
                return 0
            looks += 1
            if looks > 200:
                time.sleep(0 if looks < 2000 else 0.0005)
            if looks % 5000 == 0 and self._simulator and not _alive(self._simulator):
                return 0

    def ended(self):
        """Whether the simulator has ended the session."""
        return struct.unpack_from("<I", self._positions, STATE_AT)[0] == ENDED

    def world(self):
        """How the match stood."""
        return World(*WORLD.unpack_from(self._read))

    def seen(self, body):
        """A body as this side saw it: 0 is the ball, then come the robots."""
        offset = self.header.blue_offset if self.side == BLUE else self.header.yellow_offset
        return Body(*BODY.unpack_from(self._read, offset + VIEW_BYTES + body * BODY.size))

    def truth(self, body):
        """A body as it truly was, in the world's frame: 0 is the ball, then come the robots of blue and of yellow."""
        return Body(*BODY.unpack_from(self._read, self.header.truth_offset + VIEW_BYTES + body * BODY.size))

    def ball(self):
        return self.seen(0)

    def own(self, robot):
        return self.seen(1 + robot + (self.header.robots if self._second() else 0))

    def opponent(self, robot):
        return self.seen(1 + robot + (0 if self._second() else self.header.robots))

    def _second(self):
        # In the world's frame, blue's robots come first for both sides.
        return bool(self.header.flags & WORLD_FRAME) and self.side == YELLOW

    def wheels(self, robot, left, right):
        """Says what a robot's wheels shall do, in rad/s, positive forward. It is sent with the next answer."""
        self._values[robot * self.header.channels] = left
        self._values[robot * self.header.channels + 1] = right

    def request(self, what, seed=0):
        """Has the next answer ask for something: NEW_MATCH, or GOODBYE."""
        self._request = (what, seed)

    def answer(self, world, cycle):
        """Answers a cycle of a world with what was said last; a request is sent once."""
        at = self._commands_header_bytes + world * self._commands_world_bytes + self.side * self._side_bytes
        what, seed = self._request
        self._request = (PLAY_ON, 0)
        sequence = self._command_words[at // 8] | 1
        self._command_words[at // 8] = sequence
        self._fence()
        SIDE.pack_into(self._commands, at + 8, cycle, LAYOUT_VERSION, what, seed, self._process)
        self._pack_values.pack_into(self._commands, at + SIDE_BYTES, *self._values)
        self._fence()
        self._command_words[at // 8] = (sequence + 1) & 0xFFFFFFFFFFFFFFFF

    def _fence(self):
        # Two locks taken in turn keep what is before them from moving behind them, on every processor.
        for lock in self._fences:
            with lock:
                pass


def _map(path, access, seconds):
    end = time.monotonic() + seconds
    while True:
        try:
            with open(path, "rb" if access == mmap.ACCESS_READ else "r+b") as file:
                return mmap.mmap(file.fileno(), 0, access=access)
        except FileNotFoundError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def _alive(process):
    try:
        os.kill(process, 0)
        return True
    except PermissionError:
        return True
    except OSError:
        return False
