// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.state.StateHash;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.World;

/**
 * A match under way, moved by control cycles of three phases, observe → decide → advance; see docs/cycle.md.
 *
 * <p>A match reads no clock and starts no thread. A team that throws or commands nonsense keeps its last commands and is
 * reported; the match continues. Only a world that is broken ends it: {@link BrokenStateException}.
 */
public final class Match {
    /** Rises whenever {@link #hash} takes in more, less or in another order than before: hashes of two versions cannot be compared. */
    public static final int HASH_VERSION = 3;

    private final MatchSetup setup;
    private final Game game;
    private final int stepsPerCycle;
    private final long[] randomState = new long[16];
    private final Player blue;
    private final Player yellow;
    private final List<MatchListener> listeners = new ArrayList<>();
    private final OperatorQueue hands;
    private final MatchStatistics statistics;
    private final Tally.Poses poses;
    private final int bodies;
    private final BodyPose pose = new BodyPose();
    private Phase phase = Phase.OBSERVE;
    private boolean stepping;
    private long cycles;

    /**
     * Sets up a match and lets both teams prepare.
     *
     * @param setup everything that determines the match
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
        this.poses = game.stage()::read;
        this.statistics = new MatchStatistics(new Tally(game.stage(), league.tallyRules(), league.cycleSeconds()));
        this.bodies = game.stage().bodies().size();
        this.blue = new Player(Side.BLUE, setup, game, this::stream, this::report);
        this.yellow = new Player(Side.YELLOW, setup, game, this::stream, this::report);
        blue.start(game);
        yellow.start(game);
    }

    private RandomStream stream(int number) {
        RandomStream stream = new RandomStream(randomState, 2 * number);
        stream.seed(setup.seed(), number);
        return stream;
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
     * Lets what people asked for take effect, and makes what both teams see: {@link #seen}. Links to external programs show
     * that, and then have all the time until {@link #decide}.
     */
    public void observe() {
        require(Phase.OBSERVE);
        applyOperator();
        blue.observe(game);
        yellow.observe(game);
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
            throw new IllegalStateException("this cycle continues with " + phase + ", not with " + expected);
        }
    }

    /**
     * {@return what a side's team sees in this cycle, after {@link #observe()}; valid until the next}
     *
     * @param side whose
     */
    public Observation seen(Side side) {
        return (side == Side.BLUE ? blue : yellow).seen();
    }

    /**
     * Finishes a cycle in which a team was asked and does not return. For a guard of teams: it calls this on
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
        for (int i = 0; i < bodies; i++) {
            BrokenStateException.check(game, i, pose);
        }
        game.referee().judge(setup.league().cycleSeconds(), this::report);
        statistics.cycle(game.world().time(), game.referee().play(), poses);
        cycles++;
        phase = Phase.OBSERVE;
        stepping = false;
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).cycled(this);
        }
    }

    private void decide(Player player) {
        player.decide();
        follow(player);
    }

    private void follow(Player player) {
        double[] accepted = player.accept();
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).commanded(this, player.side(), accepted);
        }
        double[] followed = player.follow();
        hands.takeOver(player.side(), followed);
        game.command(player.side(), followed);
    }

    private void report(String kind, @Nullable Side side, int robot, String text) {
        World world = game.world();
        MatchEvent event = new MatchEvent(world.steps(), world.time(), kind, side, robot, SafeText.of(text));
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
     * Queues an action of a person; it takes effect at the beginning of the next cycle.
     *
     * @param action what to do
     * @throws IllegalArgumentException if it names a body there is not, or numbers that are not finite
     */
    public void operate(OperatorAction action) {
        hands.ask(action);
    }

    /**
     * Lets the actions of {@link #operate} take effect now instead of with the next cycle; the result is the same. For
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
     * Adds a listener.
     *
     * @param listener who
     */
    public void watch(MatchListener listener) {
        listeners.add(listener);
    }

    /** {@return everything that determines the match} */
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
        return (side == Side.BLUE ? blue : yellow).commands();
    }

    /**
     * {@return how often a side's team threw or commanded nonsense}
     *
     * @param side whose
     */
    public int teamErrors(Side side) {
        return (side == Side.BLUE ? blue : yellow).errors();
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
        return new MatchSnapshot(
                Snapshot.of(this::visitMatch),
                Snapshot.of(blue::teamState),
                Snapshot.of(yellow::teamState),
                statistics.events());
    }

    /**
     * Returns to an earlier moment: from there the match continues bit for bit, as far as its teams say what they remember
     * ({@link Team#state}).
     *
     * @param snapshot of this match, or of one set up alike
     * @throws IllegalArgumentException if it is of another kind of match; this one is as before then
     * @throws IllegalStateException in the middle of a cycle's steps
     */
    public void restore(MatchSnapshot snapshot) {
        goOnFrom(snapshot, EnumSet.allOf(Side.class), true);
    }

    /**
     * Goes on from a moment of another match of the same league, perhaps with other teams and another seed.
     *
     * @param snapshot of that match
     * @param remembering sides whose team is the same program as there, and continues with what it remembered; the others
     *     have just started
     * @param sameChance whether chance continues as it did there; otherwise it comes from this match's own seed
     * @throws IllegalArgumentException if it is of another kind of match; this one is as before then
     * @throws IllegalStateException in the middle of a cycle's steps
     */
    public void goOnFrom(MatchSnapshot snapshot, Set<Side> remembering, boolean sameChance) {
        MatchSnapshot before = snapshot();
        try {
            read(snapshot, remembering);
        } catch (IllegalArgumentException e) {
            read(before, EnumSet.allOf(Side.class));
            throw e;
        }
        if (!sameChance) {
            reseed();
        }
        for (int k = 0; k < listeners.size(); k++) {
            listeners.get(k).restored(this);
        }
    }

    private void read(MatchSnapshot snapshot, Set<Side> remembering) {
        snapshot.state().restore(this::visitMatch);
        statistics.restoreEvents(snapshot.events());
        blue.restore(snapshot.blue(), remembering);
        yellow.restore(snapshot.yellow(), remembering);
    }

    private void reseed() {
        for (int number : new int[] {0, 1, 2, 4, 5}) {
            stream(number);
        }
        blue.reseed(setup.seed());
        yellow.reseed(setup.seed());
    }

    private void requireBetweenSteps() {
        if (stepping) {
            throw new IllegalStateException("a match is saved and restored between two cycles, not among its steps");
        }
    }

    /** Everything that determines how the world continues. */
    private void visitPlay(StateVisitor visitor) {
        game.world().state(visitor);
        game.referee().state(visitor);
        visitor.wholes(randomState);
        blue.state(visitor);
        yellow.state(visitor);
        hands.state(visitor);
        cycles = visitor.whole(cycles);
    }

    /** Everything except for what the teams remember. */
    private void visitMatch(StateVisitor visitor) {
        visitPlay(visitor);
        phase = visitor.choice(phase);
        hands.pendingState(visitor);
        statistics.state(visitor);
        blue.sensed(visitor);
        yellow.sensed(visitor);
    }
}
