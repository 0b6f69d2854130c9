// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

/** What a team threw in its own process, in its own words; where it did so is among them. */
final class TeamThrewException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TeamThrewException(String words) {
        super(words, null, false, false);
    }

    @Override
    public String toString() {
        return String.valueOf(getMessage());
    }
}
