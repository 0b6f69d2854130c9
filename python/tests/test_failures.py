# SPDX-License-Identifier: Apache-2.0
"""Simulators and programs that die, files that are something else: clear errors, no waiting without end, nothing left."""

import glob
import os
import pathlib
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest

import numpy as np

import robopitch
from robopitch import RoboPitchError, RoboPitchParallelEnv, RoboPitchVectorEnv, memory, server

PACKAGE = str(pathlib.Path(robopitch.__file__).parents[1])
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import robopitch
env = robopitch.RoboPitchVectorEnv("penalty", 4)
env.reset(seed=1)
print(env._worlds._server.process.pid, env._worlds._server.path, flush=True)
while True:
    env.step(env.action_space.sample())
"""


def left_over():
    return glob.glob("/dev/shm/robopitch-learn-*")


def gone(process, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with open(f"/proc/{process}/stat") as stat:
                if stat.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return True
        except FileNotFoundError:
            return True
        time.sleep(0.02)
    return False


class FailuresTest(unittest.TestCase):
    def setUp(self):
        self.before = set(left_over())

    def tearDown(self):
        self.assertEqual(set(left_over()) - self.before, set(), "files were left")

    def test_a_simulator_that_dies_is_noticed(self):
        env = RoboPitchVectorEnv("penalty", 4)
        env.reset(seed=1)
        os.kill(env._worlds._server.process.pid, signal.SIGKILL)
        with self.assertRaisesRegex(RoboPitchError, "the simulator has ended: it ended with exit code -9"):
            while True:
                env.step(np.zeros((4, 2)))
        env.close()
        with self.assertRaisesRegex(RoboPitchError, "closed"):
            env.reset(seed=1)

    def test_a_program_that_dies_takes_its_simulator_along(self):
        program = subprocess.Popen([sys.executable, "-c", PROGRAM, PACKAGE], stdout=subprocess.PIPE, text=True)
        process, path = program.stdout.readline().split()
        self.assertFalse(os.path.exists(path), "once a program is attached the file needs no name")
        program.kill()
        program.wait()
        program.stdout.close()
        self.assertTrue(gone(int(process)))

    def test_what_the_simulator_refuses_is_said(self):
        for options, message in (
            ({"task": "6v6"}, 'there is no task "6v6", only go-to-ball, penalty, 1v1, 3v3, 5v5'),
            ({"task": "3v3", "opponents": "nobody"}, "there is no team .nobody"),
            ({"task": "3v3", "set": {"ball.mas": 1}}, "ball.mas"),
        ):
            with self.assertRaisesRegex(RoboPitchError, "the simulator did not start: .*" + message):
                RoboPitchVectorEnv(num_envs=2, **options)
        with self.assertRaisesRegex(TypeError, "name a task"):
            RoboPitchVectorEnv()

    def test_a_simulator_that_is_not_there_is_said(self):
        before = os.environ.get("ROBOPITCH_COMMAND")
        os.environ["ROBOPITCH_COMMAND"] = "/nowhere/robopitch"
        try:
            with self.assertRaisesRegex(RoboPitchError, "cannot be started with /nowhere/robopitch"):
                RoboPitchVectorEnv("penalty")
        finally:
            if before is None:
                del os.environ["ROBOPITCH_COMMAND"]
            else:
                os.environ["ROBOPITCH_COMMAND"] = before

    def test_other_files_and_versions_are_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "file")
            with self.assertRaisesRegex(RoboPitchError, "no simulator is serving there"):
                robopitch.attach(file)
            pathlib.Path(file).write_bytes(b"something else")
            with self.assertRaisesRegex(RoboPitchError, "this is something else"):
                robopitch.attach(file)
            pathlib.Path(file).write_bytes(memory.MAGIC + struct.pack("<I", 2) + bytes(300))
            with self.assertRaisesRegex(RoboPitchError, "speaks version 2 of the layout, but this package speaks"):
                robopitch.attach(file)
            pathlib.Path(file).write_bytes(memory.MAGIC + struct.pack("<IIQ", 1, 2048, 5000) + bytes(300))
            with self.assertRaisesRegex(RoboPitchError, "expected 5000 bytes"):
                robopitch.attach(file)


class AttachTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = os.path.join(self.folder.name, "env")
        words = server.command() + ["learn", "serve", "--task", "1v1", "--worlds", "1", "--file", self.file]
        words += ["--opponents", "keeper"]
        self.server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.kill)
        self.assertIn("programs that attach to " + self.file, self.server.stdout.readline())

    def test_one_program_after_the_other(self):
        with robopitch.attach(self.file) as env:
            first, _ = env.reset(seed=4)
            with self.assertRaisesRegex(RoboPitchError, "another program uses this environment"):
                robopitch.attach(self.file)
        with RoboPitchParallelEnv(file=self.file) as parallel:
            again, _ = parallel.reset(seed=4)
            self.assertTrue(np.array_equal(again["blue_1"], first[0]))
        self.server.send_signal(signal.SIGTERM)
        self.server.wait(20)
        self.assertEqual(os.listdir(self.folder.name), [])

    def test_the_server_refuses_what_it_does_not_know(self):
        shared = memory.Memory(self.file)
        with self.assertRaisesRegex(RoboPitchError, "the mask of world 0 is 7"):
            shared.reset(1, 7)
        with self.assertRaisesRegex(RoboPitchError, "there is no request 99"):
            shared._ask(99)
        shared.reset(1, memory.WITH_SEED)
        shared.actions[0, 0, 1] = np.nan
        with self.assertRaisesRegex(RoboPitchError, "the action wheel.right of agent 0 in world 0 is NaN"):
            shared._ask(memory.STEP)
        struct.pack_into("<I", shared._map, memory.CLIENT_VERSION_AT, 7)
        with self.assertRaisesRegex(RoboPitchError, "the program speaks version 7 of the layout"):
            shared._ask(memory.HELLO)
        shared.close()

    def test_a_server_that_ends_is_noticed(self):
        env = robopitch.attach(self.file)
        env.reset(seed=4)
        self.server.kill()
        self.server.wait()
        with self.assertRaisesRegex(RoboPitchError, "the simulator has ended"):
            env.step(np.zeros((1, 2)))
        env.close()


if __name__ == "__main__":
    unittest.main()
