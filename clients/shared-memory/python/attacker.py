#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A small team for shared memory: a keeper, one that takes the ball to the opponents' goal, the others behind it.

    ./robopitch serve --link shared-memory --folder /dev/shm/soccer --yellow chaser --lockstep &
    python3 clients/shared-memory/python/attacker.py /dev/shm/soccer blue
"""

import math
import os
import sys

import robopitch_shm


def limit(value, most):
    return max(-most, min(most, value))


def drive(link, robot, x, y, speed):
    """Drives to a place, forwards or backwards, the slower the more the robot has to turn."""
    me = link.own(robot)
    turn = math.remainder(math.atan2(y - me.y, x - me.x) - me.heading, 2 * math.pi)
    direction = 1
    if abs(turn) > math.pi / 2:
        turn = math.remainder(turn + math.pi, 2 * math.pi)
        direction = -1
    forward = direction * speed * math.cos(turn) / link.header.wheel_radius
    around = 10 * turn
    link.wheels(robot, forward - around, forward + around)


def nearest(link, ball):
    """The robot that has the shortest way to the place behind the ball."""

    def way(robot):
        me = link.own(robot)
        return math.hypot(ball.x - 0.1 - me.x, ball.y - me.y) + (0.3 if me.x > ball.x else 0)

    return min(range(1 if link.header.robots > 1 else 0, link.header.robots), key=way)


def shoot(link, robot, ball):
    """Takes the ball to the opponents' goal: behind it first, then through it."""
    me = link.own(robot)
    ahead = 0.12
    ball_x, ball_y = ball.x + ahead * ball.vx, ball.y + ahead * ball.vy
    goal_x = link.header.pitch_length / 2 + 0.1
    to_goal = math.hypot(goal_x - ball_x, ball_y)
    aim_x, aim_y = (goal_x - ball_x) / to_goal, -ball_y / to_goal
    behind = (ball_x - me.x) * aim_x + (ball_y - me.y) * aim_y
    beside = abs((ball_x - me.x) * aim_y - (ball_y - me.y) * aim_x)
    if behind > 0 and beside < 0.03 + 0.2 * behind:
        drive(link, robot, ball_x + 0.3 * aim_x, ball_y + 0.3 * aim_y, 1.5)
    elif behind > 0.02:
        drive(link, robot, ball_x - 0.12 * aim_x, ball_y - 0.12 * aim_y, 1.0)
    else:
        # In front of the ball: back past it, on the side where the robot is.
        drive(link, robot, ball_x - 0.2, ball_y + (0.14 if me.y > ball_y else -0.14), 1.2)


def attack(link):
    """Decides what all robots do."""
    header = link.header
    if not link.world().running:
        for robot in range(header.robots):
            link.wheels(robot, 0, 0)
        return
    ball = link.ball()
    striker = nearest(link, ball)
    for robot in range(header.robots):
        if robot == striker:
            shoot(link, robot, ball)
            continue
        # The keeper before its goal, the others spread out behind the ball.
        if robot == 0:
            x, y = -header.pitch_length / 2 + header.robot_size, limit(ball.y, header.goal_width / 2)
        else:
            x = limit(ball.x - 0.25 - 0.1 * robot, header.pitch_length / 2 - header.robot_size)
            y = ball.y * 0.5 + (0.25 if robot % 2 == 0 else -0.25)
        me = link.own(robot)
        away = math.hypot(x - me.x, y - me.y)
        if away > 0.02:
            drive(link, robot, x, y, limit(4 * away, 1.2))
        else:
            link.wheels(robot, 0, 0)


def main():
    # A match that starts this program says where and who in the environment.
    environment = (os.environ.get("ROBOPITCH_FOLDER"), os.environ.get("ROBOPITCH_SIDE"))
    folder, side = sys.argv[1:] if len(sys.argv) == 3 else environment
    if folder is None or side not in ("blue", "yellow"):
        sys.exit(f"usage: {sys.argv[0]} FOLDER blue|yellow")
    link = robopitch_shm.Link(folder, side)
    cycle = 0
    while cycle := link.wait(0, cycle):
        attack(link)
        link.answer(0, cycle)
    world = link.world()
    print(f"blue {world.blue_score} : {world.yellow_score} yellow")


if __name__ == "__main__":
    main()
