// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.Set;
import java.util.function.IntFunction;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** One side of a match: its team, and what lies between the team and the world. */
final class Player implements Stateful {
    private final Side side;
    private final Team team;
    private final Sensing sensing;
    private final Actuation actuation;
    private final Commands commands;
    private final double[] accepted;
    private final RandomStream random = new RandomStream(0, 0);
    private final Referee.EventSink events;
    private Observation seen;
    private int errors;
    private boolean threw;
    private boolean sentNonsense;

    Player(Side side, MatchSetup setup, Game game, IntFunction<RandomStream> stream, Referee.EventSink events) {
        League league = setup.league();
        int robots = league.robotsPerSide();
        int channels = league.channels();
        double cycle = league.cycleSeconds();
        int first = 1 + 3 * side.ordinal();
        this.side = side;
        this.team = setup.team(side);
        this.sensing = new Sensing(setup.sensing(), robots, cycle, stream.apply(first), game::newSense);
        this.actuation = new Actuation(setup.actuation(), robots, channels, cycle, stream.apply(first + 1));
        this.commands = new Commands(robots, channels);
        this.accepted = new double[robots * channels];
        reseed(setup.seed());
        this.events = events;
        this.seen = sensing.seen();
    }

    Side side() {
        return side;
    }

    Observation seen() {
        return seen;
    }

    Commands commands() {
        return commands;
    }

    int errors() {
        return errors;
    }

    void start(Game game) {
        try {
            team.start(game.teamInfo(side, random));
        } catch (RuntimeException | StackOverflowError e) {
            error(false, "could not start: " + SafeText.of(e) + SafeText.placeOf(e));
        }
    }

    void observe(Game game) {
        Observation truth = sensing.truth();
        truth.begin(game.world().time(), game.referee().play(), side);
        game.observe(side, truth);
        seen = sensing.observe();
    }

    void decide() {
        try {
            team.decide(seen, commands);
        } catch (RuntimeException | StackOverflowError e) {
            error(threw, "threw " + SafeText.of(e) + SafeText.placeOf(e));
            threw = true;
        }
    }

    /** Takes over the team's commands; a robot whose numbers are not finite keeps its last ones. */
    double[] accept() {
        double[] wanted = commands.values();
        int channels = commands.channels();
        for (int robot = 0; robot < commands.robots(); robot++) {
            boolean finite = true;
            for (int c = 0; c < channels; c++) {
                finite &= Math.abs(wanted[robot * channels + c]) <= Double.MAX_VALUE;
            }
            double[] from = finite ? wanted : accepted;
            double[] to = finite ? accepted : wanted;
            if (!finite) {
                error(sentNonsense, "sent NaN or infinity to robot " + (robot + 1));
                sentNonsense = true;
            }
            System.arraycopy(from, robot * channels, to, robot * channels, channels);
        }
        return accepted;
    }

    /** What reaches the robots of the commands that were accepted. */
    double[] follow() {
        return actuation.follow(accepted);
    }

    /** Counts an error, and reports the first of its kind. */
    private void error(boolean reported, String what) {
        errors++;
        if (!reported) {
            events.report("team error", side, -1, side.label() + " " + what + "; further ones are only counted");
        }
    }

    /** Commands on their way to the robots. */
    @Override
    public void state(StateVisitor visitor) {
        actuation.state(visitor);
        visitor.reals(accepted);
    }

    /** Observations on their way to the team: saved, but not hashed. */
    void sensed(StateVisitor visitor) {
        sensing.state(visitor);
    }

    /** What the team remembers: saved, but not hashed. */
    void teamState(StateVisitor visitor) {
        commands.state(visitor);
        random.state(visitor);
        errors = visitor.whole(errors);
        threw = visitor.flag(threw);
        sentNonsense = visitor.flag(sentNonsense);
        team.state(visitor);
    }

    /** Returns to what the team remembered, if it is the same program; another continues with what that one has commanded. */
    void restore(Snapshot snapshot, Set<Side> remembering) {
        if (remembering.contains(side)) {
            snapshot.restore(this::teamState);
        } else {
            System.arraycopy(accepted, 0, commands.values(), 0, accepted.length);
        }
    }

    /** Starts the team's own stream, which tells the team nothing of the seed. */
    void reseed(long seed) {
        random.seedOneWay(seed, side.ordinal());
    }
}
