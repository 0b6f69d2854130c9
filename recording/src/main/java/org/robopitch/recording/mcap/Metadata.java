// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.util.Map;
import java.util.SortedMap;

/**
 * Named pairs of key and value about the whole file.
 *
 * @param name what the pairs are about
 * @param entries the pairs, in key order
 */
public record Metadata(String name, SortedMap<String, String> entries) implements McapRecord {
    public static Metadata of(String name, Map<String, String> entries) {
        return new Metadata(name, Maps.sorted(entries));
    }
}
