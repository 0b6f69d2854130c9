#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Drives one robot to the ball, dribbles it a little way and kicks it into the opponents' goal, and says so.

striker.py [ROBOT] (nubot1 by default): a ROS 1 program for NuBot's simulator, dialect A. It knows nothing of RoboPitch:
topics, services and units are those of NuBot, lengths in cm.
"""
import math
import random
import re
import sys

import rospy
from nubot_common.msg import CoachInfo, OminiVisionInfo, VelCmd
from nubot_common.srv import BallHandle, Shoot

START = 15
AIMS_Y, HALF_GOAL, BALL_RADIUS = (65, -65, 0), 100, 11
# A kicked ball passes a robot at this distance [cm]; the ball is out of the goal again when it is this far before it.
CLEAR, OUT_OF_GOAL = 45, 50
REACH = 60
FARTHEST_DRIBBLE = 200
# Whoever fights for the ball for longer than this [s] steps back and comes again; whoever holds it for longer kicks it.
PATIENCE, LONGEST_HOLD = 1.0, 4.0


def turned(angle):
    return math.atan2(math.sin(angle), math.cos(angle))


class Striker:
    def __init__(self, robot):
        prefix, number = re.fullmatch(r'(.*?)(\d+)', robot).groups()
        self.number = int(number)
        self.mode = START
        self.taken_at = None
        self.goal_x = 50 * rospy.get_param('/field/length', 18.0)
        self.goals = 0
        self.ball_in = False
        self.fighting_since = None
        self.back_until = 0
        self.back_spin = 0
        self.random = random.Random(robot)
        self.commands = rospy.Publisher('/%s/nubotcontrol/velcmd' % robot, VelCmd, queue_size=1)
        self.handle = rospy.ServiceProxy('/%s/BallHandle' % robot, BallHandle)
        self.shoot = rospy.ServiceProxy('/%s/Shoot' % robot, Shoot)
        rospy.Subscriber('/%s/receive_from_coach' % prefix, CoachInfo, self.coached, queue_size=1)
        rospy.Subscriber('/%s/omnivision/OmniVisionInfo' % robot, OminiVisionInfo, self.seen, queue_size=1)

    def coached(self, info):
        self.mode = info.MatchMode

    def seen(self, info):
        self.watch_goal(info.ballinfo.pos, info.header.stamp.to_sec())
        try:
            if self.mode == START:
                self.play(info.robotinfo[self.number - 1], info)
            else:
                self.taken_at = self.fighting_since = None
                self.drive(0, 0, 0)
        except rospy.ServiceException as refused:
            rospy.logwarn('the simulator refused: %s', refused)

    def watch_goal(self, ball, now):
        """Counts a ball once, although it may seem to leave the goal for a moment: what is seen has noise."""
        if self.ball_in:
            self.ball_in = ball.x > self.goal_x - OUT_OF_GOAL
        elif ball.x > self.goal_x + BALL_RADIUS and abs(ball.y) < HALF_GOAL:
            self.ball_in = True
            self.goals += 1
            print('striker: goal %d after %.1f s' % (self.goals, now), flush=True)

    def play(self, me, info):
        ball, now = info.ballinfo.real_pos, info.header.stamp.to_sec()
        if now < self.back_until:
            self.taken_at = None
            self.drive(-150 * math.cos(ball.angle), -150 * math.sin(ball.angle), self.back_spin)
        elif me.isdribble:
            mates = [one.pos for i, one in enumerate(info.robotinfo) if i != self.number - 1 and one.isvalid]
            self.carry(me, now, list(info.obstacleinfo.pos) + mates)
        else:
            self.taken_at = None
            self.notice_fight(info, now)
            if ball.radius < REACH:
                self.handle(1)
            speed = max(20, min(250, 3 * (ball.radius - 35)))
            self.drive(speed * math.cos(ball.angle), speed * math.sin(ball.angle), 4 * ball.angle)

    def notice_fight(self, info, now):
        """Two robots that push at the ball from both sides hold each other: one of them has to give way for a moment."""
        ball = info.ballinfo.pos
        near = any(math.hypot(one.x - ball.x, one.y - ball.y) < 80 for one in info.obstacleinfo.pos)
        if not near or info.ballinfo.real_pos.radius > REACH + 20:
            self.fighting_since = None
            return
        self.fighting_since = self.fighting_since or now
        if now - self.fighting_since > PATIENCE:
            self.fighting_since = None
            self.back_until = now + self.random.uniform(0.3, 1.5)
            self.back_spin = self.random.uniform(-3, 3)

    def carry(self, me, now, others):
        if self.taken_at is None:
            self.taken_at = (me.pos.x, me.pos.y, now)
        aim = max(AIMS_Y, key=lambda y: min(CLEAR, self.room(me, y, others)[0]))
        room, side = self.room(me, aim, others)
        off = turned(math.atan2(aim - me.pos.y, self.goal_x - me.pos.x) - me.heading.theta)
        way = math.hypot(me.pos.x - self.taken_at[0], me.pos.y - self.taken_at[1])
        held = now - self.taken_at[2]
        ready = room >= CLEAR and (way > FARTHEST_DRIBBLE or self.goal_x - me.pos.x < 500)
        if (abs(off) < 0.03 and ready) or (held > LONGEST_HOLD and abs(off) < 1.2):
            self.shoot(8, 1)
        elif way > FARTHEST_DRIBBLE:
            self.drive(0, 0, 3 * off)
        elif room < CLEAR:
            self.drive(60 * max(0, math.cos(off)), -120 * side, 3 * off)
        else:
            self.drive(120 * max(0, math.cos(off)), 0, 3 * off)

    def room(self, me, aim, others):
        """How far the nearest robot is from the way of a shot, and on which side of it: 1 is the left."""
        along, across = self.goal_x - me.pos.x, aim - me.pos.y
        length = math.hypot(along, across)
        room, side = math.inf, 1
        for one in others:
            x, y = one.x - me.pos.x, one.y - me.pos.y
            ahead, left = (x * along + y * across) / length, (along * y - across * x) / length
            if 0 < ahead < length and abs(left) < room:
                room, side = abs(left), 1 if left > 0 else -1
        return room, side

    def drive(self, along, across, spin):
        self.commands.publish(VelCmd(along, across, max(-4, min(4, spin))))


if __name__ == '__main__':
    robot = sys.argv[1] if len(sys.argv) > 1 else 'nubot1'
    rospy.init_node('striker_' + robot, disable_signals=False)
    Striker(robot)
    rospy.spin()
