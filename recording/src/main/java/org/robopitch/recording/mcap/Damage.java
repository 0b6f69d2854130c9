// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * Something in a file that could not be read; the rest of the file is still usable.
 *
 * @param offset byte of the file where the unreadable record starts
 * @param problem what was found and what was expected
 */
public record Damage(long offset, String problem) {
    @Override
    public String toString() {
        return "byte " + offset + ", " + problem;
    }
}
