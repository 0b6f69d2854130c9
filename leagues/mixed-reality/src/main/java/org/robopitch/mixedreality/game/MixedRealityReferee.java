// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Score;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/**
 * The supervision of the soccer server: goals, kick-offs, corner kicks and goal kicks, two halves. A stop is always the
 * same: place the ball (at kick-offs everybody), wait a moment with all robots standing, go on; the clock runs in play.
 */
public final class MixedRealityReferee implements Referee {
    /** A ball that was carried this far from its place has been put into play, or is not stuck, m. */
    private static final double MOVED = 0.01;

    /** Corner kicks are taken this far inside of the corner, m. */
    private static final double CORNER = 0.03;

    private static final List<RefereeOrder> ORDERS = Stream.of(
                    PlayMode.PLAY_ON,
                    PlayMode.FROZEN_OPERATOR,
                    PlayMode.FROZEN_MATCH,
                    PlayMode.TIME_OUT_BLUE,
                    PlayMode.TIME_OUT_YELLOW,
                    PlayMode.PENALTY,
                    PlayMode.WARMING_UP,
                    PlayMode.TEAM_ADJUSTMENT)
            .map(mode -> new RefereeOrder(mode.ordinal(), mode.label(), "play mode"))
            .toList();

    private final MixedRealityWorld world;
    private final MixedRealityParameters parameters;
    private final MixedRealityRules rules;
    private final Placement placement;
    private final LineUp lineUp;
    private final Bodies bodies;
    private final Score score = new Score();
    private final RandomStream random;
    private Side firstKickOff;
    private PlayMode mode;
    private PlayState play;
    private boolean running;
    private boolean secondHalf;
    private boolean over;
    private boolean warned;
    private boolean announced;
    private @Nullable PlayMode declared;
    private double clock;
    private double waiting;
    private double anchorX;
    private double anchorY;
    private double anchorSeconds;

    /**
     * Lines everybody up for the first kick-off.
     *
     * @param world a world of the league
     * @param rules what to apply
     * @param random decides who begins, and how exactly robots are placed
     */
    public MixedRealityReferee(MixedRealityWorld world, MixedRealityRules rules, RandomStream random) {
        this.world = world;
        this.parameters = world.parameters();
        this.rules = rules;
        this.placement = new Placement(world);
        this.lineUp = new LineUp(parameters);
        this.bodies = world.bodies();
        this.random = random;
        this.firstKickOff = random.nextDouble() < 0.5 ? Side.BLUE : Side.YELLOW;
        this.mode = PlayMode.kickOff(firstKickOff);
        kickOff(firstKickOff);
        this.play = describe();
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        if (!announced) {
            announce(events, "");
        }
        if (!over && declared == null) {
            if (running) {
                clock += cycleSeconds;
                judgePlay(cycleSeconds, events);
            } else {
                waiting -= cycleSeconds;
                running = waiting < 1e-9;
            }
        }
        play = describe();
    }

    private void judgePlay(double cycleSeconds, EventSink events) {
        noticeMotion(cycleSeconds);
        double ballX = bodies.x[bodies.ball];
        double ballY = bodies.y[bodies.ball];
        boolean crossed = Math.abs(ballX) - parameters.ball().radius()
                > parameters.field().length() / 2;
        if (crossed && Math.abs(ballY) < parameters.field().goalWidth() / 2) {
            goal(ballX > 0 ? Side.YELLOW : Side.BLUE, events);
        } else if (crossed) {
            out(ballX, ballY, events);
        } else if (mode == PlayMode.PLAY_ON && anchorSeconds > rules.stuckSeconds()) {
            restart(PlayMode.KICK_OFF, 0, 0, true);
            announce(events, ": the ball was stuck");
        } else if (mode != PlayMode.PLAY_ON && anchorSeconds > rules.restartSeconds()) {
            mode = PlayMode.PLAY_ON;
            anchorSeconds = 0;
        }
        double left = rules.halfSeconds() - clock;
        if (!warned && left < rules.warnSeconds()) {
            warned = true;
            events.report(PlayMode.WARN_ENDING.label(), null, -1, "the half ends in " + Math.round(left) + " s");
        }
        if (left < 1e-9) {
            endHalf(events);
        }
    }

    /** A restart is taken when the ball moves; in play, a ball that does not move for long is stuck. */
    private void noticeMotion(double cycleSeconds) {
        double dx = bodies.x[bodies.ball] - anchorX;
        double dy = bodies.y[bodies.ball] - anchorY;
        if (dx * dx + dy * dy > MOVED * MOVED) {
            mode = PlayMode.PLAY_ON;
            anchor();
        } else {
            anchorSeconds += cycleSeconds;
        }
    }

    private void anchor() {
        anchorX = bodies.x[bodies.ball];
        anchorY = bodies.y[bodies.ball];
        anchorSeconds = 0;
    }

    private void goal(Side scorer, EventSink events) {
        score.add(scorer, 1);
        int robot = world.lastTouch();
        boolean known = robot >= 0 && sideOf(robot) == scorer;
        events.report(
                "goal",
                scorer,
                known ? robot % parameters.robotsPerTeam() : -1,
                "goal for " + scorer.label() + ", " + score);
        kickOff(scorer.other());
        announce(events, "");
    }

    private Side sideOf(int robot) {
        return robot < parameters.robotsPerTeam() ? Side.BLUE : Side.YELLOW;
    }

    /** Over the goal line beside the goal: a corner kick if the defenders were last at the ball, or else a goal kick. */
    private void out(double ballX, double ballY, EventSink events) {
        Side defender = ballX > 0 ? Side.BLUE : Side.YELLOW;
        int robot = world.lastTouch();
        boolean corner = robot >= 0 && sideOf(robot) == defender;
        double end = Math.copySign(parameters.field().length() / 2, ballX);
        if (corner) {
            restart(
                    PlayMode.corner(defender.other()),
                    end - Math.copySign(CORNER, end),
                    Math.copySign(parameters.field().width() / 2 - CORNER, ballY),
                    false);
        } else {
            double depth = parameters.field().smallAreaDepth();
            restart(PlayMode.goalKick(defender), end - Math.copySign(depth, end), 0, false);
        }
        announce(events, "");
    }

    private void kickOff(Side side) {
        restart(PlayMode.kickOff(side), 0, 0, true);
    }

    private void restart(PlayMode newMode, double ballX, double ballY, boolean everybody) {
        mode = newMode;
        running = false;
        announced = false;
        waiting = rules.stoppageSeconds();
        placement.placeBall(ballX, ballY, 0, 0);
        if (everybody) {
            lineUp();
        }
        for (int robot = 0; robot < bodies.robots; robot++) {
            world.command(robot, 0, 0);
        }
        anchor();
    }

    private void lineUp() {
        placement.clearField();
        for (Side side : Side.values()) {
            List<LineUp.Place> places = lineUp.of(side, mode.awarded() == side);
            int first = side == Side.BLUE ? 0 : parameters.robotsPerTeam();
            for (int i = 0; i < places.size(); i++) {
                LineUp.Place place = places.get(i);
                double scatter = rules.placementScatter();
                placement.placeRobot(
                        first + i,
                        place.x() + random.between(-scatter, scatter),
                        place.y() + random.between(-scatter, scatter),
                        place.headingX(),
                        0);
            }
        }
    }

    private void announce(EventSink events, String why) {
        announced = true;
        events.report(mode.label(), mode.awarded(), -1, mode.label() + why);
    }

    private void endHalf(EventSink events) {
        String half = secondHalf ? "second half" : "first half";
        events.report("end of period", null, -1, "end of the " + half + ", " + score);
        if (secondHalf) {
            over = true;
            running = false;
            mode = PlayMode.TIME_OVER;
            events.report("over", null, -1, "the match is over, " + score);
            return;
        }
        secondHalf = true;
        warned = false;
        clock = 0;
        kickOff(firstKickOff.other());
        announce(events, "");
    }

    /**
     * Lets an operator set the play mode: frozen, a time out, a team adjustment … hold the match until "play on" is
     * declared.
     *
     * @param wanted the mode
     */
    public void declare(PlayMode wanted) {
        if (over) {
            return;
        }
        if (wanted.moving()) {
            declared = null;
            running = true;
            mode = wanted;
            anchor();
        } else {
            declared = wanted;
        }
        play = describe();
    }

    /** {@return the play modes that an operator can declare, by their numbers among all} */
    @Override
    public List<RefereeOrder> orders() {
        return ORDERS;
    }

    @Override
    public void order(int number, EventSink events) {
        PlayMode wanted = PlayMode.values()[number];
        if (!over) {
            declare(wanted);
            events.report(wanted.label(), wanted.awarded(), -1, "the operator declares " + wanted.label());
        }
    }

    /** {@return what is being played} */
    public PlayMode mode() {
        return declared == null ? mode : declared;
    }

    /** {@return whether robots may move} */
    public boolean running() {
        return running && declared == null;
    }

    private PlayState describe() {
        PlayMode now = mode();
        String period = over ? "over" : secondHalf ? "second half" : "first half";
        return new PlayState(now.label(), running(), now.awarded(), period, clock, score.blue(), score.yellow());
    }

    @Override
    public PlayState play() {
        return play;
    }

    @Override
    public boolean over() {
        return over;
    }

    @Override
    public void state(StateVisitor visitor) {
        score.state(visitor);
        firstKickOff = visitor.choice(firstKickOff);
        mode = visitor.choice(mode);
        play = PlayState.visit(visitor, play);
        running = visitor.flag(running);
        secondHalf = visitor.flag(secondHalf);
        over = visitor.flag(over);
        warned = visitor.flag(warned);
        announced = visitor.flag(announced);
        declared = visitor.choice(declared, PlayMode.class);
        clock = visitor.real(clock);
        waiting = visitor.real(waiting);
        anchorX = visitor.real(anchorX);
        anchorY = visitor.real(anchorY);
        anchorSeconds = visitor.real(anchorSeconds);
    }
}
