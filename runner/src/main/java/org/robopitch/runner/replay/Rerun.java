// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.record.Notes;
import org.robopitch.settings.Configuration;

/**
 * Plays a match again, at full speed, up to a moment.
 *
 * <p>The robots do what was commanded then. Built-in teams think along, so that they remember at that moment what they
 * remembered; other programs do not, and have just started there.
 */
public final class Rerun {
    private static final long MOST_NANOS = 60_000_000_000L;

    private final Catalogue catalogue;
    private final Clock clock;

    public Rerun(Catalogue catalogue, Clock clock) {
        this.catalogue = catalogue;
        this.clock = clock;
    }

    /**
     * A moment of a recorded match.
     *
     * @param time simulated time [s]; the first cycle that ends then or later counts, or the last one recorded
     * @throws IllegalArgumentException if this program cannot play it again, or not fast enough
     */
    public Moment of(MatchRecordingReader reader, double time) throws IOException {
        return play(league(reader), order(reader), new RecordedCommands(reader.commands()), time);
    }

    /**
     * {@return the steps of a recorded match}
     *
     * @throws IllegalArgumentException if this program cannot play it again
     */
    public StepTrace steps(MatchRecordingReader reader) throws IOException {
        return new StepTrace(league(reader), order(reader), null, step -> RecordedCommands.from(reader, step), clock);
    }

    /**
     * {@return the steps of a match that is being played}
     *
     * @param start the moment at which it began; null for the kick-off
     * @param log follows the match from there
     */
    public StepTrace steps(MatchOrder order, @Nullable Moment start, CommandLog log) throws IOException {
        return new StepTrace(catalogue.league(order), order, start, log::follow, clock);
    }

    private static MatchOrder order(MatchRecordingReader reader) throws IOException {
        MatchInfo info = reader.info();
        if (reader.startTime() > 0) {
            throw new IllegalArgumentException("this recording starts in the middle of a match, at "
                    + reader.startTime() + " s: its later moments can only be reached from the start of the match");
        }
        return MatchOrder.of(
                        info.league(), "", info.teams().get(0), info.teams().get(1), info.seed())
                .with("configuration", Configuration.parse("the recording's configuration", info.configuration()))
                .with("sensing", Notes.sensing(info.notes()))
                .with("actuation", Notes.actuation(info.notes()));
    }

    private League league(MatchRecordingReader reader) {
        MatchInfo info = reader.info();
        League league = catalogue.restore(info.league(), info.configuration());
        int version = league.newGame(new RandomStream(0, 0)).world().behaviourVersion();
        if (version != info.behaviourVersion()) {
            throw new IllegalArgumentException("this recording was made with behaviour version "
                    + info.behaviourVersion() + " of the physics, and this program has version " + version
                    + ": its moments cannot be reached");
        }
        return league;
    }

    /**
     * A moment of a match of which everything that was commanded is known.
     *
     * @throws IllegalArgumentException if it cannot be played again fast enough
     */
    public Moment of(MatchOrder order, CommandSource commands, double time) throws IOException {
        return play(catalogue.league(order), order, commands, time);
    }

    private Moment play(League league, MatchOrder order, CommandSource commands, double time) throws IOException {
        Repetition again = new Repetition(league, order, team(order, Side.BLUE), team(order, Side.YELLOW));
        long begin = clock.nanoTime();
        boolean more = true;
        while (more && again.match.game().world().time() < time - 1e-9) {
            more = again.cycle(commands);
            if (clock.nanoTime() - begin > MOST_NANOS) {
                throw new IllegalArgumentException(
                        "playing the match again up to that moment takes longer than a minute");
            }
        }
        Set<Side> remembering = EnumSet.allOf(Side.class);
        remembering.removeIf(side -> !builtIn(order, side));
        return new Moment(order, again.match.snapshot(), remembering);
    }

    private boolean builtIn(MatchOrder order, Side side) {
        return catalogue.teams(order.league()).contains(order.team(side));
    }

    private Team team(MatchOrder order, Side side) {
        return builtIn(order, side) ? catalogue.team(order.league(), order.team(side)) : Repetition.NOBODY;
    }
}
