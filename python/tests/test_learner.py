# SPDX-License-Identifier: Apache-2.0
"""The learner that is shipped as an example, in a short form."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "examples"))

import evolution

import robopitch


class EvolutionTest(unittest.TestCase):
    def test_it_learns_to_score_and_the_same_seed_learns_the_same(self):
        with robopitch.RoboPitchVectorEnv("penalty", 256, opponents="none", episode=2, threads=2, copy=False) as env:
            learn = lambda generations: evolution.learn(env, generations, 16, 8, seed=1, report=lambda line: None)[1]
            curve = learn(10)
            first, last = curve[0], curve[-1]
            # 256 episodes that were not learned from: a share of goals is uncertain by 0.03 (one standard deviation).
            self.assertLess(first[4], 0.1, curve)
            self.assertGreater(last[4], first[4] + 0.25, curve)
            self.assertEqual([point[3:] for point in learn(5)], [point[3:] for point in curve[:2]])
            with tempfile.TemporaryDirectory() as folder:
                picture = pathlib.Path(folder) / "curve.svg"
                evolution.draw(curve, "goals", picture)
                self.assertIn("<polyline", picture.read_text())


if __name__ == "__main__":
    unittest.main()
