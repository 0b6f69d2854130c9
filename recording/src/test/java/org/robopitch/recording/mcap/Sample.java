// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Files made for tests, with a list of what was put into them. */
final class Sample {
    /** A message as text, so that a difference is readable. */
    record Entry(String topic, long sequence, long logTime, long publishTime, String data) {}

    final List<Entry> entries = new ArrayList<>();
    byte[] bytes = new byte[0];

    private Sample() {}

    /** Two channels, one schema, metadata, and messages at 10, 20, 30 ... ns. */
    static Sample of(int messages, McapOptions options) throws IOException {
        return of(messages, options, new Random(11));
    }

    static Sample of(int messages, McapOptions options, Random random) throws IOException {
        Sample sample = new Sample();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (McapWriter writer = new McapWriter(out, options)) {
            int schema = writer.addSchema("demo/Text", "ros1msg", "string data\n");
            int[] channels = {
                writer.addChannel(schema, "/even", "json", Map.of("b", "2", "a", "1")),
                writer.addChannel(0, "/odd", "json", Map.of())
            };
            long[] sequences = new long[2];
            writer.writeMetadata("match", Map.of("seed", "7", "league", "mirosot"));
            for (int i = 0; i < messages; i++) {
                int which = i % 2;
                String text = "message " + i + " " + "x".repeat(random.nextInt(20)) + random.nextLong();
                byte[] data = text.getBytes(StandardCharsets.UTF_8);
                long time = 10L * (i + 1);
                writer.writeMessage(channels[which], time, time - 5, data, 0, data.length);
                sample.entries.add(new Entry(which == 0 ? "/even" : "/odd", sequences[which]++, time, time - 5, text));
            }
        }
        sample.bytes = out.toByteArray();
        return sample;
    }

    static McapReader open(byte[] bytes) throws IOException {
        return McapReader.open(ByteSource.ofBytes("sample.mcap", bytes));
    }

    static List<Entry> read(MessageCursor cursor) throws IOException {
        List<Entry> entries = new ArrayList<>();
        while (cursor.next()) {
            entries.add(entry(cursor.message()));
        }
        return entries;
    }

    static Entry entry(Message message) throws IOException {
        byte[] data = message.data().getBytes(message.data().remaining());
        return new Entry(
                message.channel().topic(),
                message.sequence(),
                message.logTime(),
                message.publishTime(),
                new String(data, StandardCharsets.UTF_8));
    }
}
