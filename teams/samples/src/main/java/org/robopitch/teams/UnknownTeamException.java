// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

/** A team was asked for that there is not, or that cannot be made; the message says what to do about it. */
public final class UnknownTeamException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    UnknownTeamException(String message) {
        super(message);
    }
}
