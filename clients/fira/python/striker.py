#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A team to begin with: one robot keeps the goal, the one nearest to the ball gets behind it and drives it home."""

import math

from robopitch_fira import Client

SPEED = 45.0  # rad/s
TURN = 9.0  # rad/s per rad


def drive_to(client, me, x, y, speed=SPEED):
    error = math.remainder(math.atan2(y - me.y, x - me.x) - me.orientation, 2 * math.pi)
    forward = speed
    if abs(error) > math.pi / 2:  # as well backwards
        error = math.remainder(error + math.pi, 2 * math.pi)
        forward = -speed
    forward *= max(0.0, math.cos(error)) ** 2
    client.wheels(me.robot_id, forward - TURN * error, forward + TURN * error)


def attack(client, me, ball, towards, length):
    """Seen along the way to the goal: from behind the ball through it, from before it round it."""
    goal_x = towards * length / 2
    away = math.hypot(goal_x - ball.x, ball.y)
    ux, uy = (goal_x - ball.x) / away, -ball.y / away
    ahead = (me.x - ball.x) * ux + (me.y - ball.y) * uy
    aside = (me.y - ball.y) * ux - (me.x - ball.x) * uy
    if ahead < -0.03 and abs(aside) < 0.04:
        drive_to(client, me, ball.x + 0.3 * ux, ball.y + 0.3 * uy)
    elif ahead < -0.06:
        drive_to(client, me, ball.x - 0.12 * ux, ball.y - 0.12 * uy, SPEED * 0.7)
    else:
        round_it = 0.14 if aside > 0 else -0.14
        drive_to(client, me, ball.x - 0.15 * ux - round_it * uy, ball.y - 0.15 * uy + round_it * ux, SPEED * 0.7)


def keep(client, me, ball, goal_x, goal_width):
    y = max(-goal_width / 2, min(goal_width / 2, ball.y))
    x = goal_x * 0.9
    if math.hypot(me.x - x, me.y - y) > 0.03:
        drive_to(client, me, x, y, SPEED * 0.6)
    else:
        client.wheels(me.robot_id, 0, 0)


def main():
    with Client() as client:
        towards = -1 if client.yellow else 1
        for seen in client:
            ball, field = seen.frame.ball, seen.field
            own = client.own(seen)
            players = [robot for robot in own if robot.robot_id != 0]
            nearest = min(players, key=lambda r: math.hypot(r.x - ball.x, r.y - ball.y)).robot_id if players else 0
            for robot in own:
                if robot.robot_id == nearest:
                    attack(client, robot, ball, towards, field.length)
                elif robot.robot_id == 0:
                    keep(client, robot, ball, -towards * field.length / 2, field.goal_width)
                else:
                    client.wheels(robot.robot_id, 0, 0)
            client.send()


if __name__ == "__main__":
    main()
