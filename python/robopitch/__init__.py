# SPDX-License-Identifier: Apache-2.0
"""Robot soccer for machine learning: many worlds of the RoboPitch simulator, as numpy arrays.

    import robopitch

    env = robopitch.RoboPitchVectorEnv("penalty", num_envs=256)
    observations, infos = env.reset(seed=1)
    for _ in range(1000):
        actions = env.action_space.sample()
        observations, rewards, terminated, truncated, infos = env.step(actions)
    env.close()

RoboPitchVectorEnv follows gymnasium.vector.VectorEnv, RoboPitchParallelEnv pettingzoo.ParallelEnv; neither has to be
installed. See docs/learning.md.
"""

from .errors import RoboPitchError
from .parallel import RoboPitchParallelEnv
from .vector import AutoresetMode, RoboPitchVectorEnv, attach

__all__ = ["AutoresetMode", "RoboPitchError", "RoboPitchParallelEnv", "RoboPitchVectorEnv", "attach"]
