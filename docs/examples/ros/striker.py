#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Drives one robot to the ball, dribbles it a little way and kicks it into the opponents' goal.

striker.py [ROBOT] (nubot1 unless told otherwise): a ROS 1 program for NuBot's simulator, dialect A. It knows nothing of
RoboPitch: topics, services and units are those of NuBot, lengths in cm.
"""
import math
import re
import sys

import rospy
from nubot_common.msg import CoachInfo, OminiVisionInfo, VelCmd
from nubot_common.srv import BallHandle, Shoot

START = 15
GOAL_X, AIM_Y = 900, 65
REACH = 60
FARTHEST_DRIBBLE = 200


def turned(angle):
    return math.atan2(math.sin(angle), math.cos(angle))


class Striker:
    def __init__(self, robot):
        prefix, number = re.fullmatch(r'(.*?)(\d+)', robot).groups()
        self.number = int(number)
        self.mode = START
        self.taken_at = None
        self.commands = rospy.Publisher('/%s/nubotcontrol/velcmd' % robot, VelCmd, queue_size=1)
        self.handle = rospy.ServiceProxy('/%s/BallHandle' % robot, BallHandle)
        self.shoot = rospy.ServiceProxy('/%s/Shoot' % robot, Shoot)
        rospy.Subscriber('/%s/receive_from_coach' % prefix, CoachInfo, self.coached, queue_size=1)
        rospy.Subscriber('/%s/omnivision/OmniVisionInfo' % robot, OminiVisionInfo, self.seen, queue_size=1)

    def coached(self, info):
        self.mode = info.MatchMode

    def seen(self, info):
        try:
            if self.mode == START:
                self.play(info.robotinfo[self.number - 1], info.ballinfo.real_pos)
            else:
                self.taken_at = None
                self.drive(0, 0, 0)
        except rospy.ServiceException as refused:
            rospy.logwarn('the simulator refused: %s', refused)

    def play(self, me, ball):
        if me.isdribble:
            self.carry(me)
        else:
            self.taken_at = None
            if ball.radius < REACH:
                self.handle(1)
            speed = max(20, min(250, 3 * (ball.radius - 35)))
            self.drive(speed * math.cos(ball.angle), speed * math.sin(ball.angle), 4 * ball.angle)

    def carry(self, me):
        self.taken_at = self.taken_at or (me.pos.x, me.pos.y)
        off = turned(math.atan2(AIM_Y - me.pos.y, GOAL_X - me.pos.x) - me.heading.theta)
        way = math.hypot(me.pos.x - self.taken_at[0], me.pos.y - self.taken_at[1])
        if abs(off) < 0.03 and (way > FARTHEST_DRIBBLE or GOAL_X - me.pos.x < 500):
            self.shoot(8, 1)
        elif way > FARTHEST_DRIBBLE:
            self.drive(0, 0, 3 * off)
        else:
            self.drive(120 * max(0, math.cos(off)), 0, 3 * off)

    def drive(self, along, across, spin):
        self.commands.publish(VelCmd(along, across, max(-4, min(4, spin))))


if __name__ == '__main__':
    robot = sys.argv[1] if len(sys.argv) > 1 else 'nubot1'
    rospy.init_node('striker_' + robot, disable_signals=False)
    Striker(robot)
    rospy.spin()
