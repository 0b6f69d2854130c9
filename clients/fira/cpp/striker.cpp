// SPDX-License-Identifier: Apache-2.0
//
// A team to begin with: one robot keeps the goal, the one nearest to the ball gets behind it and drives it home.
//
//     g++ -std=c++17 -O2 -o striker striker.cpp && ./striker
#include "robopitch_fira.hpp"

#include <algorithm>
#include <cmath>

using robopitch::Ball;
using robopitch::Client;
using robopitch::Robot;

namespace {

constexpr double SPEED = 45;  // rad/s
constexpr double TURN = 9;    // rad/s per rad
const double PI = std::acos(-1.0);

void drive_to(Client& client, const Robot& me, double x, double y, double speed = SPEED) {
    double error = std::remainder(std::atan2(y - me.y, x - me.x) - me.orientation, 2 * PI);
    double forward = speed;
    if (std::abs(error) > PI / 2) {  // as well backwards
        error = std::remainder(error + PI, 2 * PI);
        forward = -speed;
    }
    double along = std::max(0.0, std::cos(error));
    forward *= along * along;
    client.wheels(me.id, forward - TURN * error, forward + TURN * error);
}

// Seen along the way to the goal: from behind the ball through it, from before it round it.
void attack(Client& client, const Robot& me, const Ball& ball, int towards, double length) {
    double goal_x = towards * length / 2;
    double away = std::hypot(goal_x - ball.x, ball.y);
    double ux = (goal_x - ball.x) / away, uy = -ball.y / away;
    double ahead = (me.x - ball.x) * ux + (me.y - ball.y) * uy;
    double aside = (me.y - ball.y) * ux - (me.x - ball.x) * uy;
    if (ahead < -0.03 && std::abs(aside) < 0.04) {
        drive_to(client, me, ball.x + 0.3 * ux, ball.y + 0.3 * uy);
    } else if (ahead < -0.06) {
        drive_to(client, me, ball.x - 0.12 * ux, ball.y - 0.12 * uy, SPEED * 0.7);
    } else {
        double round_it = aside > 0 ? 0.14 : -0.14;
        drive_to(client, me, ball.x - 0.15 * ux - round_it * uy, ball.y - 0.15 * uy + round_it * ux, SPEED * 0.7);
    }
}

void keep(Client& client, const Robot& me, const Ball& ball, double goal_x, double goal_width) {
    double y = std::clamp(ball.y, -goal_width / 2, goal_width / 2);
    double x = goal_x * 0.9;
    if (std::hypot(me.x - x, me.y - y) > 0.03) {
        drive_to(client, me, x, y, SPEED * 0.6);
    } else {
        client.wheels(me.id, 0, 0);
    }
}

}  // namespace

int main() {
    Client client;
    int towards = client.yellow() ? -1 : 1;
    while (client.receive()) {
        const auto& seen = client.seen();
        const Ball& ball = seen.ball;
        unsigned nearest = 0;
        double least = INFINITY;
        for (const Robot& robot : client.own()) {
            double distance = std::hypot(robot.x - ball.x, robot.y - ball.y);
            if (robot.id != 0 && distance < least) {
                least = distance;
                nearest = robot.id;
            }
        }
        for (const Robot& robot : client.own()) {
            if (robot.id == nearest) {
                attack(client, robot, ball, towards, seen.field.length);
            } else if (robot.id == 0) {
                keep(client, robot, ball, -towards * seen.field.length / 2, seen.field.goal_width);
            } else {
                client.wheels(robot.id, 0, 0);
            }
        }
        client.send();
    }
    return 0;
}
