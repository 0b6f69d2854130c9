// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** What the link has to say to the person who started it. Safe for use by several threads. */
final class Notices {
    private final Set<String> said = ConcurrentHashMap.newKeySet();
    private volatile Consumer<String> console = text -> {};

    void to(Consumer<String> newConsole) {
        console = newConsole;
    }

    void say(String text) {
        console.accept(text);
    }

    /** Prints a notice unless one about the same subject was printed in this match; returns whether it did. */
    boolean once(String subject, String text) {
        boolean fresh = said.add(subject);
        if (fresh) {
            say(text);
        }
        return fresh;
    }

    /** Another match begins. */
    void begin() {
        said.clear();
    }
}
