// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import static org.robopitch.humanoid.referee.Players.attacks;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.sensor.FieldLines;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.kit.referee.Scene;

/** Kick-offs, kick-ins, corners, goal kicks and free kicks: where the ball goes, who keeps away, and when they end. */
final class Restarts {
    private static final int BALL_PUT = 0;
    private static final int NO_GOAL_SIDE = 1;
    private static final int NO_GOAL_IN_RING = 2;

    private final HumanoidWorld world;
    private final HumanoidRules rules;
    private final GameClock clock;
    private final Players players;
    private final Touches touches;
    private final double halfLength;
    private final double halfWidth;
    private final double areaHalfWidth;
    private final long[] words = new long[3];

    /** Where the ball of the present restart lies. */
    private final double[] place = new double[2];

    Restarts(HumanoidWorld world, HumanoidRules rules, GameClock clock, Players players, Touches touches) {
        this.world = world;
        this.rules = rules;
        this.clock = clock;
        this.players = players;
        this.touches = touches;
        halfLength = world.physics().pitchLength() / 2;
        halfWidth = world.physics().pitchWidth() / 2;
        areaHalfWidth = (world.physics().goalWidth() + FieldLines.PENALTY_BEYOND_GOAL) / 2;
        world.remember(words);
        world.remember(place);
    }

    void beforeKickOff() {
        clock.mode(PlayMode.BEFORE_KICK_OFF);
        putBall(0, 0);
    }

    void keepBallInCentre() {
        if (world.ball(0) != 0 || world.ball(1) != 0) {
            putBall(0, 0);
        }
    }

    void kickOff(Side side, EventSink events) {
        if (clock.halves().number() == 1 && clock.time() == 0) {
            clock.halves().first(side);
        }
        begin(PlayMode.KICK_OFF_LEFT.of(side), 0, 0);
        putBall(0, 0);
        words[BALL_PUT] = 1;
        keepAway();
        report("kick-off", side, events);
    }

    void kickIn(Side side, double x, int line, EventSink events) {
        begin(PlayMode.KICK_IN_LEFT.of(side), Scene.within(x, halfLength), line * halfWidth);
        report("kick-in", side, events);
    }

    void corner(Side side, double y, EventSink events) {
        begin(PlayMode.CORNER_KICK_LEFT.of(side), attacks(side) * halfLength, y < 0 ? -halfWidth : halfWidth);
        report("corner kick", side, events);
    }

    void goalKick(Side side, EventSink events) {
        begin(PlayMode.GOAL_KICK_LEFT.of(side), -attacks(side) * (halfLength - rules.goalKickDistance()), 0);
        report("goal kick", side, events);
    }

    void freeKick(Side side, double x, double y, boolean direct, EventSink events) {
        PlayMode mode = direct ? PlayMode.DIRECT_FREE_KICK_LEFT : PlayMode.FREE_KICK_LEFT;
        double atX = Scene.within(x, halfLength);
        double atY = Scene.within(y, halfWidth);
        begin(mode.of(side), outOfAreaX(atX, atY), outOfAreaY(atX, atY));
        report(direct ? "direct free kick" : "free kick", side, events);
    }

    /** Sets a mode that is ordered; a restart is where the ball is. */
    void ordered(PlayMode mode) {
        words[NO_GOAL_SIDE] = 0;
        if (mode == PlayMode.BEFORE_KICK_OFF) {
            beforeKickOff();
            return;
        }
        Side side = mode.side() == Side.YELLOW ? Side.YELLOW : Side.BLUE;
        switch (mode) {
            case KICK_OFF_LEFT, KICK_OFF_RIGHT -> begin(mode, 0, 0);
            case CORNER_KICK_LEFT, CORNER_KICK_RIGHT ->
                begin(mode, attacks(side) * halfLength, world.ball(1) < 0 ? -halfWidth : halfWidth);
            case GOAL_KICK_LEFT, GOAL_KICK_RIGHT ->
                begin(mode, -attacks(side) * (halfLength - rules.goalKickDistance()), 0);
            case GOAL_LEFT, GOAL_RIGHT -> {
                clock.nextKickOff(side.other());
                clock.mode(mode);
            }
            case PLAY_ON, GAME_OVER, PASS_LEFT, PASS_RIGHT -> {
                clock.mode(mode);
                touches.kicker(-1);
            }
            default -> begin(mode, world.ball(0), world.ball(1));
        }
    }

    private void begin(PlayMode mode, double x, double y) {
        clock.mode(mode);
        place[0] = x;
        place[1] = y;
        words[BALL_PUT] = 0;
        touches.kicker(-1);
        PlayMode left = mode.of(Side.BLUE);
        boolean kickOff = left == PlayMode.KICK_OFF_LEFT;
        boolean indirect = kickOff || left == PlayMode.FREE_KICK_LEFT || left == PlayMode.KICK_IN_LEFT;
        words[NO_GOAL_SIDE] = indirect ? mode.owner() : 0;
        words[NO_GOAL_IN_RING] = kickOff ? 1 : 0;
    }

    private static void report(String kind, Side side, EventSink events) {
        events.report(kind, side, -1, kind + " for " + side.label());
    }

    private void putBall(double x, double y) {
        world.placeBall(x, y, world.physics().ballRadius(), 0, 0, 0);
        touches.forget();
    }

    /** Watches a restart until the ball is played or time is up. */
    void update(EventSink events) {
        PlayMode mode = clock.mode();
        if (words[BALL_PUT] == 0) {
            if (clock.modeTime() < rules.kickInPause()) {
                return;
            }
            putBall(place[0], place[1]);
            words[BALL_PUT] = 1;
        }
        keepAway();
        Side side = mode.side();
        int touching = touches.now();
        if (side != null && mode.of(Side.BLUE) == PlayMode.GOAL_KICK_LEFT) {
            if (touching >= 0 && players.side(touching) == side) {
                touches.kicker(touching);
            }
            if (outsideArea(side)) {
                clock.mode(PlayMode.PLAY_ON);
                return;
            }
        } else if (touching >= 0 && players.side(touching) == side) {
            touches.kicker(touching);
            clock.mode(PlayMode.PLAY_ON);
            return;
        }
        if (clock.modeTime() >= rules.dropBallSeconds()) {
            dropBall(events);
        }
    }

    private boolean outsideArea(Side side) {
        return -attacks(side) * world.ball(0) < halfLength - FieldLines.PENALTY_DEPTH
                || Math.abs(world.ball(1)) > areaHalfWidth;
    }

    /** Keeps the opponents of those who restart where they belong. */
    private void keepAway() {
        PlayMode mode = clock.mode();
        Side side = mode.side();
        if (side == null) {
            return;
        }
        Side opponents = side.other();
        switch (mode) {
            case KICK_OFF_LEFT, KICK_OFF_RIGHT -> {
                double ring = FieldLines.RING_RADIUS;
                players.clearOpponentsHalf(side, ring);
                players.clearOpponentsHalf(opponents, 0);
                players.clearCircle(opponents, 0, 0, ring, ring + 0.5);
            }
            case GOAL_KICK_LEFT, GOAL_KICK_RIGHT -> {
                double front = halfLength - FieldLines.PENALTY_DEPTH;
                double low = side == Side.BLUE ? -halfLength - 1 : front;
                double high = side == Side.BLUE ? -front : halfLength + 1;
                players.clearBox(opponents, low, high, areaHalfWidth, -attacks(side) * (front - 0.5));
            }
            default -> {
                double within = rules.freeKickDistance();
                players.clearCircle(opponents, world.ball(0), world.ball(1), within, rules.freeKickMove());
            }
        }
    }

    private boolean inAnArea(double x, double y) {
        return Math.abs(x) > halfLength - FieldLines.PENALTY_DEPTH && Math.abs(y) < areaHalfWidth;
    }

    /** {@return where a ball in a penalty area is put instead: at the corner of the area} */
    private double outOfAreaX(double x, double y) {
        return inAnArea(x, y) ? Math.copySign(halfLength - FieldLines.PENALTY_DEPTH, x) : x;
    }

    private double outOfAreaY(double x, double y) {
        return inAnArea(x, y) ? Math.copySign(areaHalfWidth, y) : y;
    }

    /** Lets both teams have the ball where it is, but not in a penalty area nor beside the pitch, after both have made room. */
    void dropBall(EventSink events) {
        clock.mode(PlayMode.PLAY_ON);
        touches.kicker(-1);
        words[NO_GOAL_SIDE] = 0;
        double insideX = halfLength - world.physics().ballRadius();
        double insideY = halfWidth - world.physics().ballRadius();
        double x = Scene.within(world.ball(0), insideX);
        double y = Scene.within(world.ball(1), insideY);
        putBall(outOfAreaX(x, y), outOfAreaY(x, y));
        for (Side side : Side.values()) {
            players.clearCircle(side, world.ball(0), world.ball(1), rules.freeKickDistance(), rules.freeKickMove());
        }
        events.report("drop ball", null, -1, "drop ball");
    }

    /** Lets a team score again once another robot has touched its restart, or a kick-off has left the ring. */
    void watchKickOffGoal() {
        if (words[NO_GOAL_SIDE] == 0) {
            return;
        }
        int touching = touches.now();
        boolean another = touching >= 0 && touching != touches.kicker();
        double x = world.ball(0);
        double y = world.ball(1);
        double ring = FieldLines.RING_RADIUS;
        boolean leftRing = words[NO_GOAL_IN_RING] != 0 && x * x + y * y > ring * ring && touching >= 0;
        if (another || leftRing) {
            words[NO_GOAL_SIDE] = 0;
        }
    }

    boolean noDirectGoal(Side side) {
        return words[NO_GOAL_SIDE] == attacks(side);
    }
}
