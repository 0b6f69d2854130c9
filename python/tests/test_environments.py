# SPDX-License-Identifier: Apache-2.0
"""Environments as Gymnasium and PettingZoo document them; with their own checkers where they are installed."""

import sys
import unittest
import warnings

import contracts
import numpy as np

import robopitch
from robopitch import AutoresetMode, RoboPitchParallelEnv, RoboPitchVectorEnv

SHORT = {"episode": 0.3}


class VectorEnvTest(unittest.TestCase):
    def make(self, *arguments, **options):
        env = RoboPitchVectorEnv(*arguments, **options)
        self.addCleanup(env.close)
        return env

    def test_follows_the_contract_with_one_agent(self):
        contracts.check_vector_env(self.make("penalty", 5, **SHORT))

    def test_follows_the_contract_with_many_agents(self):
        contracts.check_vector_env(self.make("3v3", 2, league="middle-size", flatten_agents=True, threads=2, **SHORT))

    def test_begins_again_in_the_next_step(self):
        env = self.make("go-to-ball", 3, episode=0.06, reward={"time": 1, "approach": 0})
        first, _ = env.reset(seed=5)
        still = np.zeros(env.action_space.shape)
        for step in range(1, 5):
            last, rewards, terminated, truncated, infos = env.step(still)
            self.assertTrue(np.allclose(rewards, -0.015))
            self.assertEqual(truncated.all(), step == 4)
        self.assertEqual([env.description["events"][number] for number in infos["event"]], ["time-limit"] * 3)
        self.assertTrue(infos["_event"].all())
        observations, rewards, terminated, truncated, infos = env.step(still)
        self.assertFalse(rewards.any() or terminated.any() or truncated.any() or infos)
        self.assertFalse(np.array_equal(observations, last) or np.array_equal(observations, first))
        again, _ = env.reset(seed=5)
        self.assertTrue(np.array_equal(again, first))

    def test_begins_again_in_the_same_step(self):
        env = self.make("go-to-ball", 3, autoreset_mode=AutoresetMode.SAME_STEP, episode=0.06)
        self.assertIs(env.metadata["autoreset_mode"], AutoresetMode.SAME_STEP)
        env.reset(seed=5)
        still = np.zeros(env.action_space.shape)
        for _ in range(3):
            before, *_, infos = env.step(still)
            self.assertEqual(infos, {})
        observations, _, _, truncated, infos = env.step(still)
        self.assertTrue(truncated.all() and infos["_final_obs"].all() and infos["_final_info"].all())
        left = [signal["name"] for signal in env.description["observation"]].index("time.left")
        for final, one in zip(infos["final_obs"], observations):
            self.assertAlmostEqual(float(final[left]), 0, 6)
            self.assertAlmostEqual(float(one[left]), 1, 6)
        self.assertEqual(infos["final_info"]["event"].tolist(), [5, 5, 5])

    def test_begins_again_when_asked_if_autoreset_is_disabled(self):
        env = self.make("go-to-ball", 3, autoreset_mode="disabled", episode=0.06)
        env.reset(seed=5)
        still = np.zeros(env.action_space.shape)
        for _ in range(4):
            last, _, _, truncated, _ = env.step(still)
        with self.assertRaisesRegex(robopitch.RoboPitchError, "the episode of world 0 has ended; reset it"):
            env.step(still)
        observations, _ = env.reset(options={"reset_mask": np.array([True, False, True])})
        changed = (observations != last).any(axis=1)
        self.assertEqual(changed.tolist(), [True, False, True])
        with self.assertRaisesRegex(robopitch.RoboPitchError, "the episode of world 1 has ended"):
            env.step(still)
        env.reset(seed=9, options={"reset_mask": np.array([False, True, False])})
        env.step(still)
        with self.assertRaisesRegex(ValueError, "reset_mask must be 3 booleans"):
            env.reset(options={"reset_mask": np.array([True])})

    def test_refuses_actions_that_are_none(self):
        env = self.make("penalty", 2)
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, r"must have the shape \(2, 2\), but have \(2, 3\)"):
            env.step(np.zeros((2, 3)))
        with self.assertRaisesRegex(ValueError, r"the one at \(1, 0\) is nan"):
            env.step([[0, 0], [np.nan, 0]])
        with self.assertRaisesRegex(ValueError, "must be numbers"):
            env.step([["left", "right"]])
        with self.assertRaisesRegex(ValueError, "one seed for each of the 2 worlds, but there are 3"):
            env.reset(seed=[1, 2, 3])
        env.step([[5, -5], [0, 0]])  # Beyond their bounds they are taken as the bounds.

    def test_a_step_before_the_first_reset_is_refused(self):
        env = self.make("penalty", 2)
        with self.assertRaisesRegex(robopitch.RoboPitchError, "reset the worlds before the first step"):
            env.step(np.zeros((2, 2)))
        env.reset(seed=3)
        env.step(np.zeros((2, 2)))

    def test_a_step_can_be_split(self):
        env = self.make("penalty", 2)
        env.reset(seed=3)
        whole = env.step(np.ones((2, 2)))
        env.reset(seed=3)
        with self.assertRaisesRegex(robopitch.RoboPitchError, "no step is under way"):
            env.step_wait()
        env.step_async(np.ones((2, 2)))
        with self.assertRaisesRegex(robopitch.RoboPitchError, "a step is under way"):
            env.step_async(np.ones((2, 2)))
        with self.assertRaisesRegex(robopitch.RoboPitchError, "a step is under way"):
            env.reset(seed=3)
        self.assertTrue(all(np.array_equal(one, other) for one, other in zip(whole[:4], env.step_wait())))

    def test_threads_change_nothing(self):
        courses = []
        for threads in (1, 3):
            env = self.make("3v3", 7, control="team", opponents="chaser", threads=threads, **SHORT)
            courses.append(contracts.rollout(env, 60))
        for one, other in zip(*courses):
            self.assertTrue(all(np.array_equal(a, b) for a, b in zip(one, other)))

    def test_several_agents_need_a_word(self):
        with self.assertRaisesRegex(robopitch.RoboPitchError, "has 2 agents .blue_1, yellow_1.; use control='team'"):
            RoboPitchVectorEnv("1v1", 2)

    def test_with_gymnasium_it_is_one_of_its_environments(self):
        env = self.make("penalty", 3, **SHORT)
        if "gymnasium" in sys.modules:
            import gymnasium

            self.assertIsInstance(env, gymnasium.vector.VectorEnv)
            self.assertIs(env.metadata["autoreset_mode"], gymnasium.vector.AutoresetMode.NEXT_STEP)
            wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
            wrapped.reset(seed=1)
            finished = 0
            for _ in range(100):
                *_, infos = wrapped.step(wrapped.action_space.sample())
                finished += int(infos["_episode"].sum()) if "episode" in infos else 0
            self.assertGreaterEqual(finished, 3)
            vector = gymnasium.wrappers.vector
            for wrapper in (vector.NormalizeObservation, vector.NormalizeReward, vector.FlattenObservation, vector.ClipAction):
                wrapped = wrapper(env)
                observations, _ = wrapped.reset(seed=1)
                for _ in range(20):
                    self.assertIn(observations, wrapped.observation_space)
                    observations, *_ = wrapped.step(wrapped.action_space.sample())
        else:
            self.assertIs(RoboPitchVectorEnv.__bases__[0], object)


class ParallelEnvTest(unittest.TestCase):
    def make(self, *arguments, **options):
        env = RoboPitchParallelEnv(*arguments, **options)
        self.addCleanup(env.close)
        return env

    def test_follows_the_contract(self):
        env = self.make("3v3", **SHORT)
        self.assertEqual(env.possible_agents, ["blue_1", "blue_2", "blue_3", "yellow_1", "yellow_2", "yellow_3"])
        contracts.check_parallel_env(env)

    def test_a_team_can_be_one_agent(self):
        env = self.make("1v1", league="middle-size", control="team", **SHORT)
        self.assertEqual(env.possible_agents, ["blue", "yellow"])
        contracts.check_parallel_env(env)

    def test_the_same_seed_gives_the_same_course(self):
        env = self.make("1v1", **SHORT)
        courses = []
        for _ in range(2):
            random = np.random.default_rng(3)
            course = [env.reset(seed=8)[0]["blue_1"]]
            while env.agents:
                actions = {agent: random.uniform(-1, 1, 2) for agent in env.agents}
                course.append(env.step(actions)[0]["blue_1"])
            courses.append(np.array(course))
        self.assertTrue(np.array_equal(*courses))

    def test_refuses_what_is_wrong(self):
        env = self.make("1v1")
        with self.assertRaisesRegex(ValueError, "call reset"):
            env.step({})
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "an action for each of"):
            env.step({"blue_1": np.zeros(2)})
        with self.assertRaisesRegex(ValueError, "must be finite"):
            env.step({"blue_1": np.zeros(2), "yellow_1": np.array([0, np.inf])})

    def test_passes_pettingzoos_own_tests_where_it_is_installed(self):
        if "pettingzoo" not in sys.modules:
            self.assertIs(RoboPitchParallelEnv.__bases__[0], object)
            return
        from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test
        from pettingzoo.utils import parallel_to_aec

        with warnings.catch_warnings():
            warnings.simplefilter("error", UserWarning)
            parallel_api_test(self.make("1v1", **SHORT), num_cycles=200)
            api_test(parallel_to_aec(self.make("1v1", **SHORT)), num_cycles=200)
            parallel_seed_test(lambda: RoboPitchParallelEnv("1v1", **SHORT), num_cycles=50)


if __name__ == "__main__":
    unittest.main()
