// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.Arrays;
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
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.PlayFlow;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Restart.Call;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Score;
import org.robopitch.kit.referee.Watches;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.MirosotParameters;

/**
 * Applies the rules of MiroSot and VSSS, or follows a referee outside who does. The clock runs in play only. Halves end when
 * their time is up, whatever is being played. A stop is always the same: call, place everybody, wait a moment with all robots
 * halted, go on.
 */
public final class MirosotReferee implements Referee {
    /** Referees round time, and stop it when we do not: from this share of a half on, the next may begin. */
    private static final double NEARLY_A_HALF = 0.9;

    /** A ball that is faster, or was carried farther, has been put into play; m/s and m. */
    private static final double PUT_INTO_PLAY = 0.02;

    private final PlanarWorld world;
    private final Scene scene;
    private final MirosotRules rules;
    private final Fouls fouls;
    private final Watches<Call<Foul>> watches;
    private final Score score = new Score();
    private final OutsideReferee outside = new OutsideReferee(score);
    private final Halves halves;
    private double attemptSeconds;
    private @Nullable ShootOut shootOut;
    private final PlayFlow flow = new PlayFlow(Halves.TOLERANCE);
    private boolean ballTouched;
    private Restart<Foul> restart;
    private Decision decision;
    private final Formation formation;
    private final Placement placement;
    private Placements placements;
    private PlayState play;
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
        this.world = world;
        int blueAttacks = -parameters.start().blueDefends().sign();
        this.scene = new Scene(world.bodies(), parameters.fieldInfo(), blueAttacks);
        this.rules = rules;
        this.fouls = new Fouls(scene, world, parameters.robot().wheelRadius(), rules);
        this.watches = fouls.watches();
        Side first = rules.coinToss() && random.nextDouble() < 0.5 ? Side.YELLOW : Side.BLUE;
        this.halves = new Halves(
                first, Arrays.stream(Half.values()).skip(1).map(Half::label).toArray(String[]::new));
        this.formation = new Formation(scene, parameters.pitch(), rules, random);
        this.placement = new Placement(world);
        this.restart = new Restart<>(Foul.KICKOFF, first, 0, 0);
        this.placements = formation.of(restart);
        this.decision = decide(Foul.KICKOFF);
        if (rules.external()) {
            // Play began before the referee outside spoke.
            ballTouched = true;
            goOn();
        } else {
            stop(restart);
        }
        this.play = describe();
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        if (flow.announce()) {
            events.report(
                    restart.mode().mode(),
                    restart.side(),
                    -1,
                    Foul.text(restart.mode(), restart.side(), Foul.quadrant(restart)));
        }
        if (over()) {
            return;
        }
        if (running()) {
            halves.pass(cycleSeconds);
        }
        if (rules.external()) {
            countGoal(events);
        } else if (!running()) {
            if (flow.pass(cycleSeconds)) {
                goOn();
            }
        } else {
            lookAtBall();
            if (shootOut != null) {
                judgeAttempt(shootOut, cycleSeconds, events);
            } else {
                judgePlay(cycleSeconds, events);
            }
        }
        play = describe();
    }

    private void lookAtBall() {
        double dx = scene.ballX() - placements.ballX();
        double dy = scene.ballY() - placements.ballY();
        ballTouched |= scene.ballSpeed() > PUT_INTO_PLAY || dx * dx + dy * dy > PUT_INTO_PLAY * PUT_INTO_PLAY;
    }

    /** What is left to do while another referee is in charge; a ball counts once, however long it lies in a goal. */
    private void countGoal(EventSink events) {
        boolean inGoal = scene.isBallOverGoalLine();
        Side scorer = inGoal ? scorer() : null;
        if (scorer != null && !ballInGoal && outside.leavesGoalsToUs()) {
            score.goal(scorer, -1, events);
        }
        ballInGoal = inGoal;
        outside.look(scorer, halves.clock() > NEARLY_A_HALF * rules.secondsOf(half()));
    }

    /** The side that attacks the end where the ball is. */
    private Side scorer() {
        return scene.defenderOf(scene.ballEnd()).other();
    }

    private void judgePlay(double cycleSeconds, EventSink events) {
        if (scene.isBallOverGoalLine()) {
            goal(scorer(), events);
            return;
        }
        Call<Foul> call = watches.look(cycleSeconds);
        if (call != null) {
            call(call, events);
        } else if (isTimeUp()) {
            endHalf(events);
        }
    }

    private void goal(Side scorer, EventSink events) {
        if (fouls.crowds(scorer, scene.ballEnd())) {
            events.report("no goal", scorer, -1, "the goal of " + scorer.label() + " does not count");
            call(fouls.attack(scorer), events);
            return;
        }
        score.goal(scorer, -1, events);
        if (isTimeUp()) {
            endHalf(events);
        } else {
            stop(new Restart<>(Foul.KICKOFF, scorer.other(), 0, 0), "", events);
        }
    }

    private void call(Call<Foul> call, EventSink events) {
        Side favoured = call.restart().side();
        if (call.kind().equals(Fouls.FOUL) && favoured != null) {
            int number = call.robot() < 0 ? -1 : scene.sides.number(call.robot());
            events.report(call.kind(), favoured.other(), number, call.text());
        }
        stop(call.restart(), ": " + call.text(), events);
    }

    /** Stops play, puts everybody in place and waits. */
    private void stop(Restart<Foul> newRestart) {
        restart = newRestart;
        ballTouched = false;
        flow.stop(rules.stoppageSeconds());
        decision = decide(restart.mode());
        watches.reset();
        put(formation.of(restart));
    }

    /** Stops play for a restart whose reason is known, and tells people. */
    private void stop(Restart<Foul> newRestart, String reason, EventSink events) {
        stop(newRestart);
        flow.announce();
        events.report(
                restart.mode().mode(),
                restart.side(),
                -1,
                Foul.text(restart.mode(), restart.side(), Foul.quadrant(restart)) + reason);
    }

    private void put(Placements wanted) {
        placements = wanted;
        boolean[] present = scene.bodies.presence();
        placement.clearPitch();
        placement.placeBall(wanted.ballX(), wanted.ballY(), 0, 0);
        for (int robot = 0; robot < scene.robots; robot++) {
            if (present[robot]) {
                Pose pose = wanted.of(scene.sides.of(robot)).get(scene.sides.number(robot));
                placement.placeRobot(robot, pose, Placement.Speed.ZERO);
            }
        }
    }

    private void goOn() {
        flow.goOn();
        decision = decide(Foul.GAME_ON);
    }

    private void halt() {
        flow.halt();
        decision = decide(Foul.HALT);
    }

    private Decision decide(Foul foul) {
        return new Decision(foul, restart.side(), Foul.quadrant(restart), half(), world.time());
    }

    private Half half() {
        return Half.values()[halves.number()];
    }

    private boolean isTimeUp() {
        return halves.isUp(rules.secondsOf(half()));
    }

    /** What follows is the next half, extra time, penalties in turn, or the end of the match. */
    private void endHalf(EventSink events) {
        halves.reportEnd(score, events);
        boolean decider = half() == Half.SECOND_HALF && score.isDraw() && rules.overtime();
        if (half() == Half.FIRST_HALF || half() == Half.OVERTIME_FIRST_HALF || decider) {
            halves.begin(halves.number() + 1);
            if (rules.changeEnds()) {
                scene.changeEnds();
            }
            stop(new Restart<>(Foul.KICKOFF, halves.kickOff(), 0, 0), "", events);
        } else if (score.isDraw() && rules.shootOut()) {
            halves.begin(Half.PENALTY_SHOOTOUTS.ordinal());
            ShootOut penalties = new ShootOut(rules.shootOutKicks(), halves.first());
            shootOut = penalties;
            penalty(penalties, events);
        } else {
            end(events);
        }
    }

    private void penalty(ShootOut penalties, EventSink events) {
        attemptSeconds = 0;
        stop(new Restart<>(Foul.PENALTY_KICK, penalties.next(), 0, 0), "", events);
    }

    private void end(EventSink events) {
        halves.end(score, events);
        halt();
    }

    /** An attempt ends with a goal, with the ball back in the other half, or when its time is up. */
    private void judgeAttempt(ShootOut penalties, double cycleSeconds, EventSink events) {
        attemptSeconds += cycleSeconds;
        Side kicker = penalties.next();
        int towards = scene.attacks(kicker);
        boolean goal = scene.isBallOverGoalLine() && scene.ballEnd() == towards;
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
            penalty(penalties, events);
        }
    }

    @Override
    public List<RefereeOrder> orders() {
        return rules.external() ? Decision.ORDERS : Decision.BY_HAND;
    }

    @Override
    public int playOnOrder() {
        return rules.external() ? -1 : Decision.order(Foul.GAME_ON, null);
    }

    @Override
    public List<RefereeDetail> details() {
        return rules.external() ? Decision.DETAILS : List.of();
    }

    @Override
    public void detail(int number, double value) {
        outside.detail(number, value);
    }

    /**
     * Takes an order of a person; or a call of the referee outside, which stops play and lets it continue, and places nobody by
     * itself.
     */
    @Override
    public void order(int number, EventSink events) {
        if (!rules.external()) {
            obey(Decision.foul(number), Decision.side(number), events);
        } else if (outside.call(number, events)) {
            follow(events);
        }
    }

    private void follow(EventSink events) {
        if (outside.half() != half()) {
            halves.begin(outside.half().ordinal());
        }
        if (outside.running()) {
            flow.goOn();
        } else {
            flow.halt();
        }
        if (!outside.foul().isNoRestart()) {
            restart = outside.restart(scene);
            placements = formation.of(restart);
        }
        decision = new Decision(outside.foul(), outside.side(), outside.quadrant(), half(), world.time());
        events.report(outside.foul().mode(), outside.side(), -1, "the external referee calls " + outside.text());
        play = describe();
    }

    private void obey(Foul foul, @Nullable Side side, EventSink events) {
        if (over() || shootOut != null) {
            events.report("order", null, -1, "the referee takes no orders during penalties and after the end");
            return;
        }
        switch (foul) {
            case HALT -> {
                halt();
                events.report(Foul.HALT.mode(), null, -1, "halted by hand");
            }
            case GAME_ON -> {
                // A restart that was not announced is not taken.
                flow.announce();
                goOn();
                events.report("go on", null, -1, "play resumed by hand");
            }
            default -> stop(new Restart<>(foul, side, scene.ballX(), scene.ballY()), " by hand", events);
        }
        play = describe();
    }

    /**
     * {@return whether the robots of a side stand, whatever they are commanded}
     *
     * @param side which
     */
    public boolean holds(Side side) {
        return rules.external() ? outside.holds(side) : !running();
    }

    /**
     * Puts everybody elsewhere while play is stopped, as teams that place their robots themselves ask for.
     *
     * @param wanted where, the ball included
     * @throws IllegalStateException if play is on
     */
    public void replace(Placements wanted) {
        if (running() || over() || rules.external()) {
            throw new IllegalStateException("robots can be placed only while play is stopped for a restart");
        }
        put(wanted);
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
        if (running() || over()) {
            return "while play is running";
        }
        return formation.refusal(restart, placements.ballX(), placements.ballY(), side, poses);
    }

    /** What is being played, for people. */
    private PlayState describe() {
        boolean open = over() || running() && ballTouched;
        Foul foul = flow.isHalted() ? Foul.HALT : open ? Foul.GAME_ON : restart.mode();
        String mode = outside.spoke() ? outside.foul().mode() : over() ? "over" : foul.mode();
        Side awarded = outside.spoke() ? outside.side() : open ? null : restart.side();
        return new PlayState(mode, running(), awarded, halves.label(), halves.clock(), score.blue(), score.yellow());
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
        return placements;
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
        return flow.isOn();
    }

    @Override
    public boolean over() {
        return halves.isOver();
    }

    @Override
    public void state(StateVisitor visitor) {
        scene.state(visitor);
        watches.state(visitor);
        score.state(visitor);
        outside.state(visitor);
        halves.state(visitor);
        attemptSeconds = visitor.real(attemptSeconds);
        shootOut = ShootOut.visit(visitor, shootOut, rules.shootOutKicks(), halves.first());
        flow.state(visitor);
        ballTouched = visitor.flag(ballTouched);
        restart = Restart.visit(visitor, restart);
        decision = Decision.visit(visitor, decision);
        placements = Placements.visit(visitor, placements);
        play = PlayState.visit(visitor, play);
        ballInGoal = visitor.flag(ballInGoal);
    }
}
