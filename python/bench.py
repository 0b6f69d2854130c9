#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times environments through shared memory, with a linear policy in numpy: python3 python/bench.py [--json].

Each side is one agent that acts in every step of 5 ms. With --groups 2 the worlds are in two simulators, and while one plays
the policy thinks for the other.
"""

import argparse
import json
import os
import time

# For a policy this small, several threads take the simulator's processors and gain nothing.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("MKL_NUM_THREADS", "1")

import numpy as np  # noqa: E402

import robopitch  # noqa: E402


class Linear:
    """tanh of a matrix times the observations, plus noise held for 0.4 s.

    With small weights the noise decides, and robots drive around and collide as in 'robopitch bench vector'. With large ones
    they touch more often, and a step of the physics takes longer.
    """

    def __init__(self, env, weights, seed):
        random = np.random.default_rng(seed)
        count, size = env.action_space.shape
        self.matrix = random.normal(0, weights, (env.observation_space.shape[1], size)).astype(np.float32)
        self.noise = np.arctanh(random.uniform(-0.999, 0.999, (32, count, size))).astype(np.float32)
        self.steps = 0

    def __call__(self, observations):
        self.steps += 1
        actions = observations @ self.matrix
        actions += self.noise[self.steps // 80 % 32]
        return np.tanh(actions, out=actions)


def simulator_cpu(env):
    """Processor time of a simulator so far, in seconds, with all its threads; 0 where the system does not say."""
    try:
        with open(f"/proc/{env._memory.process}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(arguments, groups, threads):
    worlds = arguments.worlds // groups
    envs = []
    try:
        for _ in range(groups):
            envs.append(
                robopitch.RoboPitchVectorEnv(
                    arguments.task,
                    num_envs=worlds,
                    league=arguments.league,
                    threads=threads,
                    control="team",
                    opponents="self",
                    step=0.005,
                    steps_per_action=1,
                    flatten_agents=True,
                    copy=False,
                )
            )
        policies = [Linear(env, arguments.weights, i) for i, env in enumerate(envs)]
        observations = [env.reset(seed=1000 * i)[0] for i, env in enumerate(envs)]
        for seconds in (arguments.warm_up, arguments.seconds):
            begin = time.perf_counter()
            begin_cpu = time.process_time()
            begin_simulator = sum(simulator_cpu(env) for env in envs)
            steps = 0
            for env, policy, seen in zip(envs, policies, observations):
                env.step_async(policy(seen))
            while time.perf_counter() - begin < seconds:
                for i, env in enumerate(envs):
                    observations[i] = env.step_wait()[0]
                    env.step_async(policies[i](observations[i]))
                    steps += worlds
            for i, env in enumerate(envs):
                observations[i] = env.step_wait()[0]
                steps += worlds
            elapsed = time.perf_counter() - begin
            cpu = time.process_time() - begin_cpu
            simulator = sum(simulator_cpu(env) for env in envs) - begin_simulator
        return {
            "task": arguments.task,
            "league": arguments.league,
            "through": "python",
            "groups": groups,
            "threads": threads,
            "worlds": worlds * groups,
            "stepSeconds": 0.005,
            "worldStepsPerSecond": round(steps / elapsed),
            "pythonMicrosecondsPerWorldStep": round(1e6 * cpu / steps, 3),
            "simulatorMicrosecondsPerWorldStep": round(1e6 * simulator / steps, 3),
        }
    finally:
        for env in envs:
            env.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--task", default="3v3")
    parser.add_argument("--league", default="mirosot")
    parser.add_argument("--worlds", type=int, default=1024)
    parser.add_argument("--weights", type=float, default=0.03, help="deviation of the policy's weights; default: 0.03")
    parser.add_argument("--groups", type=int, nargs="*", default=[1], help="simulators; default: 1")
    parser.add_argument("--threads", type=int, nargs="*", default=[1, 2], help="threads of a simulator; default: 1 2")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--warm-up", type=float, default=10, help="seconds before the measurement; default: 10")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    results = [run(arguments, groups, threads) for groups in arguments.groups for threads in arguments.threads]
    if arguments.json:
        print(json.dumps({"results": results}))
        return
    for result in results:
        print(
            f"{result['league']} {result['task']}: {result['worldStepsPerSecond']:,} world steps/s through Python,"
            f" {result['worlds']} worlds in {result['groups']} simulators of {result['threads']} threads"
        )


if __name__ == "__main__":
    main()
