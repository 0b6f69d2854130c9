// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.record.MatchRecorder;
import org.robopitch.runner.record.Notes;

/**
 * Plays a recorded match again from seed, configuration and commands, and compares every recorded hash.
 *
 * <p>The teams are not asked: they are replaced by what they commanded. A recording that was cut off is compared as far as
 * it goes, and one with a damaged piece in its middle up to there.
 */
public final class ReplayVerifier {
    private final MatchRecordingReader reader;
    private final Catalogue catalogue;

    public ReplayVerifier(MatchRecordingReader reader, Catalogue catalogue) {
        this.reader = reader;
        this.catalogue = catalogue;
    }

    /** Plays it; an exception tells of a file that cannot be read, not of a difference. */
    public Verdict verify() throws IOException {
        return verify(time -> {});
    }

    /**
     * Plays it.
     *
     * @param progress hears in each cycle up to which time of the match it is verified, s
     */
    public Verdict verify(DoubleConsumer progress) throws IOException {
        Repetition again;
        try {
            again = repetition();
        } catch (IllegalArgumentException e) {
            return new Verdict.Unplayable(String.valueOf(e.getMessage()));
        }
        Match match = again.match;
        int ours = match.game().world().behaviourVersion();
        int theirs = reader.info().behaviourVersion();
        if (ours != theirs) {
            return new Verdict.Unplayable("it was recorded with behaviour version " + theirs
                    + " of the physics, this program has version " + ours
                    + "; the same commands may lead elsewhere");
        }
        String hashVersion = reader.info().notes().getOrDefault(MatchRecorder.HASH_VERSION_NOTE, "1");
        if (!hashVersion.equals(Integer.toString(Match.HASH_VERSION))) {
            return new Verdict.Unplayable("its hashes have version " + hashVersion + ", those of this program version "
                    + Match.HASH_VERSION + ": they cannot be compared");
        }
        return play(again, progress);
    }

    private Repetition repetition() {
        MatchInfo info = reader.info();
        League league;
        try {
            league = catalogue.restore(info.league(), info.configuration());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the configuration of league \"" + info.league() + "\" in it cannot be read: " + e.getMessage(), e);
        }
        return new Repetition(
                league,
                info.seed(),
                Notes.sensing(info.notes()),
                Notes.actuation(info.notes()),
                Repetition.NOBODY,
                Repetition.NOBODY);
    }

    private Verdict play(Repetition again, DoubleConsumer progress) throws IOException {
        Match match = again.match;
        RecordedCommands commands = new RecordedCommands(reader.commands());
        Moments<MatchState> states = reader.states(0, Double.MAX_VALUE);
        MatchState state = new MatchState();
        boolean recorded = states.next(state);
        if (recorded && state.step() > 0) {
            return new Verdict.Unplayable(
                    "it starts in the middle of a match, at step " + state.step() + ": what came before is not in it");
        }
        while (recorded) {
            long step = match.game().world().steps();
            if (state.step() > step && !reader.damages().isEmpty()) {
                return partial(match);
            }
            if (state.step() != step) {
                return different(match, "the recording has no state at this step, the next one is at " + state.step());
            }
            if (state.hash() != match.hash()) {
                return different(match, difference(match, state));
            }
            progress.accept(state.time());
            recorded = states.next(state);
            if (!recorded) {
                break;
            }
            try {
                again.operate(commands);
            } catch (IllegalArgumentException e) {
                return different(match, "an operator's action cannot be repeated: " + e.getMessage());
            }
            if (!again.cycle(commands)) {
                return reader.damages().isEmpty()
                        ? different(
                                match,
                                "expected commands of both teams, " + again.size() + " values each, found "
                                        + commands.describe())
                        : partial(match);
            }
        }
        return same(match);
    }

    private Verdict same(Match match) throws IOException {
        Map<String, String> result = reader.result();
        String hash = Long.toHexString(match.hash());
        String recorded = result.get("hash");
        if (recorded != null
                && reader.damages().isEmpty()
                && !recorded.equals(hash)
                && noLaterAction(match)
                && !recorded.equals(hashOnceObserved(match))) {
            return different(match, "the final hash is " + hash + ", but " + recorded + " was recorded");
        }
        return new Verdict.Same(
                match.game().world().steps(), match.game().world().time(), match.hash(), !result.isEmpty());
    }

    /** Links show each cycle's end at once, and so draw the noise of a cycle that is never played. */
    private static String hashOnceObserved(Match match) {
        match.observe();
        return Long.toHexString(match.hash());
    }

    /** A body placed after the last cycle changes the final hash without a cycle that could be compared. */
    private boolean noLaterAction(Match match) throws IOException {
        RecordedCommands commands = new RecordedCommands(reader.commands());
        long last = match.game().world().steps();
        while (commands.more() && commands.step() < last) {
            commands.skip();
        }
        return !commands.more();
    }

    private static Verdict partial(Match match) {
        return new Verdict.Partial(
                match.game().world().steps(), match.game().world().time(), match.hash());
    }

    private static Verdict different(Match match, String what) {
        return new Verdict.Different(
                match.game().world().steps(), match.game().world().time(), what);
    }

    private static String difference(Match match, MatchState recorded) {
        String hashes = "the state has the hash " + Long.toHexString(match.hash()) + ", but "
                + Long.toHexString(recorded.hash()) + " was recorded";
        String worst = worstBody(match, recorded);
        return worst == null ? hashes + "; every body is where it was, to the micrometre" : hashes + "; " + worst;
    }

    private static @Nullable String worstBody(Match match, MatchState recorded) {
        BodyPose pose = new BodyPose();
        double most = 1e-6;
        String worst = null;
        for (int i = 0; i < recorded.size(); i++) {
            int id = recorded.id(i);
            if (id >= match.game().stage().bodies().size()) {
                return "it has a body " + id + " that is not in this match";
            }
            match.game().stage().read(id, pose);
            double dx = pose.x - recorded.x(i);
            double dy = pose.y - recorded.y(i);
            double off = Math.sqrt(dx * dx + dy * dy);
            if (off > most) {
                most = off;
                worst = String.format(Locale.ROOT, "body %d is %.6f m off, more than any other", id, off);
            }
        }
        return worst;
    }
}
