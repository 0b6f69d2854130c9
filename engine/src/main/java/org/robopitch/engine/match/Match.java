// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.state.StateHash;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.engine.world.World;

/**
 * A match under way, moved by control cycles of three phases, observe → decide → advance; see docs/cycle.md.
 *
 * <p>A match reads no clock and starts no thread. A team that throws or commands nonsense keeps its last commands and is
 * reported; the match goes on.
 */
public final class Match {
    /** Rises whenever {@link #hash} takes in more or less than before: hashes of two versions cannot be compared. */
    public static final int HASH_VERSION = 2;

    private static final int MOST_REPORTED_ERRORS = 20;

    private final MatchSetup setup;
    private final Game game;
    private final int stepsPerCycle;
    private final long[] randomState = new long[16];
    private final Player blue;
    private final Player yellow;
    private final List<MatchListener> listeners = new ArrayList<>();
    private final OperatorQueue hands;
    private final MatchStatistics statistics;
    private Phase phase = Phase.OBSERVE;
    private boolean stepping;
    private long cycles;

    /** One side: its team, and what lies between the team and the world. */
    private static final class Player implements Stateful {
        final Side side;
        final Team team;
        final Sensing sensing;
        final Actuation actuation;
        final Commands commands;
        final double[] accepted;
        final RandomStream random;
        Observation seen;
        int errors;

        Player(Side side, Team team, Sensing sensing, Actuation actuation, Commands commands, RandomStream random) {
            this.side = side;
            this.team = team;
            this.sensing = sensing;
            this.actuation = actuation;
            this.commands = commands;
            this.accepted = new double[commands.values().length];
            this.random = random;
            this.seen = sensing.seen();
        }

        /** What is on its way to the robots. */
        @Override
        public void state(StateVisitor visitor) {
            actuation.state(visitor);
            visitor.reals(accepted);
        }

        /** What is on its way to the team, and the team's own affair: it is saved, but stays out of the hash. */
        void teamState(StateVisitor visitor) {
            sensing.state(visitor);
            commands.state(visitor);
            random.state(visitor);
            errors = visitor.whole(errors);
            team.state(visitor);
        }
    }

    /**
     * Sets up a match and lets both teams prepare.
     *
     * @param setup all that decides how it goes
     */
    public Match(MatchSetup setup) {
        this.setup = setup;
        League league = setup.league();
        this.game = league.newGame(stream(0));
        double steps = league.cycleSeconds() / game.world().stepSeconds();
        this.stepsPerCycle = (int) Math.round(steps);
        if (stepsPerCycle < 1 || Math.abs(steps - stepsPerCycle) > 1e-6) {
            throw new IllegalArgumentException("a control cycle must be a whole number of steps, but "
                    + league.cycleSeconds() + " s is " + steps + " steps of "
                    + game.world().stepSeconds() + " s");
        }
        this.hands = new OperatorQueue(game, league.robotsPerSide(), league.channels());
        this.statistics = new MatchStatistics(game.stage());
        this.blue = player(Side.BLUE);
        this.yellow = player(Side.YELLOW);
        start(blue);
        start(yellow);
    }

    private RandomStream stream(int number) {
        RandomStream stream = new RandomStream(randomState, 2 * number);
        stream.seed(setup.seed(), number);
        return stream;
    }

    private Player player(Side side) {
        League league = setup.league();
        int first = 1 + 3 * side.ordinal();
        return new Player(
                side,
                setup.team(side),
                new Sensing(
                        setup.sensing(), league.robotsPerSide(), league.cycleSeconds(), stream(first), game::newSense),
                new Actuation(
                        setup.actuation(),
                        league.robotsPerSide(),
                        league.channels(),
                        league.cycleSeconds(),
                        stream(first + 1)),
                new Commands(league.robotsPerSide(), league.channels()),
                new RandomStream(setup.seed(), first + 2));
    }

    private void start(Player player) {
        try {
            player.team.start(game.teamInfo(player.side, player.random));
        } catch (RuntimeException | StackOverflowError e) {
            teamError(player, "could not start: " + e);
        }
    }

    /** Plays one control cycle, or what is left of it: {@link #observe}, {@link #decide}, {@link #advance}. */
    public void cycle() {
        if (phase == Phase.OBSERVE) {
            observe();
        }
        if (phase == Phase.DECIDE) {
            decide();
        }
        advance();
    }

    /** {@return what comes next in this cycle} */
    public Phase phase() {
        return phase;
    }

    /**
     * Lets what persons asked for take effect, and makes what both teams see: {@link #seen}. Links to programs outside show
     * that, and then have all the time until {@link #decide}.
     */
    public void observe() {
        require(Phase.OBSERVE);
        applyOperator();
        observe(blue);
        observe(yellow);
        phase = Phase.DECIDE;
    }

    /** Lets both teams decide on what they see. */
    public void decide() {
        require(Phase.DECIDE);
        decide(blue);
        decide(yellow);
        phase = Phase.ADVANCE;
    }

    private void require(Phase expected) {
        if (phase != expected) {
            throw new IllegalStateException("this cycle goes on with " + phase + ", not with " + expected);
        }
    }

    /**
     * {@return what a side's team sees in this cycle, after {@link #observe()}; valid until the next}
     *
     * @param side whose
     */
    public Observation seen(Side side) {
        return (side == Side.BLUE ? blue : yellow).seen;
    }

    /**
     * Carries a cycle to its end in which a team was asked and does not return. For a guard of teams: it calls this on
     * another thread, once it is certain that the one inside the team will not touch the match again.
     *
     * @param hanging the side whose decision is missing; its robots keep their last commands
     */
    public void finishCycle(Side hanging) {
        follow(hanging == Side.BLUE ? blue : yellow);
        if (hanging == Side.BLUE) {
            decide(yellow);
        }
        phase = Phase.ADVANCE;
        advance();
    }

    /** Moves the world on by the steps of a cycle, and lets the referee judge. */
    public void advance() {
        require(Phase.ADVANCE);
        stepping = true;
        for (int i = 0; i < stepsPerCycle; i++) {
            game.world().step();
            statistics.step(game);
            for (int k = 0; k < listeners.size(); k++) {
                listeners.get(k).stepped(this);
            }
        }
        game.referee().judge(setup.league().cycleSeconds(), this::report);
        statistics.cycle(game, setup.league().cycleSeconds());
        cycles++;
        phase = Phase.OBSERVE;
        stepping = false;
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).cycled(this);
        }
    }

    private void observe(Player player) {
        Observation truth = player.sensing.truth();
        truth.begin(game.world().time(), game.referee().play(), player.side);
        game.observe(player.side, truth);
        player.seen = player.sensing.observe();
    }

    private void decide(Player player) {
        try {
            player.team.decide(player.seen, player.commands);
        } catch (RuntimeException | StackOverflowError e) {
            teamError(player, "threw " + e + at(e));
        }
        follow(player);
    }

    private void follow(Player player) {
        accept(player);
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).commanded(this, player.side, player.accepted);
        }
        double[] followed = player.actuation.follow(player.accepted);
        hands.takeOver(player.side, followed);
        game.command(player.side, followed);
    }

    private static String at(Throwable e) {
        return e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
    }

    /** Takes over a team's commands; a robot whose numbers are not finite keeps its last ones. */
    private void accept(Player player) {
        double[] wanted = player.commands.values();
        int channels = player.commands.channels();
        for (int robot = 0; robot < player.commands.robots(); robot++) {
            boolean finite = true;
            for (int c = 0; c < channels; c++) {
                finite &= Math.abs(wanted[robot * channels + c]) <= Double.MAX_VALUE;
            }
            double[] from = finite ? wanted : player.accepted;
            double[] to = finite ? player.accepted : wanted;
            if (!finite) {
                teamError(player, "sent a command that is no finite number to robot " + robot);
            }
            System.arraycopy(from, robot * channels, to, robot * channels, channels);
        }
    }

    private void teamError(Player player, String what) {
        player.errors++;
        if (player.errors <= MOST_REPORTED_ERRORS) {
            String more = player.errors == MOST_REPORTED_ERRORS ? "; further errors are only counted" : "";
            report("team error", player.side, -1, player.side.label() + " " + what + more);
        }
    }

    private void report(String kind, @Nullable Side side, int robot, String text) {
        World world = game.world();
        MatchEvent event = new MatchEvent(world.steps(), world.time(), kind, side, robot, text);
        statistics.event(event);
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).happened(this, event);
        }
    }

    /**
     * Reports an event from outside, such as a team that did not answer in time.
     *
     * @param kind a short word
     * @param side whom it concerns, or null
     * @param text a sentence for people
     */
    public void note(String kind, @Nullable Side side, String text) {
        report(kind, side, -1, text);
    }

    /**
     * Has a person do something; it takes effect at the beginning of the next cycle.
     *
     * @param action what to do
     * @throws IllegalArgumentException if it names a body there is not, or numbers that are not finite
     */
    public void operate(OperatorAction action) {
        hands.ask(action);
    }

    /**
     * Lets the actions of {@link #operate} take effect now instead of with the next cycle, which comes to the same. For
     * a match that is held between two cycles, so that a person sees what was done.
     */
    public void applyOperator() {
        hands.act(this::report, action -> {
            for (int k = 0; k < listeners.size(); k++) {
                listeners.get(k).operated(this, action);
            }
        });
    }

    /** {@return whether the referee has ended the match} */
    public boolean over() {
        return game.referee().over();
    }

    /**
     * Lets somebody watch.
     *
     * @param listener who
     */
    public void watch(MatchListener listener) {
        listeners.add(listener);
    }

    /** {@return all that decided how the match goes} */
    public MatchSetup setup() {
        return setup;
    }

    /** {@return the game} */
    public Game game() {
        return game;
    }

    /** {@return how many control cycles have been played} */
    public long cycles() {
        return cycles;
    }

    /** {@return what is counted about the match} */
    public MatchStatistics statistics() {
        return statistics;
    }

    /**
     * {@return what a side's team last wrote, with roles and drawings}
     *
     * @param side whose
     */
    public Commands commands(Side side) {
        return side == Side.BLUE ? blue.commands : yellow.commands;
    }

    /**
     * {@return how often a side's team threw or commanded nonsense}
     *
     * @param side whose
     */
    public int teamErrors(Side side) {
        return side == Side.BLUE ? blue.errors : yellow.errors;
    }

    /**
     * {@return a hash of the world, the referee, all chance but the teams' own, and the commands on their way to the robots:
     * equal for equal matches, on every machine, whether the commands come from teams or from a recording}
     */
    public long hash() {
        return StateHash.of(this::visitPlay);
    }

    /**
     * {@return the whole match as it is now}
     *
     * @throws IllegalStateException in the middle of a cycle's steps
     */
    public MatchSnapshot snapshot() {
        requireBetweenSteps();
        return new MatchSnapshot(Snapshot.of(this::visitAll), statistics.events());
    }

    /**
     * Returns to an earlier moment: from there the match goes on to the bit, as far as its teams say what they remember
     * ({@link Team#state}).
     *
     * @param snapshot of this match, or of one set up alike
     * @throws IllegalArgumentException if it is of another kind of match; this one is as before then
     * @throws IllegalStateException in the middle of a cycle's steps
     */
    public void restore(MatchSnapshot snapshot) {
        requireBetweenSteps();
        snapshot.state().restore(this::visitAll);
        statistics.restoreEvents(snapshot.events());
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).restored(this);
        }
    }

    private void requireBetweenSteps() {
        if (stepping) {
            throw new IllegalStateException("a match is saved and restored between two cycles, not among its steps");
        }
    }

    private void visitPlay(StateVisitor visitor) {
        game.world().state(visitor);
        game.referee().state(visitor);
        visitor.wholes(randomState);
        blue.state(visitor);
        yellow.state(visitor);
        hands.state(visitor);
        cycles = visitor.whole(cycles);
    }

    private void visitAll(StateVisitor visitor) {
        visitPlay(visitor);
        phase = visitor.choice(phase);
        hands.pendingState(visitor);
        statistics.state(visitor);
        blue.teamState(visitor);
        yellow.teamState(visitor);
    }
}
