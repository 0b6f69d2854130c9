// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.robopitch.recording.match.RobotPicture;
import org.robopitch.recording.match.Said;

/**
 * What was read off one robot during some seconds.
 *
 * @param series its numbers, in groups
 * @param said its words
 * @param pictures the last of each name that it showed
 */
public record RobotReadings(List<Series> series, List<Said> said, List<RobotPicture> pictures) {
    /**
     * A group of numbers, such as joints.
     *
     * @param name what it is called
     * @param names of the numbers
     * @param rows for each moment the time [s], then the numbers; NaN for what is not there
     */
    public record Series(String name, List<String> names, List<float[]> rows) {}

    /**
     * {@return the last of each name among a robot's pictures}
     *
     * @param pictures of any robots, in order of time
     * @param body which robot
     */
    public static List<RobotPicture> lastOfEach(Iterable<RobotPicture> pictures, int body) {
        Map<String, RobotPicture> last = new TreeMap<>();
        for (RobotPicture picture : pictures) {
            if (picture.body() == body) {
                last.put(picture.name(), picture);
            }
        }
        return List.copyOf(last.values());
    }
}
