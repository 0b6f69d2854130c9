// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

/** Numbers as people write them. */
final class Text {
    private Text() {}

    static String seconds(double value) {
        return (value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value)) + " s";
    }
}
