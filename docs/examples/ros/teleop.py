#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Drives one robot from the keyboard of a terminal: teleop.py [ROBOT] (nubot1 unless told otherwise).

W S ahead and back, Q E sideways, A D turn, any other key stops; J holds the ball or not, K kicks, L lobs, X ends.
A ROS 1 program for NuBot's simulator, dialect A, in the place of nubot_teleop_keyboard.
"""
import select
import sys
import termios
import tty

import rospy
from nubot_common.msg import VelCmd
from nubot_common.srv import BallHandle, Shoot

MOVES = {'w': (200, 0, 0), 's': (-200, 0, 0), 'q': (0, 200, 0), 'e': (0, -200, 0), 'a': (0, 0, 2), 'd': (0, 0, -2)}
GROUND, LOB = 1, -1
STRENGTH = 4


class Teleop:
    def __init__(self, robot):
        self.commands = rospy.Publisher('/%s/nubotcontrol/velcmd' % robot, VelCmd, queue_size=1)
        self.handle = rospy.ServiceProxy('/%s/BallHandle' % robot, BallHandle)
        self.shoot = rospy.ServiceProxy('/%s/Shoot' % robot, Shoot)
        self.hold = False
        self.move = (0, 0, 0)

    def key(self, key):
        if key == 'j':
            self.hold = not self.hold
            print('holds the ball:', bool(self.handle(int(self.hold)).BallIsHolding), end='\r\n')
        elif key in 'kl':
            done = self.shoot(STRENGTH, GROUND if key == 'k' else LOB).ShootIsDone
            print('kicked' if done else 'no ball to kick', end='\r\n')
        else:
            self.move = MOVES.get(key, (0, 0, 0))

    def run(self):
        while not rospy.is_shutdown():
            # A robot that hears nothing for a second stands still, so the command is repeated.
            if select.select([sys.stdin], [], [], 0.1)[0]:
                key = sys.stdin.read(1).lower()
                if key in ('x', '\x03', ''):
                    break
                try:
                    self.key(key)
                except rospy.ServiceException as refused:
                    print('refused:', refused, end='\r\n')
            self.commands.publish(VelCmd(*self.move))
        self.commands.publish(VelCmd(0, 0, 0))


if __name__ == '__main__':
    robot = sys.argv[1] if len(sys.argv) > 1 else 'nubot1'
    rospy.init_node('teleop_' + robot, disable_signals=True)
    print(__doc__)
    before = termios.tcgetattr(sys.stdin) if sys.stdin.isatty() else None
    try:
        if before:
            tty.setraw(sys.stdin.fileno())
        Teleop(robot).run()
    finally:
        if before:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
