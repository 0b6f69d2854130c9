// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

/**
 * A user's team is there and cannot be used: it does not compile, holds no team, or several. The message names the file and
 * what to do; it may have several lines.
 */
public final class BadTeamException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public BadTeamException(String message) {
        super(message);
    }
}
