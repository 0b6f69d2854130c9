// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.match.PitchNote;
import org.robopitch.runner.MatchOrder;

/**
 * What stays the same while one match is shown.
 *
 * @param serial which match of its session this is, from 1
 * @param order what was ordered
 * @param pitch its size, and what is painted on and built around it
 * @param bodies the robots of blue, of yellow, then the ball
 * @param stepSeconds length of a physics step, s
 * @param cycleSeconds length of a control cycle, s
 * @param orders what a person can tell the referee
 * @param details numbers that a person can tell the referee beside its orders
 */
public record MatchScene(
        int serial,
        MatchOrder order,
        PitchNote pitch,
        List<BodyInfo> bodies,
        double stepSeconds,
        double cycleSeconds,
        List<RefereeOrder> orders,
        List<RefereeDetail> details) {
    static MatchScene of(int serial, MatchOrder order, Match match) {
        Stage stage = match.game().stage();
        return new MatchScene(
                serial,
                order,
                PitchNote.of(stage),
                List.copyOf(stage.bodies()),
                match.game().world().stepSeconds(),
                match.setup().league().cycleSeconds(),
                List.copyOf(match.game().referee().orders()),
                List.copyOf(match.game().referee().details()));
    }
}
