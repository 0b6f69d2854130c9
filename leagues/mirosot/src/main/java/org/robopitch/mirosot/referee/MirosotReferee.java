// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.referee.Score;
import org.robopitch.kit.referee.Watches;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.MirosotParameters;

/**
 * Applies the rules of MiroSot and VSSS. A stop is always the same: call, place everybody, wait a moment with all robots
 * halted, go on; the clock runs in play only. Halves end when their time is up, whatever is being played.
 */
public final class MirosotReferee implements Referee {
    /** Referees round time, and stop it when we do not: from this share of a half on, the next may begin. */
    private static final double NEARLY_A_HALF = 0.9;

    /** Stands for a stoppage that lasts until a person ends it, s. */
    private static final double HALTED = Double.MAX_VALUE;

    private final Scene scene;
    private final MirosotRules rules;
    private final Places places;
    private final CrowdedAreaWatch crowdedArea;
    private final Watches<Call> watches;
    private Side firstKickOff;
    private final Score score = new Score();
    private final OutsideReferee outside = new OutsideReferee(score);
    private Half half = Half.FIRST_HALF;
    private double clock;
    private double stoppageLeft;
    private boolean running;
    private boolean announced;
    private boolean ballTouched;
    private Restart restart;
    private Decision decision;
    private PlayState play;
    private @Nullable ShootOut shootOut;
    private double attemptSeconds;
    private boolean ballInGoal;

    /**
     * Places everybody for the first kick-off, unless another referee is in charge.
     *
     * @param world a world of the league
     * @param parameters what the world is made of
     * @param rules what to apply
     * @param random decides who kicks off first, and how exactly robots are placed
     */
    public MirosotReferee(PlanarWorld world, MirosotParameters parameters, MirosotRules rules, RandomStream random) {
        this.scene = new Scene(world, parameters);
        this.rules = rules;
        this.places = new Places(scene, rules, random);
        this.crowdedArea = new CrowdedAreaWatch(scene, rules);
        this.watches = new Watches<>(
                crowdedArea,
                new KeeperWatch(scene, rules),
                new StuckBallWatch(scene, rules),
                new PushWatch(scene, rules));
        this.firstKickOff = rules.coinToss() && random.nextDouble() < 0.5 ? Side.YELLOW : Side.BLUE;
        this.restart = new Restart(Foul.KICKOFF, firstKickOff, 0, 0);
        places.plan(restart);
        this.decision = decide(Foul.KICKOFF);
        if (rules.external()) {
            running = true;
            announced = true;
            ballTouched = true;
            decision = decide(Foul.GAME_ON);
        } else {
            stop(restart);
        }
        this.play = describe();
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        if (!announced) {
            announce(events);
        }
        if (over()) {
            return;
        }
        if (rules.external()) {
            clock += running ? cycleSeconds : 0;
            countGoal(events);
        } else if (running) {
            clock += cycleSeconds;
            if (shootOut == null) {
                judgePlay(cycleSeconds, events);
            } else {
                judgeAttempt(shootOut, cycleSeconds, events);
            }
        } else if (stoppageLeft != HALTED) {
            stoppageLeft -= cycleSeconds;
            if (stoppageLeft < 1e-9) {
                running = true;
                decision = decide(Foul.GAME_ON);
            }
        }
        play = describe();
    }

    /** What is left to do while another referee is in charge; a ball counts once, however long it lies in a goal. */
    private void countGoal(EventSink events) {
        int end = scene.ballInGoalAt();
        if (end != 0 && !ballInGoal && outside.leavesGoalsToUs()) {
            Side scorer = scene.defenderOf(end).other();
            score.add(scorer, 1);
            events.report("goal", scorer, -1, "goal for " + scorer.label() + ", " + score);
        }
        ballInGoal = end != 0;
        outside.look(end == 0 ? null : scene.defenderOf(end).other(), clock > NEARLY_A_HALF * rules.secondsOf(half));
    }

    @Override
    public List<RefereeOrder> orders() {
        return rules.external() ? OutsideCall.ORDERS : OutsideCall.BY_HAND;
    }

    @Override
    public List<RefereeDetail> details() {
        return rules.external() ? OutsideCall.DETAILS : List.of();
    }

    @Override
    public void detail(int number, double value) {
        outside.detail(number, value);
    }

    /**
     * Takes an order of a person; or a call of the referee outside, which stops play and lets it go on, and places nobody by
     * itself.
     */
    @Override
    public void order(int number, EventSink events) {
        if (!rules.external()) {
            obey(OutsideCall.foul(number), OutsideCall.side(number), events);
            return;
        }
        Half before = half;
        if (!outside.call(number, events)) {
            return;
        }
        half = outside.half();
        clock = half == before ? clock : 0;
        running = outside.running();
        if (outside.isRestart()) {
            restart = outside.restart(scene);
            places.plan(restart);
        }
        decision = new Decision(outside.foul(), outside.side(), outside.quadrant(), half, scene.world.time());
        events.report(outside.foul().mode(), outside.side(), -1, "the referee outside calls " + outside.text());
        play = describe();
    }

    private void obey(Foul foul, @Nullable Side side, EventSink events) {
        if (over() || shootOut != null) {
            events.report("order", null, -1, "the referee takes no orders in penalties and after the end");
            return;
        }
        switch (foul) {
            case HALT -> {
                running = false;
                stoppageLeft = HALTED;
                decision = decide(Foul.HALT);
                events.report(Foul.HALT.mode(), null, -1, "halt by hand");
            }
            case GAME_ON -> {
                running = true;
                stoppageLeft = 0;
                decision = decide(Foul.GAME_ON);
                events.report("go on", null, -1, "play goes on by hand");
            }
            default -> {
                stop(new Restart(foul, side, scene.ballX(), scene.ballY()));
                announced = true;
                events.report(foul.mode(), side, -1, restart.text() + " by hand");
            }
        }
        play = describe();
    }

    /**
     * {@return whether the robots of a side stand, whatever they are commanded}
     *
     * @param side which
     */
    public boolean holds(Side side) {
        return rules.external() ? outside.holds(side) : !running;
    }

    private void judgePlay(double cycleSeconds, EventSink events) {
        ballTouched |= places.ballHasMoved();
        int end = scene.ballInGoalAt();
        if (end != 0) {
            goal(end, events);
            return;
        }
        Call call = watches.look(cycleSeconds);
        if (call != null) {
            call(call, events);
            return;
        }
        if (clock > rules.secondsOf(half) - 1e-9) {
            endHalf(events);
        }
    }

    private void goal(int end, EventSink events) {
        Side defender = scene.defenderOf(end);
        Side scorer = defender.other();
        if (crowdedArea.crowds(scorer, end)) {
            events.report("no goal", scorer, -1, "the goal of " + scorer.label() + " does not count");
            call(crowdedArea.attack(scorer, end), events);
            return;
        }
        score.add(scorer, 1);
        events.report("goal", scorer, -1, "goal for " + scorer.label() + ", " + score);
        if (clock > rules.secondsOf(half) - 1e-9) {
            endHalf(events);
        } else {
            stop(new Restart(Foul.KICKOFF, defender, 0, 0));
            announce(events);
        }
    }

    private void call(Call call, EventSink events) {
        if (call.offender() != null) {
            events.report("foul", call.offender(), call.robot(), call.reason());
        }
        stop(call.restart());
        announced = true;
        events.report(restart.foul().mode(), restart.side(), -1, restart.text() + ": " + call.reason());
    }

    private void announce(EventSink events) {
        announced = true;
        events.report(restart.foul().mode(), restart.side(), -1, restart.text());
    }

    /** Stops play, puts everybody in place and waits. */
    private void stop(Restart newRestart) {
        restart = newRestart;
        running = false;
        announced = false;
        ballTouched = false;
        stoppageLeft = rules.stoppageSeconds();
        attemptSeconds = 0;
        decision = decide(restart.foul());
        watches.reset();
        places.put(restart);
    }

    /**
     * Puts everybody elsewhere while play is stopped, as teams that place their robots themselves ask for.
     *
     * @param wanted where, the ball included
     * @throws IllegalStateException if play is on
     */
    public void replace(Placements wanted) {
        if (running || over() || rules.external()) {
            throw new IllegalStateException("robots can be placed only while play is stopped for a restart");
        }
        places.put(wanted);
    }

    /**
     * {@return why a side may not place its robots so for the restart at hand; empty if it may}
     *
     * @param side which
     * @param poses where its robots would stand, those without a wish included
     */
    public String refusalOf(Side side, List<Pose> poses) {
        if (rules.external()) {
            return "while another referee is in charge";
        }
        if (running || over()) {
            return "while play is on";
        }
        return places.refusal(restart, side, poses);
    }

    private void endHalf(EventSink events) {
        events.report("end of period", null, -1, "end of the " + half.label() + ", " + score);
        boolean draw = score.isDraw();
        switch (half) {
            case FIRST_HALF -> begin(Half.SECOND_HALF, firstKickOff.other(), events);
            case SECOND_HALF -> {
                if (draw && rules.overtime()) {
                    begin(Half.OVERTIME_FIRST_HALF, firstKickOff, events);
                } else {
                    shootOutOrEnd(draw, events);
                }
            }
            case OVERTIME_FIRST_HALF -> begin(Half.OVERTIME_SECOND_HALF, firstKickOff.other(), events);
            case OVERTIME_SECOND_HALF, PENALTY_SHOOTOUTS, NO_HALF -> shootOutOrEnd(draw, events);
        }
    }

    private void begin(Half period, Side kickOff, EventSink events) {
        half = period;
        clock = 0;
        if (rules.changeEnds()) {
            scene.changeEnds();
        }
        stop(new Restart(Foul.KICKOFF, kickOff, 0, 0));
        announce(events);
    }

    private void shootOutOrEnd(boolean draw, EventSink events) {
        if (!draw || !rules.shootOut()) {
            end(events);
            return;
        }
        half = Half.PENALTY_SHOOTOUTS;
        clock = 0;
        shootOut = new ShootOut(rules.shootOutKicks(), firstKickOff);
        stop(new Restart(Foul.PENALTY_KICK, shootOut.next(), 0, 0));
        announce(events);
    }

    private void end(EventSink events) {
        half = Half.NO_HALF;
        running = false;
        decision = decide(Foul.HALT);
        events.report("over", null, -1, "the match is over, " + score);
    }

    /** An attempt ends with a goal, with the ball back in the other half, or when its time is up. */
    private void judgeAttempt(ShootOut penalties, double cycleSeconds, EventSink events) {
        ballTouched |= places.ballHasMoved();
        attemptSeconds += cycleSeconds;
        Side kicker = penalties.next();
        int towards = scene.attacks(kicker);
        boolean goal = scene.ballInGoalAt() == towards;
        boolean failed = towards * scene.ballX() < 0 || attemptSeconds > rules.shootOutSeconds();
        if (!goal && !failed) {
            return;
        }
        penalties.kicked(goal);
        if (goal) {
            score.add(kicker, 1);
            events.report("goal", kicker, -1, "penalty scored by " + kicker.label() + ", " + score);
        } else {
            events.report("no goal", kicker, -1, "penalty of " + kicker.label() + " saved or missed");
        }
        if (penalties.decided()) {
            end(events);
        } else {
            stop(new Restart(Foul.PENALTY_KICK, penalties.next(), 0, 0));
            announce(events);
        }
    }

    private Decision decide(Foul foul) {
        return new Decision(foul, restart.side(), restart.quadrant(), half, scene.world.time());
    }

    private PlayState describe() {
        if (outside.spoke()) {
            String called = outside.foul().mode();
            return new PlayState(called, running, outside.side(), half.label(), clock, score.blue(), score.yellow());
        }
        String mode = over()
                ? "over"
                : stoppageLeft == HALTED
                        ? Foul.HALT.mode()
                        : running && ballTouched
                                ? Foul.GAME_ON.mode()
                                : restart.foul().mode();
        Side awarded = over() || running && ballTouched ? null : restart.side();
        return new PlayState(mode, running, awarded, half.label(), clock, score.blue(), score.yellow());
    }

    @Override
    public PlayState play() {
        return play;
    }

    /** {@return the last call, as the VSSS referee's messages tell it} */
    public Decision decision() {
        return decision;
    }

    /** {@return where everybody was put for the last restart} */
    public Placements placements() {
        return places.current();
    }

    /**
     * {@return the direction in which a side attacks: 1 towards positive x, −1 towards negative x}
     *
     * @param side which
     */
    public int attacks(Side side) {
        return scene.attacks(side);
    }

    /** {@return whether robots may move} */
    public boolean running() {
        return running;
    }

    @Override
    public boolean over() {
        return half == Half.NO_HALF;
    }

    @Override
    public void state(StateVisitor visitor) {
        scene.state(visitor);
        watches.state(visitor);
        firstKickOff = visitor.choice(firstKickOff);
        score.state(visitor);
        outside.state(visitor);
        half = visitor.choice(half);
        clock = visitor.real(clock);
        stoppageLeft = visitor.real(stoppageLeft);
        running = visitor.flag(running);
        announced = visitor.flag(announced);
        ballTouched = visitor.flag(ballTouched);
        restart = Restart.visit(visitor, restart);
        decision = Decision.visit(visitor, decision);
        places.state(visitor);
        play = PlayState.visit(visitor, play);
        attemptSeconds = visitor.real(attemptSeconds);
        ballInGoal = visitor.flag(ballInGoal);
        shootOut = ShootOut.visit(visitor, shootOut, rules.shootOutKicks(), firstKickOff);
    }
}
