// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** One of the two ends of the pitch. */
public enum End {
    /** Where x is negative. */
    NEGATIVE_X,
    /** Where x is positive. */
    POSITIVE_X;

    /** {@return −1 or +1} */
    public int sign() {
        return this == NEGATIVE_X ? -1 : 1;
    }
}
