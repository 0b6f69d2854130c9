/* SPDX-License-Identifier: Apache-2.0 */
/* How the example team plays: one cycle of it, from what the link has read to what it will answer. */
#ifndef ROBOPITCH_ATTACKER_H
#define ROBOPITCH_ATTACKER_H

#include <math.h>

#include "robopitch_shm.h"

static inline double attacker_limit(double value, double most) {
    return value > most ? most : value < -most ? -most : value;
}

/* Drives to a place, forwards or backwards, the slower the more the robot has to turn. */
static inline void attacker_drive(robopitch_shm *link, uint32_t robot, double x, double y, double speed) {
    const robopitch_body *me = robopitch_own(link, robot);
    double pi = 3.14159265358979323846;
    double turn = remainder(atan2(y - me->y, x - me->x) - me->heading, 2 * pi);
    double direction = 1;
    if (fabs(turn) > pi / 2) {
        turn = remainder(turn + pi, 2 * pi);
        direction = -1;
    }
    double forward = direction * speed * cos(turn) / link->header->wheel_radius;
    double around = 10 * turn;
    robopitch_wheels(link, robot, forward - around, forward + around);
}

/* The robot that has the shortest way to the place behind the ball. */
static inline uint32_t attacker_nearest(const robopitch_shm *link) {
    const robopitch_body *ball = robopitch_ball(link);
    uint32_t nearest = link->header->robots > 1 ? 1 : 0;
    double best = 1e9;
    for (uint32_t robot = nearest; robot < link->header->robots; robot++) {
        const robopitch_body *me = robopitch_own(link, robot);
        double way = hypot(ball->x - 0.1 - me->x, ball->y - me->y) + (me->x > ball->x ? 0.3 : 0);
        if (way < best) {
            best = way;
            nearest = robot;
        }
    }
    return nearest;
}

/* Takes the ball to the opponents' goal: behind it first, then through it. */
static inline void attacker_shoot(robopitch_shm *link, uint32_t robot) {
    const robopitch_body *ball = robopitch_ball(link);
    const robopitch_body *me = robopitch_own(link, robot);
    double ahead = 0.12;
    double ball_x = ball->x + ahead * ball->vx;
    double ball_y = ball->y + ahead * ball->vy;
    double goal_x = link->header->pitch_length / 2 + 0.1;
    double to_goal = hypot(goal_x - ball_x, ball_y);
    double aim_x = (goal_x - ball_x) / to_goal;
    double aim_y = -ball_y / to_goal;
    double behind = (ball_x - me->x) * aim_x + (ball_y - me->y) * aim_y;
    double beside = fabs((ball_x - me->x) * aim_y - (ball_y - me->y) * aim_x);
    if (behind > 0 && beside < 0.03 + 0.2 * behind) {
        attacker_drive(link, robot, ball_x + 0.3 * aim_x, ball_y + 0.3 * aim_y, 1.5);
    } else if (behind > 0.02) {
        attacker_drive(link, robot, ball_x - 0.12 * aim_x, ball_y - 0.12 * aim_y, 1.0);
    } else {
        /* In front of the ball: back past it, on the side where the middle is. */
        double around = me->y > ball_y ? 0.14 : -0.14;
        attacker_drive(link, robot, ball_x - 0.2, ball_y + around, 1.2);
    }
}

/* Decides what all robots do. */
static inline void attack(robopitch_shm *link) {
    const robopitch_body *ball = robopitch_ball(link);
    uint32_t robots = link->header->robots;
    if (!robopitch_world(link)->running) {
        for (uint32_t robot = 0; robot < robots; robot++) {
            robopitch_wheels(link, robot, 0, 0);
        }
        return;
    }
    uint32_t striker = attacker_nearest(link);
    for (uint32_t robot = 0; robot < robots; robot++) {
        const robopitch_body *me = robopitch_own(link, robot);
        if (robot == striker) {
            attacker_shoot(link, robot);
            continue;
        }
        /* The keeper before its goal, the others spread out behind the ball. */
        double x = robot == 0 ? -link->header->pitch_length / 2 + link->header->robot_size : ball->x - 0.25 - 0.1 * robot;
        double y = robot == 0 ? attacker_limit(ball->y, link->header->goal_width / 2)
                              : ball->y * 0.5 + (robot % 2 == 0 ? 0.25 : -0.25);
        x = attacker_limit(x, link->header->pitch_length / 2 - link->header->robot_size);
        double away = hypot(x - me->x, y - me->y);
        if (away > 0.02) {
            attacker_drive(link, robot, x, y, attacker_limit(4 * away, 1.2));
        } else {
            robopitch_wheels(link, robot, 0, 0);
        }
    }
}

#endif
