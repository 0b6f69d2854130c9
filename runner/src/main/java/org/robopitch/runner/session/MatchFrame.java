// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.List;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.PlayState;
import org.robopitch.runner.pace.Pace;

/**
 * One moment of a match for those who watch; it never changes, so it may be handed to any thread.
 *
 * @param scene the match it is a moment of
 * @param step physics steps done
 * @param cycle control cycles done
 * @param time simulated time, s
 * @param play score, clock and mode
 * @param bodies where each body of the scene is
 * @param driven the bodies that a person drives, by their index
 * @param events all events of the match so far
 * @param pace the pace asked for
 * @param lateCycles cycles that ended later than one cycle after they were due
 * @param over whether the match has ended
 * @param problem why the match cannot go on, or empty
 */
public record MatchFrame(
        MatchScene scene,
        long step,
        long cycle,
        double time,
        PlayState play,
        List<BodyFrame> bodies,
        List<Integer> driven,
        List<MatchEvent> events,
        Pace pace,
        long lateCycles,
        boolean over,
        String problem) {

    /**
     * Where a body is: position [m], heading as a unit vector, orientation as a unit quaternion, velocity [m/s], spin
     * [rad/s], and where its parts are, if it has any.
     */
    public record BodyFrame(
            boolean present,
            float x,
            float y,
            float z,
            float headingX,
            float headingY,
            float qx,
            float qy,
            float qz,
            float qw,
            float vx,
            float vy,
            float vz,
            float spin,
            List<PartFrame> parts) {}

    /** Where a part of a body is: position [m], orientation as a unit quaternion. */
    public record PartFrame(float x, float y, float z, float qx, float qy, float qz, float qw) {}

    public boolean paused() {
        return pace instanceof Pace.Paused;
    }
}
