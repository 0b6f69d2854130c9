// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/**
 * Where a part of a configuration comes from.
 *
 * @param source a file's name, or an option of the command line
 * @param line in the file, counted from 1; 0 where there are no lines
 */
record Origin(String source, int line) {

    /** The origin of what was given on the command line. */
    static Origin option(String name) {
        return new Origin(name, 0);
    }

    @Override
    public String toString() {
        return line > 0 ? source + ":" + line : source;
    }
}
