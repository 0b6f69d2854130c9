// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.List;

/** The periods of a match, in the order of the VSSS referee's messages. */
public enum Half {
    /** No period: the match is over. */
    NO_HALF("over"),
    /** The first half. */
    FIRST_HALF("first half"),
    /** The second half. */
    SECOND_HALF("second half"),
    /** The first half of extra time. */
    OVERTIME_FIRST_HALF("overtime, first half"),
    /** The second half of extra time. */
    OVERTIME_SECOND_HALF("overtime, second half"),
    /** Penalties in turn. */
    PENALTY_SHOOTOUTS("shoot-out");

    /** The labels of those in which blue attacks the end that it defended at first, if the sides change ends. */
    public static final List<String> AFTER_CHANGE_OF_ENDS =
            List.of(SECOND_HALF.label, OVERTIME_SECOND_HALF.label, PENALTY_SHOOTOUTS.label);

    private final String label;

    Half(String label) {
        this.label = label;
    }

    /** {@return its name for people} */
    public String label() {
        return label;
    }
}
