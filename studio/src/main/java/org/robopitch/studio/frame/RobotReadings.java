// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.util.List;
import org.robopitch.recording.match.Said;

/**
 * What was read off one robot during some seconds.
 *
 * @param series its numbers, in groups
 * @param said its words
 */
public record RobotReadings(List<Series> series, List<Said> said) {
    /**
     * A group of numbers, such as joints.
     *
     * @param name what it is called
     * @param names of the numbers
     * @param rows for each moment the time [s], then the numbers; NaN for what is not there
     */
    public record Series(String name, List<String> names, List<float[]> rows) {}
}
