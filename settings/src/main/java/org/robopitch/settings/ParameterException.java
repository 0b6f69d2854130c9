// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

/** A parameter that is refused, with the path of the parameter that is to blame, such as {@code robot.bodyMass}. */
public final class ParameterException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String path;

    /**
     * A refusal.
     *
     * @param path which parameter
     * @param reason what is wrong with it, to be read after the path
     */
    public ParameterException(String path, String reason) {
        super(path + " " + reason);
        this.path = path;
    }

    /** {@return the path of the parameter, from the root of the parameters} */
    public String path() {
        return path;
    }
}
