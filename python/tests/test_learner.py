# SPDX-License-Identifier: Apache-2.0
"""The learner that is shipped as an example, in a short form."""

import pathlib
import sys
import tempfile
import unittest
import unittest.mock

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "examples"))

import contextlib
import io

import evolution
import numpy as np

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
                evolution.draw([curve], "goals", picture)
                self.assertIn("<polyline", picture.read_text())


class OptionsTest(unittest.TestCase):
    """The program as a user starts it, with all its options."""

    def test_a_warm_up_is_carried_over_and_everything_is_written(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            files = {option: folder / f"learned.{option}" for option in ("svg", "csv", "npz")}
            words = "evolution.py --task penalty --opponents keeper --goals-alone --ahead 1.5 --warm-up 2 --generations 1"
            words += " --pairs 4 --episodes 4 --hidden 5 --spread 0.2 --rate 0.1 --episode 1 --threads 1 --seed 3 --seeds 2"
            words += f" --plot {files['svg']} --csv {files['csv']} --save {files['npz']}"
            said = io.StringIO()
            with unittest.mock.patch.object(sys, "argv", words.split()), contextlib.redirect_stdout(said):
                evolution.main()
            self.assertIn("2 generations without opponents", said.getvalue())
            self.assertIn("1 generations against keeper", said.getvalue())
            self.assertIn("stroke-dasharray", files["svg"].read_text())
            curve = np.genfromtxt(files["csv"], delimiter=",", names=True)
            self.assertEqual(list(curve["seed"]), [3, 3, 3, 3, 4, 4, 4, 4])
            self.assertEqual(list(curve["generation"]), [0, 2, 2, 3] * 2)
            self.assertTrue(np.all(np.diff(curve["world_steps"].reshape(2, 4)) > 0))
            self.assertIn("<polygon", files["svg"].read_text())
            mean = 100 * curve["goals"].reshape(2, 4).mean(axis=0)[-1]
            self.assertIn(f"goals {mean:3.0f} ±", said.getvalue().splitlines()[-1])
            learned = np.load(files["npz"])
            self.assertEqual(len(learned["weights"]), (len(learned["mean"]) + 1) * 5 + 6 * 2)

    def test_several_curves_have_a_mean_and_a_deviation(self):
        curves = [[(0, 10, 1, 0, 0.1), (5, 20, 2, 0, 0.5)], [(0, 10, 1, 0, 0.3), (5, 40, 2, 0, 0.9)]]
        (_, _, low, _), (generation, steps, mean, deviation) = evolution.spread_over(curves)
        self.assertAlmostEqual(low, 0.2)
        self.assertEqual((generation, steps), (5, 30))
        self.assertAlmostEqual(mean, 0.7)
        self.assertAlmostEqual(deviation, 0.4 / np.sqrt(2))

    def test_the_carried_network_does_what_it_did_before(self):
        random = np.random.default_rng(1)
        small, large = evolution.Network(3, 4, 2), evolution.Network(5, 4, 2)
        weights = random.normal(size=small.size)
        places = np.array([1, -1, 0, 2, -1])
        carried = large.carry(weights, small, places)
        seen = random.normal(size=(1, 6, 5))
        before = small.think(small.split(weights[None, :]), seen[:, :, [2, 0, 3]])
        after = large.think(large.split(carried[None, :]), seen)
        self.assertTrue(np.allclose(before, after, atol=1e-6))


if __name__ == "__main__":
    unittest.main()
