// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/** Maps as MCAP stores them: a length in bytes, then keys and values, here always in key order. */
final class Maps {
    private Maps() {}

    static SortedMap<String, String> sorted(Map<String, String> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    static SortedMap<Integer, Long> sortedNumbers(Map<Integer, Long> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    static void writeTexts(ByteWriter out, Map<String, String> map) {
        int length = out.reserve(4);
        map.forEach((key, value) -> {
            out.putString(key);
            out.putString(value);
        });
        out.setInt(length, out.size() - length - 4);
    }

    static SortedMap<String, String> readTexts(ByteReader in) throws IOException {
        ByteReader entries = in.slice(in.getLength());
        SortedMap<String, String> map = new TreeMap<>();
        while (entries.remaining() > 0) {
            map.put(entries.getString(), entries.getString());
        }
        return map;
    }

    static void writeNumbers(ByteWriter out, Map<Integer, Long> map) {
        out.putInt(map.size() * 10);
        map.forEach((key, value) -> {
            out.putShort(key);
            out.putLong(value);
        });
    }

    static SortedMap<Integer, Long> readNumbers(ByteReader in) throws IOException {
        ByteReader entries = in.slice(in.getLength());
        SortedMap<Integer, Long> map = new TreeMap<>();
        while (entries.remaining() > 0) {
            map.put(entries.getShort(), entries.getLong());
        }
        return map;
    }
}
