// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.RecordJson;

/**
 * What a computer of a cluster has to know about all matches alike.
 *
 * @param teamMemory what the process of a user's team may use, MB; 0 for teams that play in the process of the match
 * @param patienceSeconds how long an external program may be silent, s
 * @param waitSeconds how much longer than a match itself all decisions of a team may take, s
 */
public record PlayConditions(int teamMemory, double patienceSeconds, double waitSeconds) {
    /** {@return the conditions in one line} */
    public String write() {
        return RecordJson.text(this);
    }

    /** {@return the conditions that a line holds} */
    public static PlayConditions read(String line) throws JsonException {
        return RecordJson.read(PlayConditions.class, line);
    }
}
