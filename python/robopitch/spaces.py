# SPDX-License-Identifier: Apache-2.0
"""Boxes with bounds: Gymnasium's if it is installed, otherwise an equivalent that needs only numpy."""

import numpy as np

try:
    from gymnasium.spaces import Box
except ImportError:

    class Box:
        """The part of gymnasium.spaces.Box that environments and learners use."""

        def __init__(self, low, high, shape=None, dtype=np.float32, seed=None):
            self.dtype = np.dtype(dtype)
            if shape is None:
                shape = np.broadcast(low, high).shape
            self._shape = tuple(int(n) for n in shape)
            self.low = np.broadcast_to(low, self._shape).astype(self.dtype)
            self.high = np.broadcast_to(high, self._shape).astype(self.dtype)
            self._random = None
            if seed is not None:
                self.seed(seed)

        @property
        def shape(self):
            return self._shape

        @property
        def np_random(self):
            if self._random is None:
                self.seed()
            return self._random

        def seed(self, seed=None):
            self._random = np.random.default_rng(seed)
            return seed

        def sample(self, mask=None, probability=None):
            if mask is not None or probability is not None:
                raise ValueError("a box cannot be sampled with a mask or a probability")
            return self.np_random.uniform(self.low, self.high, self._shape).astype(self.dtype)

        def contains(self, x):
            x = np.asarray(x)
            return bool(
                np.can_cast(x.dtype, self.dtype)
                and x.shape == self._shape
                and np.all(x >= self.low)
                and np.all(x <= self.high)
            )

        __contains__ = contains

        def __eq__(self, other):
            return (
                isinstance(other, Box)
                and self._shape == other._shape
                and self.dtype == other.dtype
                and np.array_equal(self.low, other.low)
                and np.array_equal(self.high, other.high)
            )

        def __repr__(self):
            return f"Box({self.low.min()}, {self.high.max()}, {self._shape}, {self.dtype})"


def box(signals):
    """The box of one agent's observation or action."""
    low = np.array([signal["low"] for signal in signals], dtype=np.float32)
    high = np.array([signal["high"] for signal in signals], dtype=np.float32)
    return Box(low, high, dtype=np.float32)


def batch(space, *counts):
    """The box of many of them."""
    shape = tuple(counts) + space.shape
    return Box(np.broadcast_to(space.low, shape).copy(), np.broadcast_to(space.high, shape).copy(), dtype=space.dtype)
