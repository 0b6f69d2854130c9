// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.PlayFlow;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Score;
import org.robopitch.kit.referee.Stay;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/**
 * The supervision of the soccer server: goals, kick-offs, corner kicks and goal kicks, two halves. A stop is always the
 * same: place the ball (at kick-offs everybody), wait a moment with all robots standing, continue; the clock runs in play.
 */
public final class MixedRealityReferee implements Referee {
    /** A ball that was carried this far from its place has been put into play, or is not stuck, m. */
    private static final double MOVED = 0.01;

    /** Corner kicks are taken this far inside of the corner, m. */
    private static final double CORNER = 0.03;

    private static final List<RefereeOrder> ORDERS = Stream.of(
                    PlayMode.KICK_OFF_BLUE,
                    PlayMode.KICK_OFF_YELLOW,
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
    private final MixedRealityRules rules;
    private final Placement placement;
    private final LineUp lineUp;
    private final Scene scene;
    private final Score score = new Score();
    private final RandomStream random;
    private final Halves halves;
    private final PlayFlow flow = new PlayFlow(Halves.TOLERANCE);
    private final Stay ballStays = new Stay(MOVED);
    private PlayMode mode;
    private PlayState play;
    private boolean warned;
    private @Nullable PlayMode declared;

    /**
     * Lines everybody up for the first kick-off.
     *
     * @param world a world of the league
     * @param rules what to apply
     * @param random decides who begins, and how exactly robots are placed
     */
    public MixedRealityReferee(MixedRealityWorld world, MixedRealityRules rules, RandomStream random) {
        this.world = world;
        MixedRealityParameters parameters = world.parameters();
        this.rules = rules;
        this.placement = new Placement(world);
        this.lineUp = new LineUp(parameters);
        this.scene = new Scene(world.bodies(), MixedRealityGame.fieldInfo(parameters), -1);
        this.random = random;
        this.halves = new Halves(random.nextDouble() < 0.5 ? Side.BLUE : Side.YELLOW, Halves.TOLERANCE);
        this.mode = PlayMode.kickOff(halves.first());
        kickOff(halves.first());
        this.play = describe();
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        announce(events, "");
        if (flow.isOn()) {
            halves.pass(cycleSeconds);
            judgePlay(cycleSeconds, events);
        } else if (flow.pass(cycleSeconds)) {
            flow.goOn();
        }
        play = describe();
    }

    private void judgePlay(double cycleSeconds, EventSink events) {
        // A restart is taken when the ball moves; in play, a ball that does not move for long is stuck.
        if (ballStays.hasLeft(scene.ballX(), scene.ballY(), cycleSeconds)) {
            mode = PlayMode.PLAY_ON;
        }
        boolean crossed = scene.isBallOverGoalLine();
        if (crossed && Math.abs(scene.ballY()) < scene.field.goalWidth() / 2) {
            goal(scene.defenderOf(scene.ballEnd()).other(), events);
        } else if (crossed) {
            out(events);
        } else if (mode == PlayMode.PLAY_ON && ballStays.seconds() > rules.stuckSeconds()) {
            restart(PlayMode.KICK_OFF, 0, 0, true);
            announce(events, ": the ball was stuck");
        } else if (mode != PlayMode.PLAY_ON && ballStays.seconds() > rules.restartSeconds()) {
            mode = PlayMode.PLAY_ON;
            ballStays.forgetTime();
        }
        double left = rules.halfSeconds() - halves.clock();
        if (!warned && left < rules.warnSeconds()) {
            warned = true;
            events.report(PlayMode.WARN_ENDING.label(), null, -1, "the half ends in " + Math.round(left) + " s");
        }
        if (halves.isUp(rules.halfSeconds())) {
            endHalf(events);
        }
    }

    private void noteBall() {
        ballStays.begin(scene.ballX(), scene.ballY());
    }

    private void goal(Side scorer, EventSink events) {
        int robot = world.lastTouch();
        boolean known = robot >= 0 && scene.sides.of(robot) == scorer;
        score.goal(scorer, known ? scene.sides.number(robot) : -1, events);
        kickOff(scorer.other());
        announce(events, "");
    }

    /** Over the goal line beside the goal: a corner kick if the defenders were last at the ball, or else a goal kick. */
    private void out(EventSink events) {
        int end = scene.ballEnd();
        Side defender = scene.defenderOf(end);
        int robot = world.lastTouch();
        if (robot >= 0 && scene.sides.of(robot) == defender) {
            double y = Math.copySign(scene.touchLine - CORNER, scene.ballY());
            restart(PlayMode.corner(defender.other()), end * (scene.goalLine - CORNER), y, false);
        } else {
            double x = end * (scene.goalLine - scene.field.goalAreaDepth());
            restart(PlayMode.goalKick(defender), x, 0, false);
        }
        announce(events, "");
    }

    private void kickOff(Side side) {
        restart(PlayMode.kickOff(side), 0, 0, true);
    }

    private void restart(PlayMode newMode, double ballX, double ballY, boolean everybody) {
        mode = newMode;
        flow.stop(rules.stoppageSeconds());
        placement.placeBall(ballX, ballY, 0, 0);
        if (everybody) {
            lineUp();
        }
        for (int robot = 0; robot < scene.robots; robot++) {
            world.command(robot, 0, 0);
        }
        noteBall();
    }

    private void lineUp() {
        placement.clearPitch();
        for (Side side : Side.values()) {
            List<LineUp.Place> places = lineUp.of(side, mode.awarded() == side);
            int first = scene.sides.first(side);
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
        if (flow.announce()) {
            events.report(mode.label(), mode.awarded(), -1, mode.label() + why);
        }
    }

    private void endHalf(EventSink events) {
        halves.reportEnd(score, events);
        if (halves.number() == 2) {
            mode = PlayMode.TIME_OVER;
            flow.halt();
            halves.end(score, events);
            return;
        }
        halves.begin(2);
        warned = false;
        kickOff(halves.kickOff());
        announce(events, "");
    }

    /**
     * Lets an operator set the play mode: frozen, a time out, a team adjustment … hold the match until "play on" is
     * declared.
     *
     * @param wanted the mode
     */
    public void declare(PlayMode wanted) {
        if (over()) {
            return;
        }
        if (wanted.moving()) {
            declared = null;
            flow.announce();
            flow.goOn();
            mode = wanted;
            noteBall();
        } else {
            declared = wanted;
            flow.halt();
        }
        play = describe();
    }

    /** {@return the play modes that an operator can declare and the kick-offs they can order, by their numbers among all} */
    @Override
    public List<RefereeOrder> orders() {
        return ORDERS;
    }

    @Override
    public int playOnOrder() {
        return PlayMode.PLAY_ON.ordinal();
    }

    @Override
    public void order(int number, EventSink events) {
        PlayMode wanted = PlayMode.values()[number];
        if (over()) {
            return;
        }
        Side side = wanted.awarded();
        if (side != null && wanted == PlayMode.kickOff(side)) {
            declared = null;
            kickOff(side);
            flow.announce(); // as the event below does
            play = describe();
        } else {
            declare(wanted);
        }
        events.report(wanted.label(), side, -1, "the operator declares " + wanted.label());
    }

    /** {@return what is being played} */
    public PlayMode mode() {
        return declared == null ? mode : declared;
    }

    /** {@return whether robots may move} */
    public boolean running() {
        return flow.isOn();
    }

    private PlayState describe() {
        PlayMode now = mode();
        return new PlayState(
                now.label(), running(), now.awarded(), halves.label(), halves.clock(), score.blue(), score.yellow());
    }

    @Override
    public PlayState play() {
        return play;
    }

    @Override
    public boolean over() {
        return halves.isOver();
    }

    @Override
    public void state(StateVisitor visitor) {
        score.state(visitor);
        halves.state(visitor);
        flow.state(visitor);
        ballStays.state(visitor);
        mode = visitor.choice(mode);
        play = PlayState.visit(visitor, play);
        warned = visitor.flag(warned);
        declared = visitor.choice(declared, PlayMode.class);
    }
}
