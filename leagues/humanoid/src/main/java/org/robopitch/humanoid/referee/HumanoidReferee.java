// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import java.util.List;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.kit.referee.OrderBook;

/**
 * The referee of the 3D league: play modes, restarts, halves. It looks at the world once a cycle. Blue is the left team,
 * which attacks towards positive x.
 *
 * <p>What it remembers of robots and ball is saved and hashed with the world; clock and score are its own.
 */
public final class HumanoidReferee implements Referee {
    /** Number of the order that lets the left team kick off; those below set the play mode of their number. */
    public static final int KICK_OFF_LEFT = 21;

    /** Number of the order that lets the right team kick off. */
    public static final int KICK_OFF_RIGHT = 22;

    /** Number of the order that drops the ball. */
    public static final int DROP_BALL = 23;

    /** Number of the detail that sets the game's clock, s. */
    public static final int TIME = 0;

    /** Number of the detail that sets the left team's goals. */
    public static final int LEFT_SCORE = 1;

    /** Number of the detail that sets the right team's goals. */
    public static final int RIGHT_SCORE = 2;

    private static final double LEFT_BALL_FOR = 0.5;

    private final HumanoidWorld world;
    private final HumanoidRules rules;
    private final GameClock clock;
    private final Players players;
    private final Touches touches;
    private final BallLimits limits;
    private final Restarts restarts;
    private final PassMode pass;
    private final Fouls fouls;
    private final SelfCollisions selfCollisions;
    private final OrderBook orders = new OrderBook();

    /**
     * A referee before the first kick-off.
     *
     * @param world what it judges
     * @param rules what it applies
     * @param leftBegins whether the left team kicks off first
     */
    public HumanoidReferee(HumanoidWorld world, HumanoidRules rules, boolean leftBegins) {
        this.world = world;
        this.rules = rules;
        clock = new GameClock(leftBegins ? Side.BLUE : Side.YELLOW);
        players = new Players(world, rules.standingHeight());
        touches = new Touches(world);
        limits = new BallLimits(world);
        restarts = new Restarts(world, rules, clock, players, touches);
        pass = new PassMode(world, rules.pass(), clock, players, touches);
        fouls = new Fouls(world, rules, players);
        selfCollisions = new SelfCollisions(world, rules.selfCollision());
        writeOrders();
    }

    /** {@return whose joints stand still because they hit their own robot} */
    public SelfCollisions selfCollisions() {
        return selfCollisions;
    }

    /** {@return the play mode} */
    public PlayMode mode() {
        return clock.mode();
    }

    /** {@return seconds on the game's clock, over both halves} */
    public double gameTime() {
        return clock.time();
    }

    /**
     * {@return the goals of a team}
     *
     * @param side which
     */
    public int score(Side side) {
        return clock.score().of(side);
    }

    /**
     * {@return whether robots may be beamed now}
     */
    public boolean mayBeam() {
        PlayMode mode = clock.mode();
        return mode == PlayMode.BEFORE_KICK_OFF || mode == PlayMode.GOAL_LEFT || mode == PlayMode.GOAL_RIGHT;
    }

    /**
     * Hears that a robot asks for pass mode.
     *
     * @param robot its number in the world
     */
    public void passAsked(int robot) {
        pass.ask(robot);
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        clock.advance(cycleSeconds);
        touches.update(cycleSeconds);
        limits.update();
        selfCollisions.update(cycleSeconds, events, players);
        if (clock.mode() != PlayMode.GAME_OVER && !halfIsOver(events)) {
            judgeMode(cycleSeconds, events);
        }
        limits.remember();
    }

    private boolean halfIsOver(EventSink events) {
        PlayMode mode = clock.mode();
        if (mode == PlayMode.BEFORE_KICK_OFF
                || !clock.halves().isUp(rules.halfSeconds() * clock.halves().number())) {
            return false;
        }
        if (clock.halves().number() == 1) {
            clock.beginSecondHalf();
            restarts.beforeKickOff();
            events.report("half time", null, -1, "the first half is over");
        } else {
            clock.mode(PlayMode.GAME_OVER);
            events.report("full time", null, -1, "the game is over");
        }
        return true;
    }

    private void judgeMode(double seconds, EventSink events) {
        switch (clock.mode()) {
            case BEFORE_KICK_OFF -> {
                restarts.keepBallInCentre();
                fouls.forget();
                if (players.countOf(Side.BLUE) + players.countOf(Side.YELLOW) == 0) {
                    // Nobody has come yet: the teams are called once there is somebody to call.
                    clock.mode(PlayMode.BEFORE_KICK_OFF);
                }
                if (rules.automaticKickOff() && clock.modeTime() >= rules.kickOffPause()) {
                    restarts.kickOff(clock.nextKickOff(), events);
                }
            }
            case GOAL_LEFT, GOAL_RIGHT -> {
                fouls.forget();
                if (clock.modeTime() >= rules.goalPause()) {
                    restarts.kickOff(clock.nextKickOff(), events);
                }
            }
            case PLAY_ON -> playOn(seconds, events);
            case PASS_LEFT, PASS_RIGHT -> {
                pass.keepOpponentsAway();
                if (!outOfField(events)) {
                    pass.mayEnd(events);
                }
                fouls.judge(seconds, touches.now(), events);
            }
            case GAME_OVER -> {}
            default -> {
                restarts.update(events);
                fouls.judge(seconds, touches.now(), events);
            }
        }
    }

    private void playOn(double seconds, EventSink events) {
        restarts.watchKickOffGoal();
        if (outOfField(events)) {
            return;
        }
        int kicker = touches.kicker();
        if (touches.now() >= 0 && touches.now() != kicker) {
            touches.kicker(-1);
        } else if (touches.touchedTwice(LEFT_BALL_FOR) && players.countOf(players.side(kicker)) > 1) {
            String text = "touched the ball twice after a restart";
            players.report(events, "foul", kicker, text);
            touches.kicker(-1);
            restarts.freeKick(players.side(kicker).other(), world.ball(0), world.ball(1), false, events);
            return;
        }
        pass.mayBegin(events);
        int charged = fouls.judge(seconds, touches.now(), events);
        if (charged >= 0) {
            restarts.freeKick(players.side(charged).other(), world.ball(0), world.ball(1), true, events);
        }
    }

    /** Follows a ball that has left the field; {@return whether it has}. */
    private boolean outOfField(EventSink events) {
        int goal = limits.goal();
        if (goal != 0) {
            return judgeGoal(attacker(goal), events);
        }
        int beyond = limits.beyondGoalLine();
        int last = touches.last();
        if (beyond != 0) {
            Side attacker = attacker(beyond);
            if (last >= 0 && players.side(last) != attacker) {
                restarts.corner(attacker, limits.exitY(), events);
            } else {
                restarts.goalKick(attacker.other(), events);
            }
            return true;
        }
        if (limits.beyondSideLine() != 0) {
            Side to = last >= 0 ? players.side(last).other() : attacker(world.ball(0) < 0 ? 1 : -1);
            restarts.kickIn(to, limits.exitX(), limits.beyondSideLine(), events);
            return true;
        }
        return false;
    }

    /** The side that attacks the end at positive x, 1, or at negative x, −1. */
    private static Side attacker(int end) {
        return end > 0 ? Side.BLUE : Side.YELLOW;
    }

    /** Counts a goal, unless the team may not score yet. */
    private boolean judgeGoal(Side scorer, EventSink events) {
        int last = touches.last();
        boolean own = last >= 0 && players.side(last) != scorer;
        if (!own && (restarts.noDirectGoal(scorer) || pass.noGoal(scorer))) {
            events.report("no goal", scorer, -1, "no goal may be scored directly after this restart");
            restarts.goalKick(scorer.other(), events);
            return true;
        }
        if (own && touches.kicker() == last) {
            players.report(events, "no goal", last, "a restart into the own goal is a corner");
            restarts.corner(scorer, limits.exitY(), events);
            return true;
        }
        clock.score().add(scorer, 1);
        clock.mode(PlayMode.GOAL_LEFT.of(scorer));
        clock.nextKickOff(scorer.other());
        touches.kicker(-1);
        int number = last >= 0 && !own ? players.number(last) : -1;
        String text = "goal for " + scorer.label() + (own ? " (own goal)" : "") + ", "
                + clock.score().blue() + ":" + clock.score().yellow();
        events.report("goal", scorer, number, text);
        return true;
    }

    private PlayState describe() {
        PlayMode mode = clock.mode();
        boolean running = mode != PlayMode.BEFORE_KICK_OFF && mode != PlayMode.GAME_OVER;
        String period = mode == PlayMode.GAME_OVER ? "over" : clock.halves().label();
        double inHalf = clock.time() - (clock.halves().number() - 1) * rules.halfSeconds();
        return new PlayState(
                mode.wire(),
                running,
                mode.side(),
                period,
                Math.max(0, inHalf),
                clock.score().blue(),
                clock.score().yellow());
    }

    private void writeOrders() {
        for (PlayMode mode : PlayMode.values()) {
            orders.add(mode.ordinal(), mode.wire(), "play mode", events -> {
                restarts.ordered(mode);
                events.report("play mode", null, -1, "the play mode is set to " + mode.wire());
            });
        }
        orders.add(KICK_OFF_LEFT, "kick-off left", "trainer", events -> restarts.kickOff(Side.BLUE, events));
        orders.add(KICK_OFF_RIGHT, "kick-off right", "trainer", events -> restarts.kickOff(Side.YELLOW, events));
        orders.add(DROP_BALL, "drop ball", "trainer", restarts::dropBall);
    }

    @Override
    public List<RefereeOrder> orders() {
        return orders.orders();
    }

    @Override
    public void order(int number, EventSink events) {
        orders.carryOut(number, events);
    }

    @Override
    public List<RefereeDetail> details() {
        return List.of(
                new RefereeDetail(TIME, "game time [s]", "trainer", 0, 2 * rules.halfSeconds(), false),
                new RefereeDetail(LEFT_SCORE, "goals of blue", "trainer", 0, 99, true),
                new RefereeDetail(RIGHT_SCORE, "goals of yellow", "trainer", 0, 99, true));
    }

    @Override
    public void detail(int number, double value) {
        switch (number) {
            case TIME -> {
                clock.halves().set(value);
                clock.halves().goOn(value < rules.halfSeconds() ? 1 : 2);
            }
            case LEFT_SCORE -> clock.score().set(Side.BLUE, (int) value);
            default -> clock.score().set(Side.YELLOW, (int) value);
        }
    }

    @Override
    public PlayState play() {
        return describe();
    }

    @Override
    public boolean over() {
        return clock.mode() == PlayMode.GAME_OVER;
    }

    /** What it remembers of robots and ball lies in arrays that are the world's to save. */
    @Override
    public void state(StateVisitor visitor) {
        clock.state(visitor);
    }
}
