// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import org.robopitch.engine.match.SafeText;

/**
 * Carries anything a team can throw, an error too, to where the match takes note of it. Words and place are made on the
 * spot and the original is let go: nothing of the team's runs when they are read.
 */
final class TeamFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String original;

    private static final TeamFailure UNSPEAKABLE = new TeamFailure();

    private TeamFailure() {
        super("an error without memory left for its message", null, false, false);
        this.original = String.valueOf(getMessage());
    }

    /** {@return what a team threw; without words where there is not even memory for them} */
    static TeamFailure of(Throwable thrown) {
        try {
            return new TeamFailure(thrown);
        } catch (Throwable worse) { // out of memory, for instance
            return UNSPEAKABLE;
        }
    }

    private TeamFailure(Throwable thrown) {
        super(SafeText.of(thrown), null, false, true);
        this.original = String.valueOf(getMessage());
        setStackTrace(placeOf(thrown));
    }

    private static StackTraceElement[] placeOf(Throwable thrown) {
        try {
            StackTraceElement[] stack = thrown.getStackTrace();
            return stack.length == 0 || stack[0] == null
                    ? new StackTraceElement[0]
                    : new StackTraceElement[] {stack[0]};
        } catch (Throwable unspeakable) { // the team's own code may throw anything
            return new StackTraceElement[0];
        }
    }

    /** The words of what the team threw: that it was carried here is of no interest. */
    @Override
    public String toString() {
        return original;
    }
}
