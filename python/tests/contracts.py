# SPDX-License-Identifier: Apache-2.0
"""What Gymnasium and PettingZoo document of their environments, as checks that need neither of them."""

import numpy as np


def check_vector_env(env, steps=200):
    """gymnasium.vector.VectorEnv as of 1.3: attributes, spaces, shapes, types, and that a seed decides everything."""
    for name in ("num_envs", "observation_space", "action_space", "single_observation_space", "single_action_space"):
        assert hasattr(env, name), f"{name} is missing"
    for name in ("metadata", "spec", "render_mode", "closed", "np_random", "np_random_seed", "unwrapped"):
        assert hasattr(env, name), f"{name} is missing"
    assert env.metadata["autoreset_mode"].value in ("NextStep", "SameStep", "Disabled")
    assert env.unwrapped is env and not env.closed
    count = env.num_envs
    assert env.observation_space.shape == (count,) + env.single_observation_space.shape
    assert env.action_space.shape == (count,) + env.single_action_space.shape
    assert np.array_equal(env.action_space.low[0], env.single_action_space.low)
    assert np.array_equal(env.observation_space.high[-1], env.single_observation_space.high)

    first = rollout(env, steps)
    again = rollout(env, steps)
    for one, other in zip(first, again):
        assert all(np.array_equal(a, b) for a, b in zip(one, other)), "the same seed gives another course"
    different, _ = env.reset(seed=43)
    assert not np.array_equal(first[0][0], different)
    by_list, _ = env.reset(seed=[42 + i for i in range(worlds(env))])
    assert np.array_equal(first[0][0], by_list), "a number is a list of seeds that count up"


def worlds(env):
    return env.num_envs // len(env.description["agents"])


def rollout(env, steps):
    result = env.reset(seed=42)
    assert isinstance(result, tuple) and len(result) == 2, "reset returns observations and infos"
    observations, infos = result
    assert isinstance(infos, dict)
    assert observations in env.observation_space
    env.action_space.seed(7)
    course = [(observations.copy(),)]
    for _ in range(steps):
        result = env.step(env.action_space.sample())
        assert isinstance(result, tuple) and len(result) == 5
        observations, rewards, terminations, truncations, infos = result
        assert observations in env.observation_space, "observations are outside of their space"
        assert rewards.shape == terminations.shape == truncations.shape == (env.num_envs,)
        assert rewards.dtype.kind == "f" and terminations.dtype == truncations.dtype == np.bool_
        assert isinstance(infos, dict)
        for key, value in infos.items():
            if not key.startswith("_"):
                mask = infos["_" + key]
                assert mask.shape == (env.num_envs,) and mask.dtype == np.bool_, f"the mask of {key}"
                assert isinstance(value, dict) or len(value) == env.num_envs
        course.append((observations.copy(), rewards, terminations, truncations))
    return course


def check_parallel_env(env, cycles=1000):
    """pettingzoo.ParallelEnv as of 1.27: who lives, who gets what, and that agents do not come back."""
    assert env.unwrapped is env
    assert env.max_num_agents == len(env.possible_agents)
    env.reset(seed=0, options={"options": 1})
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
    for _ in range(2):
        observations, infos = env.reset()
        assert env.agents == env.possible_agents
        assert set(observations) == set(infos) == set(env.agents)
        live = list(env.agents)
        for _ in range(cycles):
            assert env.num_agents == len(live)
            actions = {agent: env.action_space(agent).sample() for agent in live}
            results = env.step(actions)
            assert len(results) == 5 and all(isinstance(one, dict) for one in results)
            assert all(set(one) == set(live) for one in results), "agents of the last cycle get everything, others nothing"
            observations, rewards, terminated, truncated, infos = results
            for agent in live:
                assert observations[agent] in env.observation_space(agent)
                assert isinstance(rewards[agent], float)
                assert isinstance(terminated[agent], bool) and isinstance(truncated[agent], bool)
                assert isinstance(infos[agent], dict)
            live = [agent for agent in live if not (terminated[agent] or truncated[agent])]
            assert env.agents == live
            if not live:
                break
        assert not live, "the episode must end"
    assert env.state().ndim == 1
