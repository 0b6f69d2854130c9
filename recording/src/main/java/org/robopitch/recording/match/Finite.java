// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

/** Keeps numbers out of a recording that JSON has no word for. */
final class Finite {
    private Finite() {}

    static void require(String field, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(field + ": expected a finite number, found " + value);
        }
    }
}
