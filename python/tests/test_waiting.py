# SPDX-License-Identifier: Apache-2.0
"""How a program waits for the simulator: asleep for most of a step, and never for long after it."""

import time
import unittest

from robopitch.memory import StepTime


class StepTimeTest(unittest.TestCase):
    def test_short_steps_are_not_slept_through(self):
        steps = StepTime()
        steps.took(0.00005)
        self.assertFalse(steps.sleep(time.perf_counter()))

    def test_a_step_that_began_long_ago_is_not_slept_through(self):
        steps = StepTime()
        self.assertFalse(steps.sleep(time.perf_counter() - 1))

    def test_long_steps_are_slept_through(self):
        steps = StepTime()
        for _ in range(100):
            steps.took(0.02)
        begin = time.perf_counter()
        self.assertTrue(steps.sleep(begin))
        self.assertGreaterEqual(time.perf_counter() - begin, 0.0198)

    def test_a_single_slow_step_says_little(self):
        steps = StepTime()
        steps.took(0.001)
        steps.took(3600)
        self.assertLessEqual(steps._seconds, 0.0011)

    def test_who_has_overslept_sleeps_less(self):
        steps = StepTime()
        steps.took(0.001)
        for _ in range(30):
            steps.overslept()
        self.assertFalse(steps.sleep(time.perf_counter()))


if __name__ == "__main__":
    unittest.main()
