// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/** What the referee applies. */
public record HumanoidRules(
        @Value(says = "length of a half", unit = "s", min = 1, max = 36000, otherwise = "300")
        double halfSeconds,

        @Value(says = "whether the referee kicks off by itself; otherwise it waits for an order", otherwise = "true")
        boolean automaticKickOff,

        @Value(
                says = "how long teams take their places before an automatic kick-off",
                unit = "s",
                max = 600,
                otherwise = "5")
        double kickOffPause,

        @Value(says = "time between a goal and the next kick-off", unit = "s", max = 60, otherwise = "3")
        double goalPause,

        @Value(says = "time before a ball that went out is put back", unit = "s", max = 60, otherwise = "1")
        double kickInPause,

        @Value(
                says = "time after which a restart that nobody took is a drop ball",
                unit = "s",
                min = 1,
                max = 600,
                otherwise = "15")
        double dropBallSeconds,

        @Value(says = "distance that opponents must keep at a restart", unit = "m", max = 10, otherwise = "2")
        double freeKickDistance,

        @Value(says = "distance to which those who do not are moved", unit = "m", max = 10, otherwise = "2.5")
        double freeKickMove,

        @Value(says = "distance of the ball from the goal line at a goal kick", unit = "m", max = 5, otherwise = "1")
        double goalKickDistance,

        @Value(says = "how long a robot may stay off its feet", unit = "s", max = 3600, otherwise = "30")
        double mostNotStanding,

        @Value(says = "the same for keepers", unit = "s", max = 3600, otherwise = "60")
        double keeperNotStanding,

        @Value(says = "how long a robot may lie on the ground", unit = "s", max = 3600, otherwise = "15")
        double mostOnGround,

        @Value(says = "the same for keepers", unit = "s", max = 3600, otherwise = "30")
        double keeperOnGround,

        @Value(
                says = "height of the torso below which a robot counts as lying",
                unit = "m",
                max = 0.5,
                otherwise = "0.15")
        double groundHeight,

        @Value(
                says = "height of the torso from which a robot counts as standing",
                unit = "m",
                max = 0.5,
                otherwise = "0.25")
        double standingHeight,

        @Value(says = "how many robots of a team may be in their own penalty area", min = 1, max = 11, otherwise = "3")
        int mostInArea,

        @Value(
                says = "how many robots, of both teams together, may touch each other",
                min = 1,
                max = 11,
                otherwise = "2")
        int mostTouching,

        @Value(
                says = "how long a robot is held up after a foul, before it is put beside the pitch",
                unit = "s",
                max = 60,
                otherwise = "0.5")
        double foulHold,

        @Value(says = "pass mode") Pass pass,
        @Value(says = "charging fouls") Charging charging,

        @Value(says = "what happens to a robot that hits itself")
        SelfCollision selfCollision)
        implements Values<HumanoidRules> {

    /** Pass mode: the team that asks for it has the ball undisturbed for a moment. */
    public record Pass(
            @Value(says = "speed below which the ball must be", unit = "m/s", max = 5, otherwise = "0.05")
            double ballSpeed,

            @Value(
                    says = "distance from the ball within which a robot may ask for it",
                    unit = "m",
                    max = 5,
                    otherwise = "0.5")
            double nearest,

            @Value(says = "distance at which opponents must be, and are kept", unit = "m", max = 5, otherwise = "1")
            double opponents,

            @Value(says = "how long it lasts", unit = "s", max = 60, otherwise = "4")
            double duration,

            @Value(says = "how long the team cannot score afterwards", unit = "s", max = 600, otherwise = "10")
            double noGoal,

            @Value(says = "how long until it can be requested again", unit = "s", max = 600, otherwise = "3")
            double again) {}

    /** Running into an opponent near the ball. */
    public record Charging(
            @Value(says = "speed from which it counts", unit = "m/s", max = 10, otherwise = "0.4")
            double speed,

            @Value(
                    says = "a robot that runs towards the ball within this angle commits no foul",
                    unit = "rad",
                    max = 3.2,
                    otherwise = "" + Math.PI / 6)
            double ballAngle,

            @Value(
                    says =
                            "of two robots that run towards the ball, the one that is this much farther from it may charge",
                    unit = "m",
                    max = 10,
                    otherwise = "0.05")
            double deltaDistance,

            @Value(
                    says =
                            "it does if their directions to each other differ by more than this, or the other one is slow",
                    unit = "rad",
                    max = 3.2,
                    otherwise = "" + Math.PI / 12)
            double deltaAngle,

            @Value(says = "how long the collision lasts before it counts", unit = "s", max = 10, otherwise = "0.2")
            double duration,

            @Value(says = "how fast the opponent must be pushed", unit = "m/s", max = 10, otherwise = "0.2")
            double pushSpeed,

            @Value(says = "how near the ball one of the two must be", unit = "m", max = 10, otherwise = "1")
            double ballWithin,

            @Value(says = "nearer than this, it is a contest for the ball", unit = "m", max = 10, otherwise = "0.1")
            double ballNotWithin,

            @Value(
                    says = "how long a robot is exempt after it touched the ball or was run into",
                    unit = "s",
                    max = 60,
                    otherwise = "1")
            double immunity) {}

    /** Parts of one robot that overlap. */
    public record SelfCollision(
            @Value(says = "overlap that is allowed", unit = "m", max = 0.5, otherwise = "0.04")
            double tolerance,

            @Value(says = "how long the joints of the limb are frozen", unit = "s", max = 60, otherwise = "1")
            double frozen,

            @Value(says = "how long they are exempt afterwards", unit = "s", max = 60, otherwise = "2")
            double again) {}

    /** {@return the rules as they are played} */
    public static HumanoidRules standard() {
        return Declared.of(HumanoidRules.class).defaults();
    }
}
