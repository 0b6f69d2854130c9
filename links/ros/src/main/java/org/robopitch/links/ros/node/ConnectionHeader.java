// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.RosInput;
import org.robopitch.links.ros.message.RosOutput;

/** What the two ends of a TCPROS connection say first: "key=value", each with its length before it. */
record ConnectionHeader(Map<String, String> fields) {
    private static final int LONGEST = 64 << 10;

    /** The md5 sum, or the type, of somebody who takes anything. */
    static final String ANY = "*";

    static ConnectionHeader of(String... keysAndValues) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            fields.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return new ConnectionHeader(fields);
    }

    static ConnectionHeader readFrom(InputStream stream) throws IOException {
        byte[] length = stream.readNBytes(Integer.BYTES);
        if (length.length < Integer.BYTES) {
            throw new EOFException("the peer closed the connection before it sent anything");
        }
        int size = new RosInput(length).int32();
        if (size < 0 || size > LONGEST) {
            throw new MalformedMessageException("a header of " + Integer.toUnsignedString(size)
                    + " bytes is announced, at most " + LONGEST + " are taken");
        }
        byte[] bytes = stream.readNBytes(size);
        if (bytes.length < size) {
            throw new EOFException("the peer closed the connection within its header");
        }
        return parse(new RosInput(bytes));
    }

    private static ConnectionHeader parse(RosInput input) throws MalformedMessageException {
        Map<String, String> fields = new LinkedHashMap<>();
        while (input.remaining() > 0) {
            String field = input.string();
            int equals = field.indexOf('=');
            if (equals <= 0) {
                throw new MalformedMessageException("a header's field is key=value, not \"" + field + "\"");
            }
            fields.put(field.substring(0, equals), field.substring(equals + 1));
        }
        return new ConnectionHeader(fields);
    }

    byte[] toBytes() {
        RosOutput all = new RosOutput();
        fields.forEach((key, value) -> all.string(key + "=" + value));
        return RosOutput.framed(all.toBytes());
    }

    String get(String key) {
        return fields.getOrDefault(key, "");
    }

    boolean has(String key) {
        return fields.containsKey(key);
    }

    /** {@return whether a peer that sums up its type like this means the same as we do} */
    boolean agreesWith(String md5) {
        String theirs = get("md5sum");
        return theirs.equals(ANY) || theirs.equals(md5);
    }

    /** {@return who sent this, in words for a line} */
    String sender() {
        String caller = get("callerid").replaceAll("[^\\w/.:-]", "?");
        return caller.isEmpty() ? "a peer without a name" : caller.substring(0, Math.min(100, caller.length()));
    }

    static ConnectionHeader error(String reason) {
        return of("error", reason);
    }

    @Override
    public String toString() {
        return new String(toBytes(), StandardCharsets.UTF_8);
    }
}
