#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Learns a task by evolution strategies, in numpy: python3 python/examples/evolution.py --task penalty --seed 1.

A generation tries pairs of small steps away from a neural network's weights, one there and one back (Salimans et al. 2017,
"Evolution strategies as a scalable alternative to reinforcement learning"). All candidates play the same episodes, so that
they differ by what they do and not by luck; each generation plays others. The weights then move towards the better steps.
The network is judged on episodes that it never learns from.
"""

import argparse
import pathlib
import sys
import time

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import robopitch

JUDGED_FROM = 10**9
EPISODES_A_GENERATION = 1000


class Network:
    """One hidden layer; evaluates many sets of weights at once."""

    def __init__(self, inputs, hidden, outputs):
        self.shapes = [(inputs, hidden), (hidden,), (hidden, outputs), (outputs,)]
        self.size = sum(int(np.prod(shape)) for shape in self.shapes)

    def begin(self, random, ahead=0.0):
        """Small random weights; all outputs begin near tanh(ahead)."""
        first = random.normal(0, 1 / np.sqrt(self.shapes[0][0]), self.shapes[0]).ravel()
        weights = np.zeros(self.size)
        weights[: first.size] = first
        weights[self.size - self.shapes[3][0] :] = ahead
        return weights

    def split(self, candidates):
        """Matrices of all candidates, from one row of numbers each."""
        parts, at = [], 0
        for shape in self.shapes:
            size = int(np.prod(shape))
            parts.append(candidates[:, at : at + size].reshape((-1,) + shape).astype(np.float32))
            at += size
        return parts

    def carry(self, weights, other, places):
        """Another network's weights for this one, which pays no attention to what the other did not see."""
        into, bias, out, last = (part[0] for part in other.split(weights[None, :]))
        carried = np.zeros(self.shapes[0])
        carried[places >= 0] = into[places[places >= 0]]
        return np.concatenate([carried.ravel(), bias, out.ravel(), last])

    @staticmethod
    def think(parts, observations):
        into, bias, out, last = parts
        hidden = np.tanh(observations @ into + bias[:, None, :])
        return np.tanh(hidden @ out + last[:, None, :])


class Scaling:
    """Normalises observations to mean 0 and deviation 1, by those seen so far."""

    def __init__(self, size):
        self.count, self.sum, self.squares = np.zeros(size), np.zeros(size), np.zeros(size)
        self.learn(np.zeros((1, size)))

    def learn(self, observations):
        self.count += len(observations)
        self.sum += observations.sum(axis=0, dtype=np.float64)
        self.squares += np.square(observations, dtype=np.float64).sum(axis=0)

    def use(self):
        """Applies the statistics collected so far."""
        mean = self.sum / self.count
        deviation = np.sqrt(np.maximum(self.squares / self.count - mean**2, 0))
        self.mean = mean.astype(np.float32)
        self.factor = (1 / np.maximum(deviation, 0.02)).astype(np.float32)

    def carry(self, other, places):
        """Takes over another's statistics: places says which of its numbers stands where, -1 for a new one."""
        known = places >= 0
        for mine, theirs in ((self.count, other.count), (self.sum, other.sum), (self.squares, other.squares)):
            mine[known] = theirs[places[known]]
        self.use()

    def __call__(self, observations):
        return np.clip((observations - self.mean) * self.factor, -5, 5)


def inputs(env):
    """The names of what an agent observes."""
    return [signal["name"] for signal in env.description["observation"]]


class Arena:
    """Plays one episode in every world, and adds up its rewards."""

    def __init__(self, env, network):
        self.env, self.network = env, network
        self.scaling = Scaling(env.single_observation_space.shape[0])
        self.scaling.use()
        self.goals = [env.description["events"].index(name) for name in ("goal", "reached")]
        self.world_steps = 0

    def play(self, candidates, first_seed, learns=True):
        """Each candidate plays the same episodes; the mean reward and the share of goals of each."""
        count = len(candidates)
        episodes = self.env.num_envs // count
        parts = self.network.split(candidates)
        seeds = np.tile(first_seed + np.arange(episodes), count)
        observations, _ = self.env.reset(seed=[int(seed) for seed in seeds])
        sums = np.zeros(self.env.num_envs)
        playing = np.ones(self.env.num_envs, dtype=bool)
        scored = np.zeros(self.env.num_envs, dtype=bool)
        steps = 0
        while playing.any():
            if learns and steps % 8 == 0:
                self.scaling.learn(observations[playing])
            steps += 1
            actions = self.network.think(parts, self.scaling(observations).reshape(count, episodes, -1))
            observations, rewards, terminated, truncated, infos = self.env.step(actions.reshape(self.env.num_envs, -1))
            self.world_steps += self.env.num_envs * self.env.description["stepsPerAction"]
            sums[playing] += rewards[playing]
            ended = playing & (terminated | truncated)
            if ended.any():
                scored |= ended & np.isin(infos["event"], self.goals)
                playing &= ~ended
        shape = (count, episodes)
        return sums.reshape(shape).mean(axis=1), scored.reshape(shape).mean(axis=1)


def ranks(values):
    """Ranks instead of values, from -0.5 to 0.5, so one lucky episode does not decide."""
    places = np.empty(len(values))
    places[np.argsort(values, kind="stable")] = np.arange(len(values))
    return places / (len(values) - 1) - 0.5


class Learned:
    """What was learned: the network, its weights, the scaling of its inputs and their names."""

    def __init__(self, network, weights, scaling, names):
        self.network, self.weights, self.scaling, self.names = network, weights, scaling, names


def learn(
    env, generations, pairs, hidden, seed, spread=0.1, rate=0.03, judge_every=5, ahead=0.0, before=None, report=print
):
    """What was learned, and the curve: generation, world steps, seconds, mean reward, share of goals.

    before is what was learned in an easier task, to go on from.
    """
    random = np.random.default_rng(seed)
    network = Network(env.single_observation_space.shape[0], hidden, env.single_action_space.shape[0])
    arena = Arena(env, network)
    weights = network.begin(random, ahead)
    names = inputs(env)
    if before is not None:
        places = np.array([before.names.index(name) if name in before.names else -1 for name in names])
        weights = network.carry(before.weights, before.network, places)
        arena.scaling.carry(before.scaling, places)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    curve, begin = [], time.monotonic()
    for generation in range(generations + 1):
        if generation % judge_every == 0 or generation == generations:
            reward, goals = arena.play(weights[None, :], JUDGED_FROM, learns=False)
            curve.append((generation, arena.world_steps, time.monotonic() - begin, reward[0], goals[0]))
            report(
                f"generation {generation:4d}  {curve[-1][2]:6.1f} s  {arena.world_steps / 1e6:7.1f} million world steps"
                f"  reward {reward[0]:+.3f}  goals {100 * goals[0]:3.0f} %"
            )
        if generation == generations:
            break
        steps = random.normal(0, 1, (pairs, weights.size))
        candidates = weights + spread * np.concatenate([steps, -steps])
        reward, _ = arena.play(candidates, (seed * 10**6 + generation) * EPISODES_A_GENERATION)
        arena.scaling.use()
        places = ranks(reward)
        slope = (places[:pairs] - places[pairs:]) @ steps / (2 * pairs * spread)
        # Adam, upwards.
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        unbiased = first / (1 - 0.9 ** (generation + 1))
        scale = np.sqrt(second / (1 - 0.99 ** (generation + 1))) + 1e-8
        weights = weights + rate * unbiased / scale - 0.0005 * rate * weights
    return Learned(network, weights, arena.scaling, names), curve


def spread_over(curves):
    """Of several curves point by point: generation, mean world steps, mean share of goals, and its standard deviation."""
    points = []
    for same in zip(*curves):
        goals = [point[4] for point in same]
        points.append((same[0][0], np.mean([point[1] for point in same]), np.mean(goals), deviation(goals)))
    return points


def deviation(values):
    """The standard deviation of a sample; 0 for a single value."""
    return float(np.std(values, ddof=1)) if len(values) > 1 else 0.0


def draw(curves, title, file, warmed_up=0):
    """Curves of several seeds as one picture in SVG: share of goals over simulated time, on episodes not learned from.

    The line is the mean, the band one standard deviation around it. The first warmed_up generations, without opponents, are
    dashed.
    """
    points = spread_over(curves)
    width, height, left, bottom = 640, 360, 60, 50
    most = max(point[1] for point in points) / 1e6
    across = lambda steps: left + (width - left - 20) * steps / 1e6 / most
    up = lambda share: height - bottom - (height - bottom - 40) * min(1, max(0, share))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{left}" y="22" font-size="15">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        lines.append(f'<line x1="{left}" x2="{width - 20}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if 8 * step >= most)
    for number in range(int(most / step) + 1):
        x = across(number * step * 1e6)
        lines.append(f'<text x="{x:.1f}" y="{height - bottom + 18}" text-anchor="middle">{number * step:g}</text>')
    lines.append(f'<text x="{width / 2}" y="{height - 10}" text-anchor="middle">million steps of the physics</text>')
    last_easy = max((i for i, point in enumerate(points) if warmed_up and point[0] <= warmed_up), default=-1)
    # Judged twice at that generation: without opponents, then against them.
    easy, hard = (points[:last_easy], points[last_easy:]) if last_easy > 0 else ([], points)
    place = lambda point, share: f"{across(point[1]):.1f},{up(share):.1f}"
    for part, dashes in ((easy, ' stroke-dasharray="5 4"'), (hard, "")):
        if not part:
            continue
        if len(curves) > 1:
            band = [place(p, p[2] + p[3]) for p in part] + [place(p, p[2] - p[3]) for p in reversed(part)]
            lines.append(f'<polygon points="{" ".join(band)}" fill="#1f6fb4" fill-opacity="0.2"/>')
        line = " ".join(place(p, p[2]) for p in part)
        lines.append(f'<polyline points="{line}" fill="none" stroke="#1f6fb4" stroke-width="2.5"{dashes}/>')
    lines.append("</svg>")
    pathlib.Path(file).write_text("\n".join(lines) + "\n")


def joined(warm_up, curve):
    """One curve: generations, steps and seconds count on."""
    if not warm_up:
        return curve
    last = warm_up[-1]
    return warm_up + [tuple(a + b for a, b in zip(point[:3], last[:3])) + point[3:] for point in curve]


def environment(arguments, opponents, reward):
    return robopitch.RoboPitchVectorEnv(
        arguments.task,
        num_envs=2 * arguments.pairs * arguments.episodes,
        league=arguments.league,
        opponents=opponents,
        episode=arguments.episode,
        threads=arguments.threads,
        reward=reward,
        copy=False,
    )


def teach(env, arguments, seed, generations, before=None):
    return learn(
        env,
        generations,
        arguments.pairs,
        arguments.hidden,
        seed,
        spread=arguments.spread,
        rate=arguments.rate,
        ahead=arguments.ahead,
        before=before,
    )


def learn_task(arguments, seed):
    """What was learned from one seed, after a warm-up if one is wanted; its curve, and who the opponents were."""
    goals = {"goal": 1.0, "ball": 0.0, "approach": 0.0, "time": 0.0} if arguments.goals_alone else None
    before, curve = None, []
    if arguments.warm_up > 0:
        with environment(arguments, "none", goals) as env:
            print(f"{arguments.warm_up} generations without opponents")
            before, curve = teach(env, arguments, seed, arguments.warm_up)
    with environment(arguments, arguments.opponents, goals) as env:
        opponents = env.description["opponents"].replace("none", "nobody")
        print(f"{arguments.generations} generations against {opponents}")
        learned, learned_curve = teach(env, arguments, seed, arguments.generations, before)
    return learned, joined(curve, learned_curve), opponents


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--task", default="penalty", help="a task with one agent")
    parser.add_argument("--league", default="mirosot")
    parser.add_argument("--opponents", help="keeper, none, or a team; default: the task's")
    parser.add_argument("--episode", type=float, default=2, help="simulated seconds of an episode; default: 2")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=32, help="pairs of candidates in a generation")
    parser.add_argument("--episodes", type=int, default=8, help="episodes per candidate")
    parser.add_argument("--hidden", type=int, default=16, help="neurons of the hidden layer")
    parser.add_argument(
        "--ahead", type=float, default=0, help="what the outputs begin with, before tanh: 1.5 drives ahead at 0.9 speed"
    )
    parser.add_argument(
        "--warm-up", type=int, default=0, metavar="N", help="first learn for N generations without opponents"
    )
    parser.add_argument("--spread", type=float, default=0.1, help="how far candidates are from the network")
    parser.add_argument("--rate", type=float, default=0.03, help="how far the network moves in a generation")
    parser.add_argument("--goals-alone", action="store_true", help="reward goals, and nothing on the way to them")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1, help="learn so often, with seeds that count up; --save keeps the last")
    parser.add_argument("--plot", metavar="FILE.svg")
    parser.add_argument("--csv", metavar="FILE.csv")
    parser.add_argument("--save", metavar="FILE.npz", help="save the learned weights")
    arguments = parser.parse_args()
    if arguments.seeds < 1:
        parser.error(f"--seeds must be 1 or more, but is {arguments.seeds}")
    curves = []
    for seed in range(arguments.seed, arguments.seed + arguments.seeds):
        if arguments.seeds > 1:
            print(f"seed {seed}")
        learned, curve, opponents = learn_task(arguments, seed)
        curves.append(curve)
    if arguments.seeds > 1:
        for generation, steps, mean, spread in spread_over(curves):
            print(
                f"generation {generation:4d}  {steps / 1e6:7.1f} million world steps"
                f"  goals {100 * mean:3.0f} ± {100 * spread:.0f} %"
            )
    if arguments.plot:
        several = f"mean and deviation of {arguments.seeds} seeds" if arguments.seeds > 1 else f"seed {arguments.seed}"
        title = f"{arguments.league}, {arguments.task} against {opponents}: goals, {several}"
        draw(curves, title, arguments.plot, warmed_up=arguments.warm_up)
    if arguments.csv:
        names = "seed,generation,world_steps,seconds,reward,goals"
        rows = [(arguments.seed + i,) + point for i, curve in enumerate(curves) for point in curve]
        np.savetxt(arguments.csv, rows, delimiter=",", header=names, comments="", fmt="%.6g")
    if arguments.save:
        np.savez(arguments.save, weights=learned.weights, mean=learned.scaling.mean, factor=learned.scaling.factor)


if __name__ == "__main__":
    main()
