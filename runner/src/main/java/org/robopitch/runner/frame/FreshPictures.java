// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.frame;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.RobotPicture;
import org.robopitch.runner.draw.Picture;

/**
 * The pictures of a match that have not been there before. A team that shows more than {@value #BYTES_PER_SECOND} bytes in a
 * simulated second fills neither memory nor disk: the rest is left out.
 */
public final class FreshPictures {
    private static final double BYTES_PER_SECOND = 400_000;
    private static final double MOST_BYTES = 2_000_000;

    private final Map<Side, List<Picture>> last = new EnumMap<>(Side.class);
    private double allowed = MOST_BYTES;
    private double time;

    /** What robots show in this frame and did not show in the one before. */
    public List<RobotPicture> of(MatchFrame frame) {
        allowed = Math.min(MOST_BYTES, allowed + BYTES_PER_SECOND * Math.max(0, frame.time() - time));
        time = frame.time();
        List<RobotPicture> fresh = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Picture> now = frame.pictures(side);
            if (!now.equals(last.put(side, now))) {
                now.forEach(picture -> add(frame, side, picture, fresh));
            }
        }
        return fresh;
    }

    private void add(MatchFrame frame, Side side, Picture picture, List<RobotPicture> into) {
        int body = frame.bodyOf(side, picture.robot());
        if (body >= 0 && picture.png().length <= allowed) {
            allowed -= picture.png().length;
            into.add(new RobotPicture(frame.step(), frame.time(), body, picture.name(), picture.png()));
        }
    }
}
