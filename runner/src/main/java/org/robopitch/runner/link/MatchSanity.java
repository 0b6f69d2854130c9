// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Stage;

/** Checks a match that is attacked over a link: every body has finite numbers and is near the pitch. */
public final class MatchSanity {
    private final BodyPose pose = new BodyPose();

    /** A check. */
    public MatchSanity() {}

    /**
     * Checks all bodies.
     *
     * @param match whose
     * @throws IllegalStateException if one is not where a body can be
     */
    public void require(Match match) {
        Stage stage = match.game().stage();
        double farthest = stage.pitchLength();
        for (BodyInfo body : stage.bodies()) {
            stage.read(body.index(), pose);
            double all = Math.abs(pose.x) + Math.abs(pose.y) + Math.abs(pose.vx) + Math.abs(pose.vy);
            if (!Double.isFinite(all + pose.spin) || Math.abs(pose.x) > farthest || Math.abs(pose.y) > farthest) {
                throw new IllegalStateException("after " + match.cycles() + " cycles, " + body.kind() + " "
                        + body.index() + " is inconsistent: at " + pose.x + ", " + pose.y);
            }
        }
    }
}
