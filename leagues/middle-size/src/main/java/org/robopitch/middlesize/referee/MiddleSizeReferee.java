// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.OrderBook;
import org.robopitch.kit.referee.PlayFlow;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Restart.Call;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Score;
import org.robopitch.kit.referee.Watches;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;

/**
 * The referee and the coach's voice in one: it sees goals, outs and fouls, and runs through STOP, the placed ball, the
 * command and START as the league's set pieces do. A coach's command at any time takes effect at once.
 */
public final class MiddleSizeReferee implements Referee {
    private static final double BALL_WANDERED = 0.3;

    /** A kick-off waits this many times longer for robots that come back from the other half. */
    private static final double LONGER = 2;

    private final View view;
    private final Scene scene;
    private final MiddleSizeRules rules;
    private final Placement placement;
    private final Cards cards;
    private final Distances distances;
    private final Watches<Call<MatchMode>> watches;
    private final ImpliedGoals impliedGoals;
    private final Kicks kicks;
    private final OrderBook orders = new OrderBook();
    private final double[] details = new double[Side.values().length * CoachDetail.values().length];

    private MatchMode mode;
    private MatchMode before = MatchMode.STOP;
    private boolean led;
    private @Nullable Side awarded;
    private @Nullable Call<MatchMode> pending;
    private double ballX;
    private double ballY;
    private final Halves halves;
    private final PlayFlow flow = new PlayFlow(0);
    private final Score score = new Score();

    /**
     * Sets up a match for its kick-off.
     *
     * @param world where it is played
     * @param rules what is applied
     * @param blueBegins who has the first kick-off
     */
    public MiddleSizeReferee(MiddleSizeWorld world, MiddleSizeRules rules, boolean blueBegins) {
        this.view = new View(world);
        this.scene = view.scene;
        this.rules = rules;
        this.placement = new Placement(world);
        this.cards = new Cards(view, placement, rules);
        this.distances = new Distances(view, placement, rules);
        this.watches = new Fouls(view, rules).watches(this::previousMode);
        this.halves = new Halves(blueBegins ? Side.BLUE : Side.YELLOW, 0);
        this.impliedGoals = new ImpliedGoals(rules);
        this.kicks = new Kicks(view);
        this.mode = rules.automatic() || rules.refereeOutside() ? MatchMode.STOP : MatchMode.START;
        this.led = !rules.refereeOutside();
        if (rules.automatic()) {
            prepare(kickOff(halves.first()));
        } else if (mode == MatchMode.START) {
            flow.goOn();
        }
        tellWorld();
        writeOrders();
    }

    private void writeOrders() {
        for (MatchMode each : MatchMode.values()) {
            for (Side side : Side.values()) {
                if (each.isAwarded() || side == Side.BLUE) {
                    String label = each.isAwarded() ? each.label() + " " + side.label() : each.label();
                    orders.add(Orders.coach(each, side), label, "coach", events -> coach(each, side, events));
                }
            }
        }
        for (Side side : Side.values()) {
            order(Orders.GOAL, side.ordinal(), "goal ", side.label(), "score", events -> told(side, 1, events));
            order(
                    Orders.GOAL_TAKEN_BACK,
                    side.ordinal(),
                    "take back goal ",
                    side.label(),
                    "score",
                    events -> told(side, -1, events));
        }
        for (int i = 0; i < scene.robots; i++) {
            int robot = i;
            card(Orders.DOUBLE_YELLOW, robot, "double yellow card ", events -> cards.doubleYellow(robot, events));
            card(Orders.YELLOW_CARD, robot, "yellow card ", events -> cards.yellow(robot, events));
            card(Orders.RED_CARD, robot, "red card ", events -> cards.red(robot, events));
            card(Orders.COME_BACK, robot, "back on ", events -> cards.comeBack(robot, events));
        }
    }

    private void card(Orders kind, int robot, String what, Consumer<EventSink> effect) {
        order(kind, robot, what, scene.sides.name(robot), "cards", effect);
    }

    private void order(Orders kind, int index, String what, String whom, String group, Consumer<EventSink> effect) {
        orders.add(kind.of(index), what + whom, group, effect);
    }

    private static Call<MatchMode> kickOff(Side side) {
        return Fouls.call(MatchMode.KICKOFF, side, 0, 0, "kick-off", -1, MatchMode.KICKOFF.text(side));
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        if (over()) {
            return;
        }
        halves.pass(cycleSeconds);
        cards.pass(cycleSeconds, events);
        impliedGoals.pass(cycleSeconds);
        if (!rules.automatic()) {
            return;
        }
        if (halves.isUp(rules.halfSeconds())) {
            endHalf(events);
            return;
        }
        if (flow.isWaiting()) {
            kicks.forget();
            count(cycleSeconds, events);
        } else if (flow.isOn()) {
            kicks.look(events);
            Call<MatchMode> seen = watches.look(cycleSeconds);
            if (seen != null) {
                decide(seen, events);
            }
        }
    }

    private void decide(Call<MatchMode> decision, EventSink events) {
        Side concerned = decision.restart().side();
        if (decision.kind().equals(Fouls.GOAL) && concerned != null) {
            concerned = concerned.other();
            score.add(concerned, 1);
        }
        int robot = decision.robot();
        boolean own = robot >= 0 && concerned == scene.sides.of(robot);
        events.report(decision.kind(), concerned, own ? scene.sides.number(robot) : -1, decision.text());
        if (robot >= 0 && decision.restart().mode() != MatchMode.KICKOFF) {
            cards.foul(robot, events);
        }
        prepare(decision);
    }

    /** STOP now; the ball is placed and the command given after a while. */
    private void prepare(Call<MatchMode> decision) {
        change(MatchMode.STOP, null);
        pending = decision;
        flow.waitFor(rules.stopSeconds());
    }

    private void count(double seconds, EventSink events) {
        if (mode.isRestart()) {
            keepBall();
        }
        if (!flow.pass(seconds)) {
            return;
        }
        Call<MatchMode> next = pending;
        if (next != null) {
            pending = null;
            command(next.restart(), events);
            flow.waitFor(rules.restartSeconds());
            return;
        }
        if (mode == MatchMode.KICKOFF
                && flow.left() > -LONGER * rules.restartSeconds()
                && distances.isKickOffAwaited(awarded)) {
            return;
        }
        start(events);
    }

    private void command(Restart<MatchMode> next, EventSink events) {
        placeBall(next.x(), next.y());
        change(next.mode(), next.side());
        events.report(next.mode().label(), next.side(), -1, next.mode().text(next.side()));
    }

    private void placeBall(double x, double y) {
        ballX = x;
        ballY = y;
        placement.makeRoomForBall(x, y);
    }

    /** Nobody moves the ball before the start. */
    private void keepBall() {
        double dx = scene.ballX() - ballX;
        double dy = scene.ballY() - ballY;
        if (dx * dx + dy * dy > BALL_WANDERED * BALL_WANDERED) {
            placement.makeRoomForBall(ballX, ballY);
        }
    }

    private void start(EventSink events) {
        // Who stands where is the referee's who leads.
        if (mode.isRestart() && !rules.refereeOutside()) {
            distances.enforce(mode, awarded, ballX, ballY, events);
        }
        change(MatchMode.START, null);
        flow.goOn();
        watches.reset();
        events.report("start", null, -1, "play");
    }

    private void change(MatchMode next, @Nullable Side whose) {
        before = mode;
        mode = next;
        awarded = whose;
        tellWorld();
    }

    private void tellWorld() {
        view.handling.stopped(mode == MatchMode.STOP);
    }

    private void endHalf(EventSink events) {
        pending = null;
        if (halves.number() == 2) {
            halves.end();
            halves.set(0);
            flow.halt();
            change(MatchMode.STOP, null);
            events.report("full time", null, -1, "the match ends " + scoreText());
            return;
        }
        halves.begin(2);
        events.report("half time", null, -1, "half time, " + scoreText());
        cards.lineUp();
        prepare(kickOff(halves.kickOff()));
    }

    private String scoreText() {
        return score.blue() + ":" + score.yellow();
    }

    /**
     * Carries out a command of the coach: the mode is entered at once, a restart's ball placed where that restart is
     * taken, or brought to rest where it is, on the field. A referee that only follows the coach leaves the ball alone.
     *
     * @param next which mode
     * @param whose whose ball, for modes that are somebody's
     * @param events where to report it
     */
    public void coach(MatchMode next, @Nullable Side whose, EventSink events) {
        flow.halt();
        pending = null;
        led = true;
        Side side = next.isAwarded() ? (whose == null ? Side.BLUE : whose) : null;
        events.report("coach", side, -1, "the coach orders " + next.text(side));
        Side scorer = impliedGoals.scorer(next, side);
        if (scorer != null) {
            count(scorer, 1, events);
        }
        if (next == MatchMode.START) {
            start(events);
            return;
        }
        if (next == MatchMode.KICKOFF) {
            placeBall(0, 0);
        } else if (next == MatchMode.PENALTY && side != null) {
            placeBall(scene.attacks(side) * view.mark, 0);
        } else if (rules.automatic() && next.isRestart()) {
            placeBall(
                    Scene.within(scene.ballX(), scene.goalLine - Fouls.INSIDE),
                    Scene.within(scene.ballY(), scene.touchLine - Fouls.INSIDE));
        } else {
            ballX = scene.ballX();
            ballY = scene.ballY();
        }
        change(next, side);
        if (rules.automatic() && next.isRestart()) {
            flow.waitFor(rules.restartSeconds());
        }
    }

    @Override
    public List<RefereeOrder> orders() {
        return orders.orders();
    }

    @Override
    public int playOnOrder() {
        return Orders.coach(MatchMode.START, Side.BLUE);
    }

    @Override
    public void order(int number, EventSink events) {
        orders.carryOut(number, events);
    }

    private void told(Side side, int goals, EventSink events) {
        impliedGoals.goalsAreTold();
        count(side, goals, events);
    }

    /** A goal that somebody else has seen; a referee that counts by itself has counted it already. */
    private void count(Side side, int goals, EventSink events) {
        if (rules.automatic()) {
            events.report("score", side, -1, "this referee counts the goals of " + side.label() + " by itself");
            return;
        }
        score.add(side, goals);
        String what = goals > 0 ? "goal for " : "no goal for ";
        events.report(goals > 0 ? "goal" : "no goal", side, -1, what + side.label() + ", " + scoreText());
    }

    @Override
    public List<RefereeDetail> details() {
        return CoachDetail.all();
    }

    @Override
    public void detail(int number, double value) {
        details[CoachDetail.index(number)] = value;
    }

    /**
     * {@return what a side's coach last said beside its command}
     *
     * @param side whose coach
     * @param detail about what
     */
    public double detail(Side side, CoachDetail detail) {
        return details[CoachDetail.index(detail.number(side))];
    }

    /** {@return the coach's command that is in force} */
    public MatchMode mode() {
        return mode;
    }

    /** {@return whether somebody leads the match; one that a referee outside leads waits for its first word} */
    public boolean isLed() {
        return led;
    }

    /** {@return the command before it} */
    public MatchMode previousMode() {
        return before;
    }

    /** {@return whose ball it is, if the mode is somebody's} */
    public @Nullable Side awarded() {
        return awarded;
    }

    @Override
    public PlayState play() {
        return new PlayState(
                mode.label(),
                mode != MatchMode.STOP,
                awarded,
                halves.label(),
                halves.clock(),
                score.blue(),
                score.yellow());
    }

    @Override
    public boolean over() {
        return halves.isOver();
    }

    @Override
    public void state(StateVisitor visitor) {
        cards.state(visitor);
        watches.state(visitor);
        impliedGoals.state(visitor);
        kicks.state(visitor);
        visitor.reals(details);
        mode = visitor.choice(mode);
        before = visitor.choice(before);
        led = visitor.flag(led);
        awarded = visitor.choice(awarded, Side.class);
        pending = Call.visit(visitor, pending, MatchMode.STOP);
        flow.state(visitor);
        ballX = visitor.real(ballX);
        ballY = visitor.real(ballY);
        halves.state(visitor);
        score.state(visitor);
    }
}
