# SPDX-License-Identifier: Apache-2.0
"""One world with several agents, as a pettingzoo.ParallelEnv."""

import secrets

import numpy as np

from . import memory, spaces
from .vector import Worlds

try:
    from pettingzoo import ParallelEnv
except ImportError:
    ParallelEnv = object


class RoboPitchParallelEnv(ParallelEnv):
    """A world whose agents are blue_1, blue_2, … yellow_1, …, or blue and yellow with ``control="team"``.

    All agents end their episode together; then ``agents`` is empty until the next reset. Further keywords are options of
    ``robopitch learn serve``, as for RoboPitchVectorEnv.
    """

    render_mode = None

    def __init__(self, task=None, *, file=None, **options):
        self._worlds = None
        self._worlds = Worlds(file=file, **options) if file else Worlds(task, 1, autoreset="disabled", **options)
        self._memory = self._worlds.memory
        if self._memory.worlds != 1:
            worlds = self._memory.worlds
            self.close()
            raise ValueError(f"this environment has one world, but the simulator serves {worlds}")
        self.description = self._worlds.description
        self.metadata = {
            "name": f"robopitch_{self.description['task']}",
            "render_modes": [],
            "is_parallelizable": True,
        }
        self.possible_agents = list(self.description["agents"])
        self.agents = []
        self.observation_spaces = {one: spaces.box(self.description["observation"]) for one in self.possible_agents}
        self.action_spaces = {one: spaces.box(self.description["action"]) for one in self.possible_agents}
        self._begun = False

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        """Resets: with a seed, or with the next episode of the last seed."""
        if seed is None and self._begun:
            self._memory.reset(0, memory.NEXT_EPISODE)
        else:
            number = secrets.randbits(62) if seed is None else int(seed) % 2**64
            self._memory.reset(np.array([number], dtype=np.uint64).astype(np.int64), memory.WITH_SEED)
        self._begun = True
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self):
        rows = self._memory.observations[0]
        return {agent: rows[i].copy() for i, agent in enumerate(self.possible_agents)}

    def step(self, actions):
        """Plays the actions of all agents."""
        if not self.agents:
            raise ValueError("the episode has ended; call reset before the next step")
        if set(actions) != set(self.agents):
            raise ValueError(f"there must be an action for each of {self.agents}, but there are {sorted(actions)}")
        size = self._memory.actions.shape[2]
        rows = [self._worlds.check(actions[agent], (size,)) for agent in self.possible_agents]
        self._memory.actions[0] = rows
        self._memory.send_step()
        self._memory.receive_step()
        terminated, truncated = bool(self._memory.terminated[0]), bool(self._memory.truncated[0])
        event = self.description["events"][self._memory.events[0]]
        playing = self.agents
        if terminated or truncated:
            self.agents = []
        return (
            self._observations(),
            {agent: float(self._memory.rewards[0, i]) for i, agent in enumerate(self.possible_agents)},
            dict.fromkeys(playing, terminated),
            dict.fromkeys(playing, truncated),
            {agent: {"event": event} if event != "none" else {} for agent in playing},
        )

    def state(self):
        """The observations of all agents, in one row."""
        return self._memory.observations[0].reshape(-1).copy()

    def render(self):
        raise NotImplementedError("learning environments cannot be rendered; './robopitch play' shows matches")

    def close(self):
        if self._worlds is not None:
            self._worlds.close()
            self._worlds = None

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # The interpreter may be half gone.
            pass
