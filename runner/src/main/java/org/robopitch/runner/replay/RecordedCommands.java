// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.recording.match.MatchCommands;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.Moments;

/** Hands the commands of a recording to a match, cycle by cycle. */
final class RecordedCommands implements CommandSource {
    private final Moments<MatchCommands> cursor;
    private final MatchCommands commands = new MatchCommands();
    private boolean more;

    /** Those that a cursor goes through. */
    RecordedCommands(Moments<MatchCommands> cursor) throws IOException {
        this.cursor = cursor;
        this.more = cursor.next(commands);
    }

    /** Those of a recording from a step on. */
    static RecordedCommands from(MatchRecordingReader reader, long step) throws IOException {
        RecordedCommands recorded =
                new RecordedCommands(reader.commandsFrom(step * reader.info().stepSeconds()));
        while (recorded.more && recorded.step() < step) {
            recorded.skip();
        }
        return recorded;
    }

    boolean more() {
        return more;
    }

    /** The step of the next commands. */
    long step() {
        return commands.step();
    }

    @Override
    public void operate(Match match, long step) throws IOException {
        while (more && commands.source() == MatchCommands.OPERATOR && commands.step() == step) {
            match.operate(OperatorAction.decode(commands.toArray()));
            more = cursor.next(commands);
        }
    }

    @Override
    public double @Nullable [] take(int side, long step, int size) throws IOException {
        if (!more || commands.source() != side || commands.step() != step || commands.size() != size) {
            return null;
        }
        double[] values = commands.toArray();
        more = cursor.next(commands);
        return values;
    }

    void skip() throws IOException {
        more = cursor.next(commands);
    }

    String describe() {
        return more
                ? "commands of source " + commands.source() + " at step " + commands.step() + ", " + commands.size()
                        + " values"
                : "the end of the recording";
    }
}
