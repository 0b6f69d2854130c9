// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.WireLayout;

/**
 * Whether peers that sum up a type differently mean the same bytes: forks of a package rename fields, which changes the sum
 * and no message. Definitions that peers send are compared, and remembered for subscribers written in C++, which send none.
 * One that nobody has defined is taken if its name is ours, and said so in a line. Safe for use by several threads.
 */
final class Agreement {
    private static final int MOST_WORDS = 400;
    private static final int MOST_REMEMBERED = 256;

    private final Incidents incidents;
    private final Map<String, String> definitions = new ConcurrentHashMap<>();
    private final Map<String, Boolean> told = new ConcurrentHashMap<>();

    Agreement(Incidents incidents) {
        this.incidents = incidents;
    }

    /** {@return why messages of a peer that introduces itself like this cannot be exchanged, or null} */
    @Nullable
    String objection(ConnectionHeader header, MessageType type) {
        if (header.agreesWith(type.md5())) {
            return null;
        }
        String name = header.get("type");
        String sums = name + " with md5sum " + header.get("md5sum") + ", but here it is " + type.name() + " with "
                + type.md5();
        String definition = definition(header);
        if (definition.isBlank()) {
            if (!simple(name).equals(simple(type.name()))) {
                return shortened(sums + ", and there is no message_definition to compare them by");
            }
            tellOnce(header, sums + "; without a message_definition, the same layout is assumed");
            return null;
        }
        String difference = WireLayout.difference(type, name, definition);
        if (difference == null) {
            tellOnce(header, sums + "; both have the same layout, so it is accepted");
            return null;
        }
        return shortened(sums + ": " + difference);
    }

    private String definition(ConnectionHeader header) {
        String key = header.get("type") + " " + header.get("md5sum");
        String sent = header.get("message_definition");
        if (!sent.isBlank() && definitions.size() < MOST_REMEMBERED) {
            definitions.put(key, sent);
        }
        return sent.isBlank() ? definitions.getOrDefault(key, "") : sent;
    }

    private void tellOnce(ConnectionHeader header, String line) {
        String key = header.get("type") + " " + header.get("md5sum");
        if (told.size() < MOST_REMEMBERED && told.put(key, true) == null) {
            incidents.tell(shortened(header.sender() + " has a fork of a message: " + line));
        }
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    private static String shortened(String words) {
        String clean = words.replaceAll("\\p{Cntrl}", "?");
        return clean.length() <= MOST_WORDS ? clean : clean.substring(0, MOST_WORDS) + " …";
    }
}
