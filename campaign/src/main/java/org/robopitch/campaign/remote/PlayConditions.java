// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

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
        return new JsonWriter()
                .beginObject()
                .name("teamMemory")
                .value(teamMemory)
                .name("patience")
                .value(patienceSeconds)
                .name("wait")
                .value(waitSeconds)
                .endObject()
                .toString();
    }

    /** {@return the conditions that a line holds} */
    public static PlayConditions read(String line) throws JsonException {
        JsonValue.JsonObject in = JsonParser.parseObject(line);
        return new PlayConditions((int) in.integer("teamMemory"), in.number("patience"), in.number("wait"));
    }
}
