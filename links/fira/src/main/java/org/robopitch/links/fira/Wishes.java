// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.links.fira.Wishes.Wish;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.referee.Decision;
import org.robopitch.mirosot.referee.Foul;

/**
 * Does what external programs want to be done to a match, as far as the rules let them, by actions that are recorded.
 *
 * <p>What came during one cycle is done at once: two robots may change places, and it does not matter which of two
 * programs was heard first.
 */
final class Wishes {
    private final Match match;
    private final MirosotGame game;
    private final FiraCounters counters;
    private final Notices notices;
    private final EndsWatch ends;
    private final BodyPose pose = new BodyPose();

    /** Where a body is to be; a robot that is not on is taken off the field. */
    private record Target(boolean on, double x, double y, double heading, double vx, double vy, double spin) {}

    Wishes(Match match, MirosotGame game, FiraCounters counters, Notices notices) {
        this.match = match;
        this.game = game;
        this.counters = counters;
        this.notices = notices;
        this.ends = new EndsWatch();
    }

    void fulfil(List<Wish> wishes) {
        Map<Integer, Target> robots = new TreeMap<>();
        Target ball = null;
        for (Wish wish : wishes) {
            if (wish instanceof Wish.Called called) {
                called.call().actions().forEach(match::operate);
            } else if (wish instanceof Wish.BallThere there) {
                ball = new Target(true, there.x(), there.y(), 0, there.vx(), there.vy(), 0);
            } else if (wish instanceof Wish.RobotThere there) {
                replace(there, robots);
            } else if (wish instanceof Wish.Restart restart) {
                place(restart, robots);
            }
        }
        lookForReferee(wishes);
        ends.look(wishes);
        act(robots, ball);
        match.applyOperator();
    }

    /** A program that replaces all robots of a side at once does what a referee does. */
    private void lookForReferee(List<Wish> wishes) {
        if (wishes.isEmpty() || game.isRefereedElsewhere()) {
            return;
        }
        for (Side side : Side.values()) {
            long replaced = wishes.stream()
                    .filter(wish -> wish instanceof Wish.RobotThere robot && robot.side() == side)
                    .map(wish -> ((Wish.RobotThere) wish).robot())
                    .distinct()
                    .count();
            if (replaced > 1 && replaced == game.parameters().robotsPerTeam()) {
                notices.once(
                        Notices.TWO_REFEREES,
                        "a program replaces all robots of " + side.label()
                                + " at once, as a referee does, while the built-in one leads: --referee external lets"
                                + " the other one lead, --referee inside refuses replacements");
            }
        }
    }

    /** A robot that is replaced continues with the speed it has; one that comes back stands. */
    private void replace(Wish.RobotThere robot, Map<Integer, Target> robots) {
        int index = index(robot.side(), robot.robot());
        Target before = robots.getOrDefault(index, now(index));
        boolean moving = robot.on() && before.on();
        robots.put(
                index,
                new Target(
                        robot.on(),
                        robot.x(),
                        robot.y(),
                        robot.heading(),
                        moving ? before.vx() : 0,
                        moving ? before.vy() : 0,
                        moving ? before.spin() : 0));
    }

    private Target now(int body) {
        match.game().stage().read(body, pose);
        return new Target(pose.present, pose.x, pose.y, 0, pose.vx, pose.vy, pose.spin);
    }

    private void place(Wish.Restart restart, Map<Integer, Target> robots) {
        if (game.isRefereedElsewhere()) {
            counters.placementsElsewhere.add();
            return;
        }
        List<Pose> wanted = new ArrayList<>(game.referee().placements().of(restart.side()));
        for (Wish.RobotThere robot : restart.robots()) {
            wanted.set(robot.robot(), Pose.ofAngle(robot.x(), robot.y(), robot.heading()));
        }
        String refusal = game.referee().refusalOf(restart.side(), wanted);
        if (!refusal.isEmpty()) {
            counters.placementsRefused.add();
            return;
        }
        counters.placementsTaken.add();
        for (Wish.RobotThere robot : restart.robots()) {
            int index = index(restart.side(), robot.robot());
            if (robots.getOrDefault(index, now(index)).on()) {
                robots.put(index, new Target(true, robot.x(), robot.y(), robot.heading(), 0, 0, 0));
            }
        }
    }

    private void act(Map<Integer, Target> robots, @Nullable Target ball) {
        robots.forEach((robot, target) -> {
            if (!target.on() || isInTheWay(robot, robots, ball)) {
                match.operate(new OperatorAction.Remove(robot));
            }
        });
        if (ball != null) {
            put(game.world().bodies().ball, ball);
        }
        robots.forEach((robot, target) -> {
            if (target.on()) {
                put(robot, target);
            }
        });
    }

    /** Whether a robot that is to move stands where something else is to be. */
    private boolean isInTheWay(int robot, Map<Integer, Target> robots, @Nullable Target ball) {
        Target now = now(robot);
        double near = 2 * game.world().bodies().body[robot].reach;
        boolean inTheWay = ball != null && distance(now, ball) < near;
        for (Map.Entry<Integer, Target> other : robots.entrySet()) {
            Target there = other.getValue();
            inTheWay |= other.getKey() != robot && there.on() && distance(now, there) < near;
        }
        return now.on() && inTheWay;
    }

    private static double distance(Target a, Target b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    private void put(int body, Target to) {
        match.operate(new OperatorAction.Put(body, to.x(), to.y(), to.heading(), to.vx(), to.vy(), to.spin()));
    }

    private int index(Side side, int robot) {
        return side == Side.BLUE ? robot : game.parameters().robotsPerTeam() + robot;
    }

    /** The sides whose teams do not hear a referee outside stand whenever it has stopped play. */
    void holdTeamsInside(boolean blue, boolean yellow) {
        if (game.isRefereedElsewhere()) {
            match.operate(Decision.standing(blue, yellow));
            match.applyOperator();
        }
    }

    /** What an external program wants to be done to the match, in our units. */
    sealed interface Wish {
        /** Put a robot somewhere [m, rad], or take it off the field. */
        record RobotThere(Side side, int robot, double x, double y, double heading, boolean on) implements Wish {}

        /** Put the ball somewhere [m, m/s]. */
        record BallThere(double x, double y, double vx, double vy) implements Wish {}

        /** Place some robots of a side for a restart. */
        record Restart(Side side, List<RobotThere> robots) implements Wish {
            public Restart {
                robots = List.copyOf(robots);
            }
        }

        /** Take a call of a referee outside. */
        record Called(Decision call) implements Wish {}
    }

    /**
     * Notices programs that play from the other end: the first placement of a side, or the first replacement that puts several
     * of its robots somewhere, lies in the wrong half with every robot.
     */
    private final class EndsWatch {
        /** What is nearer to the halfway line than this lies in neither half, m. */
        private static final double HALFWAY = 0.03;

        private final Map<Side, Boolean> looked = new EnumMap<>(Side.class);

        /** Looks at what came during one cycle. */
        void look(List<Wish> wishes) {
            if (wishes.isEmpty() || looked.size() == Side.values().length) {
                return;
            }
            for (Side side : Side.values()) {
                List<Wish.RobotThere> replaced = new ArrayList<>();
                List<Wish.RobotThere> placed = new ArrayList<>();
                for (Wish wish : wishes) {
                    if (wish instanceof Wish.RobotThere robot && robot.side() == side && robot.on()) {
                        replaced.add(robot);
                    } else if (wish instanceof Wish.Restart restart && restart.side() == side) {
                        placed.addAll(restart.robots());
                    }
                }
                // A single robot may stand in the other half, but not at a kick-off.
                boolean kickOff = game.referee().decision().foul() == Foul.KICKOFF;
                if (placed.size() > 1 || kickOff && !placed.isEmpty()) {
                    judge(side, placed, "placement");
                } else if (replaced.size() > 1) {
                    judge(side, replaced, "replacement");
                }
            }
        }

        private void judge(Side side, List<Wish.RobotThere> robots, String what) {
            if (looked.putIfAbsent(side, true) != null) {
                return;
            }
            int attacks = game.attacks(side);
            if (robots.stream().anyMatch(robot -> attacks * robot.x() < HALFWAY)) {
                return;
            }
            String other = game.attacks(Side.BLUE) > 0 ? "positive-x" : "negative-x";
            String text = "the first " + what + " of " + side.label() + " is in the half " + half(attacks) + ", but "
                    + side.label() + " defends " + half(-attacks)
                    + ": does the program play from the other end? --blue-defends " + other + " turns the match around";
            match.note("ends", side, text);
            notices.say("warning: " + text);
        }

        private static String half(int sign) {
            return sign > 0 ? "x > 0" : "x < 0";
        }
    }
}
