// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.Statistic;
import org.robopitch.engine.match.Tally;
import org.robopitch.engine.match.TallyRules;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.recording.match.PlayChange;
import org.robopitch.recording.match.RecordedEvent;
import org.robopitch.runner.Catalogue;

/**
 * The tally of a recorded match at any time of it. It reads the recording as far as it is asked for and remembers what it
 * came to after each cycle, so that every moment is counted once.
 */
public final class RecordedTally {
    /** A match of five hours; from there on every second moment is forgotten, again and again. */
    private static final int MOST_ROWS = 1 << 20;

    private static final List<Statistic> TOLD = Statistic.in(Statistic.Told.STUDIO);
    private static final int WIDTH = 2 * TOLD.size();
    private static final PlayState NOTHING_YET = new PlayState("", false, null, "", 0, 0, 0);

    private final MatchRecordingReader reader;
    private final Tally tally;
    private final Moments<MatchState> states;
    private final MatchState state = new MatchState();
    private int nextEvent;
    private int nextPlay;
    private PlayState play = NOTHING_YET;
    private boolean more;

    private double[] times = new double[1024];
    private float[] rows = new float[1024 * WIDTH];
    private int size;
    private int spacing = 1;
    private int passed;

    /**
     * A tally that has read nothing but the beginning.
     *
     * @param reader of the recording
     * @param stage its pitch and bodies
     * @param rules of its league
     */
    public RecordedTally(MatchRecordingReader reader, Stage stage, TallyRules rules) throws IOException {
        this.reader = reader;
        this.tally = new Tally(stage, rules, reader.info().cycleSeconds());
        this.states = reader.states(0, Double.MAX_VALUE);
        states.next(state); // that before the first cycle, which no match counts
        this.more = states.next(state);
    }

    /** The numbers of a recording's league; those of small robots on carpet if this program does not know it. */
    public static TallyRules rules(MatchInfo info, Catalogue catalogue) {
        try {
            return catalogue.restore(info.league(), info.configuration()).tallyRules();
        } catch (RuntimeException unknown) {
            return TallyRules.DEFAULT;
        }
    }

    /** What the match had come to at a time, s: blue's and yellow's values of what the studio tells, in order. */
    public float[] at(double time) throws IOException {
        while (more && state.time() <= time) {
            count();
            more = states.next(state);
        }
        int found = Arrays.binarySearch(times, 0, size, time);
        int row = found >= 0 ? found : -found - 2;
        return row < 0 ? new float[WIDTH] : Arrays.copyOfRange(rows, row * WIDTH, (row + 1) * WIDTH);
    }

    /** The tally at the end of the recording. */
    public Tally end() throws IOException {
        at(Double.MAX_VALUE);
        return tally;
    }

    private void count() {
        List<RecordedEvent> events = reader.events();
        while (nextEvent < events.size() && events.get(nextEvent).event().step() <= state.step()) {
            tally.event(events.get(nextEvent++).event());
        }
        List<PlayChange> plays = reader.plays();
        while (nextPlay < plays.size() && plays.get(nextPlay).step() <= state.step()) {
            play = plays.get(nextPlay++).play();
        }
        tally.frame(state.time(), play, this::read);
        if (passed++ % spacing == 0) {
            keep();
        }
    }

    private void read(int body, BodyPose into) {
        into.present = false;
        for (int i = 0; i < state.size(); i++) {
            if (state.id(i) == body) {
                state.read(i, into);
            }
        }
    }

    private void keep() {
        if (size == MOST_ROWS) {
            spacing *= 2;
            size /= 2;
            for (int i = 0; i < size; i++) {
                times[i] = times[2 * i];
                System.arraycopy(rows, 2 * i * WIDTH, rows, i * WIDTH, WIDTH);
            }
        } else if (size == times.length) {
            times = Arrays.copyOf(times, 2 * size);
            rows = Arrays.copyOf(rows, 2 * size * WIDTH);
        }
        times[size] = state.time();
        for (int i = 0; i < WIDTH; i++) {
            rows[size * WIDTH + i] = (float) tally.of(TOLD.get(i / 2), Side.values()[i % 2]);
        }
        size++;
    }
}
