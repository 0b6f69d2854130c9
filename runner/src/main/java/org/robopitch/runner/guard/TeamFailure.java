// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

/** Carries anything a team can throw, an error too, to where the match takes note of it. */
final class TeamFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String original;

    TeamFailure(Throwable thrown) {
        super(thrown.getMessage(), thrown);
        this.original = thrown.toString();
        setStackTrace(thrown.getStackTrace());
    }

    /** The words of what the team threw: that it was carried here is of no interest. */
    @Override
    public String toString() {
        return original;
    }
}
