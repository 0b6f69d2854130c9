# SPDX-License-Identifier: Apache-2.0
"""Many worlds as a gymnasium.vector.VectorEnv."""

import enum
import secrets

import numpy as np

from . import memory, server, spaces
from .errors import RoboPitchError

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    VectorEnv = object

    class AutoresetMode(enum.Enum):
        """Gymnasium's modes, for use without Gymnasium."""

        NEXT_STEP = "NextStep"
        SAME_STEP = "SameStep"
        DISABLED = "Disabled"


MODES = {
    "next-step": AutoresetMode.NEXT_STEP,
    "same-step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


def autoreset_word(mode):
    """The simulator's name for a mode; strings pass unchanged."""
    for word, known in MODES.items():
        if mode is known or getattr(mode, "value", mode) == known.value:
            return word
    return mode


class Worlds:
    """Worlds of a simulator, started for this process or attached to, with arrays of shape (worlds, agents, numbers)."""

    def __init__(self, task=None, worlds=64, *, file=None, **options):
        self._server = None
        if file is None:
            if task is None:
                raise TypeError("name a task, such as 'penalty', or the file of a simulator to attach to")
            self._server = server.Server({"task": task, "worlds": worlds, **options})
            file = self._server.path
        elif task is not None or options:
            raise TypeError("an attached simulator already has its task and options")
        try:
            self.memory = memory.Memory(file, self._server)
        except BaseException:
            if self._server is not None:
                self._server.end(0)
            raise
        self.description = self.memory.description

    def check(self, actions, shape):
        """Actions as an array of numbers; raises ValueError if they are invalid."""
        try:
            actions = np.asarray(actions, dtype=np.float32)
        except (TypeError, ValueError) as problem:
            raise ValueError(f"actions must be numbers of shape {shape}: {problem}") from problem
        if actions.shape != shape:
            raise ValueError(f"actions must have the shape {shape}, but have {actions.shape}")
        if not np.isfinite(actions).all():
            at = tuple(int(i) for i in np.argwhere(~np.isfinite(actions))[0])
            raise ValueError(f"actions must be finite numbers, but the one at {at} is {actions[at]}")
        return actions

    def close(self):
        self.memory.close()
        if self._server is not None:
            self._server.end()
            self._server = None


class RoboPitchVectorEnv(VectorEnv):
    """Worlds with one agent each, as gymnasium.vector.VectorEnv.

    Where a world has several agents (a task for two sides, or several robots), give ``control="team"`` and opponents other
    than ``"self"``; or ``flatten_agents=True``, which makes every agent of every world a sub-environment of its own, as
    policies with shared weights want it. Agents of one world end their episodes together.

    Further keywords are options of ``robopitch learn serve``: league, opponents, control, threads, step, steps_per_action,
    episode, reward (a dictionary), set (a dictionary), config, classpath.
    """

    render_mode = None
    spec = None
    closed = False

    def __init__(
        self,
        task=None,
        num_envs=64,
        *,
        autoreset_mode=AutoresetMode.NEXT_STEP,
        flatten_agents=False,
        copy=True,
        file=None,
        **options,
    ):
        self.closed = True  # Until there is something to close.
        if file is None:
            self._worlds = Worlds(task, num_envs, autoreset=autoreset_word(autoreset_mode), **options)
        else:
            self._worlds = Worlds(file=file, **options)
        self.closed = False
        shared = self._worlds.memory
        if shared.agents > 1 and not flatten_agents:
            agents = ", ".join(self._worlds.description["agents"])
            self.close()
            raise RoboPitchError(
                f"a world of this task has {shared.agents} agents ({agents}); use control='team' with opponents other"
                " than 'self', flatten_agents=True, or RoboPitchParallelEnv"
            )
        self._memory = shared
        self._agents = shared.agents
        self._copy = copy
        self.description = self._worlds.description
        self.num_envs = shared.worlds * shared.agents
        self.metadata = {"autoreset_mode": MODES[self.description["autoreset"]], "render_modes": []}
        self.single_observation_space = spaces.box(self.description["observation"])
        self.single_action_space = spaces.box(self.description["action"])
        self.observation_space = spaces.batch(self.single_observation_space, self.num_envs)
        self.action_space = spaces.batch(self.single_action_space, self.num_envs)
        self._observations = self._flat(shared.observations)
        self._actions = self._flat(shared.actions)
        self._rewards = shared.rewards.reshape(self.num_envs)
        self._np_random = None
        self._np_random_seed = None
        self._sent = False

    def _flat(self, array):
        return array.reshape(self.num_envs, array.shape[2])

    def _per_agent(self, flags):
        return np.repeat(flags, self._agents) if self._agents > 1 else flags.copy()

    def reset(self, *, seed=None, options=None):
        """Resets the worlds: with consecutive seeds from a number, with a list of one seed per world, or with fresh seeds.

        ``options={"reset_mask": mask}`` resets those worlds alone, each with its next episode unless a seed is given.
        """
        if self._sent:
            raise RoboPitchError("a step is under way; call step_wait first")
        worlds = self._memory.worlds
        options = dict(options or {})
        chosen = self._mask(options.pop("reset_mask", None))
        if seed is None and chosen is not None:
            self._memory.reset(0, np.where(chosen, memory.NEXT_EPISODE, memory.LEAVE))
            return self._result(), {}
        if seed is None:
            seed = secrets.randbits(62)
        if isinstance(seed, (int, np.integer)):
            self._np_random, self._np_random_seed = np.random.default_rng(int(seed)), int(seed)
            seeds = np.arange(worlds, dtype=np.uint64) + np.uint64(int(seed) % 2**64)
        else:
            if len(seed) != worlds:
                raise ValueError(f"there must be one seed for each of the {worlds} worlds, but there are {len(seed)}")
            seeds = np.array([secrets.randbits(62) if one is None else int(one) % 2**64 for one in seed], dtype=np.uint64)
        mask = memory.WITH_SEED if chosen is None else np.where(chosen, memory.WITH_SEED, memory.LEAVE)
        self._memory.reset(seeds.astype(np.int64), mask)
        return self._result(), {}

    def _mask(self, mask):
        if mask is None:
            return None
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(
                f"reset_mask must be {self.num_envs} booleans, but has the shape {mask.shape} and the type {mask.dtype}"
            )
        worlds = mask.reshape(-1, self._agents)
        if np.any(worlds != worlds[:, :1]):
            raise ValueError("reset_mask must be the same for all agents of a world")
        if not mask.any():
            raise ValueError("reset_mask must select at least one world")
        return worlds[:, 0]

    def _result(self):
        return self._observations.copy() if self._copy else self._observations

    def step(self, actions):
        """Plays one action in every world: observations, rewards, terminations, truncations, infos."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions):
        """Starts a step, and returns while the worlds play it."""
        if self._sent:
            raise RoboPitchError("a step is under way; call step_wait first")
        actions = self._worlds.check(actions, self._actions.shape)
        np.copyto(self._actions, actions)
        self._memory.send_step()
        self._sent = True

    def step_wait(self):
        """Waits for the step that step_async started."""
        if not self._sent:
            raise RoboPitchError("no step is under way; call step_async first")
        self._sent = False
        self._memory.receive_step()
        terminated = self._per_agent(self._memory.terminated)
        truncated = self._per_agent(self._memory.truncated)
        infos = {}
        ended = terminated | truncated
        if ended.any():
            # What happened, for the worlds whose episode has ended: a number, see description["events"].
            infos = {"event": self._per_agent(self._memory.events), "_event": ended}
            if self._memory.final_observations is not None:
                infos["final_obs"] = self._final(ended)
                infos["_final_obs"] = ended.copy()
                infos["final_info"] = {"event": infos.pop("event"), "_event": infos.pop("_event")}
                infos["_final_info"] = ended.copy()
        return self._result(), self._rewards.copy(), terminated, truncated, infos

    def _final(self, ended):
        """Gymnasium expects objects, None where an episode continues."""
        final = np.full(self.num_envs, None, dtype=object)
        observations = self._flat(self._memory.final_observations)
        for i in np.flatnonzero(ended):
            final[i] = observations[i].copy()
        return final

    def render(self):
        raise NotImplementedError("learning environments cannot be rendered; './robopitch play' shows matches")

    def close(self, **kwargs):
        """Ends the simulator if it was started for this environment."""
        if self.closed:
            return
        self.close_extras(**kwargs)
        self.closed = True

    def close_extras(self, **kwargs):
        self._worlds.close()

    @property
    def unwrapped(self):
        return self

    @property
    def np_random(self):
        if self._np_random is None:
            self._np_random_seed = secrets.randbits(62)
            self._np_random = np.random.default_rng(self._np_random_seed)
        return self._np_random

    @np_random.setter
    def np_random(self, value):
        self._np_random, self._np_random_seed = value, -1

    @property
    def np_random_seed(self):
        self.np_random  # Makes the seed, if there is none yet.
        return self._np_random_seed

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # The interpreter may be half gone.
            pass

    def __repr__(self):
        return f"{type(self).__name__}({self.description['task']}, num_envs={self.num_envs})"


def attach(file, **options):
    """An environment of a running simulator; the file is the one that 'robopitch learn serve' prints."""
    return RoboPitchVectorEnv(file=file, **options)
