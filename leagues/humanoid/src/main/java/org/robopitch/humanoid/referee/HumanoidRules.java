// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/** What the referee applies. */
public record HumanoidRules(
        @Meaning("length of a half") double halfSeconds,

        @Meaning("whether the referee kicks off by itself; otherwise it waits for an order")
        boolean automaticKickOff,

        @Meaning("how long teams take their places before an automatic kick-off")
        double kickOffPause,

        @Meaning("time between a goal and the next kick-off")
        double goalPause,

        @Meaning("time before a ball that went out is put back")
        double kickInPause,

        @Meaning("time after which a restart that nobody took is a drop ball")
        double dropBallSeconds,

        @Meaning("distance that opponents must keep at a restart")
        double freeKickDistance,

        @Meaning("distance to which those who do not are moved")
        double freeKickMove,

        @Meaning("distance of the ball from the goal line at a goal kick")
        double goalKickDistance,

        @Meaning("how long a robot may stay off its feet") double mostNotStanding,
        @Meaning("the same for keepers") double keeperNotStanding,
        @Meaning("how long a robot may lie on the ground") double mostOnGround,
        @Meaning("the same for keepers") double keeperOnGround,

        @Meaning("height of the torso below which a robot counts as lying")
        double groundHeight,

        @Meaning("height of the torso from which a robot counts as standing")
        double standingHeight,

        @Meaning("how many robots of a team may be in their own penalty area")
        int mostInArea,

        @Meaning("how many robots, of both teams together, may touch each other")
        int mostTouching,

        @Meaning("how long a robot is held up after a foul, before it is put beside the pitch")
        double foulHold,

        @Meaning("pass mode") Pass pass,
        @Meaning("charging fouls") Charging charging,
        @Meaning("what happens to a robot that hits itself") SelfCollision selfCollision) {

    /** Refuses what cannot be played. */
    public HumanoidRules {
        Require.between("rules.halfSeconds", halfSeconds, 1, 36000, "s");
        Require.between("rules.kickOffPause", kickOffPause, 0, 600, "s");
        Require.between("rules.goalPause", goalPause, 0, 60, "s");
        Require.between("rules.kickInPause", kickInPause, 0, 60, "s");
        Require.between("rules.dropBallSeconds", dropBallSeconds, 1, 600, "s");
        Require.between("rules.freeKickDistance", freeKickDistance, 0, 10, "m");
        Require.between("rules.freeKickMove", freeKickMove, 0, 10, "m");
        Require.between("rules.goalKickDistance", goalKickDistance, 0, 5, "m");
        Require.between("rules.mostNotStanding", mostNotStanding, 0, 3600, "s");
        Require.between("rules.keeperNotStanding", keeperNotStanding, 0, 3600, "s");
        Require.between("rules.mostOnGround", mostOnGround, 0, 3600, "s");
        Require.between("rules.keeperOnGround", keeperOnGround, 0, 3600, "s");
        Require.between("rules.groundHeight", groundHeight, 0, 0.5, "m");
        Require.between("rules.standingHeight", standingHeight, 0, 0.5, "m");
        Require.between("rules.mostInArea", mostInArea, 1, 11, "");
        Require.between("rules.mostTouching", mostTouching, 1, 11, "");
        Require.between("rules.foulHold", foulHold, 0, 60, "s");
    }

    /** Pass mode: the team that asks for it has the ball undisturbed for a moment. */
    public record Pass(
            @Meaning("speed below which the ball must be") double ballSpeed,

            @Meaning("distance from the ball within which a robot may ask for it")
            double nearest,

            @Meaning("distance at which opponents must be, and are kept")
            double opponents,

            @Meaning("how long it lasts") double duration,

            @Meaning("how long the team cannot score afterwards")
            double noGoal,

            @Meaning("how long until it can be requested again")
            double again) {
        /** Refuses what cannot be played. */
        public Pass {
            Require.between("rules.pass.ballSpeed", ballSpeed, 0, 5, "m/s");
            Require.between("rules.pass.nearest", nearest, 0, 5, "m");
            Require.between("rules.pass.opponents", opponents, 0, 5, "m");
            Require.between("rules.pass.duration", duration, 0, 60, "s");
            Require.between("rules.pass.noGoal", noGoal, 0, 600, "s");
            Require.between("rules.pass.again", again, 0, 600, "s");
        }
    }

    /** Running into an opponent near the ball. */
    public record Charging(
            @Meaning("speed from which it counts") double speed,

            @Meaning("a robot that runs towards the ball within this angle commits no foul")
            double ballAngle,

            @Meaning("of two robots that run towards the ball, the one that is this much farther from it may charge")
            double deltaDistance,

            @Meaning("it does if their directions to each other differ by more than this, or the other one is slow")
            double deltaAngle,

            @Meaning("how long the collision lasts before it counts")
            double duration,

            @Meaning("how fast the opponent must be pushed") double pushSpeed,

            @Meaning("how near the ball one of the two must be")
            double ballWithin,

            @Meaning("nearer than this, it is a contest for the ball")
            double ballNotWithin,

            @Meaning("how long a robot is exempt after it touched the ball or was run into")
            double immunity) {
        /** Refuses what cannot be played. */
        public Charging {
            Require.between("rules.charging.speed", speed, 0, 10, "m/s");
            Require.between("rules.charging.ballAngle", ballAngle, 0, 3.2, "rad");
            Require.between("rules.charging.deltaDistance", deltaDistance, 0, 10, "m");
            Require.between("rules.charging.deltaAngle", deltaAngle, 0, 3.2, "rad");
            Require.between("rules.charging.duration", duration, 0, 10, "s");
            Require.between("rules.charging.pushSpeed", pushSpeed, 0, 10, "m/s");
            Require.between("rules.charging.ballWithin", ballWithin, 0, 10, "m");
            Require.between("rules.charging.ballNotWithin", ballNotWithin, 0, 10, "m");
            Require.between("rules.charging.immunity", immunity, 0, 60, "s");
        }
    }

    /** Parts of one robot that overlap. */
    public record SelfCollision(
            @Meaning("overlap that is allowed") double tolerance,

            @Meaning("how long the joints of the limb are frozen")
            double frozen,

            @Meaning("how long they are exempt afterwards") double again) {
        /** Refuses what cannot be played. */
        public SelfCollision {
            Require.between("rules.selfCollision.tolerance", tolerance, 0, 0.5, "m");
            Require.between("rules.selfCollision.frozen", frozen, 0, 60, "s");
            Require.between("rules.selfCollision.again", again, 0, 60, "s");
        }
    }

    /** {@return the rules as they are played} */
    public static HumanoidRules standard() {
        return new HumanoidRules(
                300,
                true,
                5,
                3,
                1,
                15,
                2,
                2.5,
                1,
                30,
                60,
                15,
                30,
                0.15,
                0.25,
                3,
                2,
                0.5,
                new Pass(0.05, 0.5, 1.0, 4, 10, 3),
                new Charging(0.4, Math.PI / 6, 0.05, Math.PI / 12, 0.2, 0.2, 1.0, 0.1, 1.0),
                new SelfCollision(0.04, 1, 2));
    }

    /**
     * {@return the same with other halves}
     *
     * @param seconds length of a half, s
     */
    public HumanoidRules withHalf(double seconds) {
        return with(seconds, automaticKickOff, kickOffPause);
    }

    /** {@return the same, waiting for an order before each kick-off} */
    public HumanoidRules withoutAutomaticKickOff() {
        return with(halfSeconds, false, kickOffPause);
    }

    private HumanoidRules with(double half, boolean automatic, double pause) {
        return new HumanoidRules(
                half,
                automatic,
                pause,
                goalPause,
                kickInPause,
                dropBallSeconds,
                freeKickDistance,
                freeKickMove,
                goalKickDistance,
                mostNotStanding,
                keeperNotStanding,
                mostOnGround,
                keeperOnGround,
                groundHeight,
                standingHeight,
                mostInArea,
                mostTouching,
                foulHold,
                pass,
                charging,
                selfCollision);
    }
}
