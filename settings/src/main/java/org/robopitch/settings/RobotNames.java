// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How files name robots: a side and the number on the robot's back, such as {@code blue 1}. Numbers count from 1; the
 * indices made of them count from 0.
 */
public final class RobotNames {
    private static final Pattern NAME = Pattern.compile("(blue|yellow) (\\d{1,3})");

    private RobotNames() {}

    /**
     * {@return as many robots a side as the file's initial situation names, at least one}
     *
     * @param root the file
     */
    public static int robotsNamed(Section root) {
        int most = 1;
        for (Section robot : root.section("initial").sections("robots")) {
            Matcher name = NAME.matcher(robot.text("robot", ""));
            if (name.matches()) {
                most = Math.max(most, Integer.parseInt(name.group(2)));
            }
        }
        return most;
    }

    /**
     * {@return the index from 0 of the robot that the entry {@code robot} names, counting blue's first}
     *
     * @param in where the entry is
     * @param robotsPerTeam how many robots a side has
     */
    public static int index(Section in, int robotsPerTeam) {
        String name = in.text("robot", "");
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            throw in.refuse("robot", "must be a team and a number, such as 'blue 1', but is '" + name + "'");
        }
        int number = Integer.parseInt(matcher.group(2));
        if (number < 1 || number > robotsPerTeam) {
            throw in.refuse(
                    "robot",
                    "is '" + name + "', but robot numbers count from 1: a side has robots 1 to " + robotsPerTeam);
        }
        return (matcher.group(1).equals("blue") ? 0 : robotsPerTeam) + number - 1;
    }
}
