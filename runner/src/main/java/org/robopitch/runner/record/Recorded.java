// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.PitchNote;
import org.robopitch.runner.MatchOrder;

/** A match's setup, states and drawings in the words of a recording. */
final class Recorded {
    private Recorded() {}

    static MatchInfo info(Match match, MatchOrder order, String programVersion) {
        League league = match.setup().league();
        Map<String, String> notes =
                Notes.of(match.setup().sensing(), match.setup().actuation());
        notes.put("size", order.size());
        notes.put(PitchNote.NOTE, PitchNote.of(match.game().stage()).write());
        notes.put(MatchRecorder.HASH_VERSION_NOTE, Integer.toString(Match.HASH_VERSION));
        return new MatchInfo(
                league.name(),
                league.configuration(),
                match.setup().seed(),
                match.game().world().behaviourVersion(),
                programVersion,
                List.of(order.blue(), order.yellow()),
                match.game().world().stepSeconds(),
                league.cycleSeconds(),
                notes);
    }

    static void add(MatchState state, BodyInfo body, BodyPose pose) {
        state.add(
                body.index(),
                team(body.side()),
                body.number(),
                pose.x,
                pose.y,
                pose.z,
                pose.qx,
                pose.qy,
                pose.qz,
                pose.qw,
                pose.vx,
                pose.vy,
                pose.vz,
                pose.spinX,
                pose.spinY,
                pose.spin);
    }

    static boolean sameButForTheClock(PlayState one, @Nullable PlayState other) {
        return other != null
                && one.mode().equals(other.mode())
                && one.running() == other.running()
                && one.awarded() == other.awarded()
                && one.period().equals(other.period())
                && one.blueScore() == other.blueScore()
                && one.yellowScore() == other.yellowScore();
    }

    static int team(@Nullable Side side) {
        return side == null ? -1 : side.ordinal();
    }
}
