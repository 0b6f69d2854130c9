// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import java.util.List;

/** A parameter that is refused, with the path of the parameter that is to blame, such as {@code robot.bodyMass}. */
public final class ParameterException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String path;
    private final transient List<String> related;

    /**
     * A refusal.
     *
     * @param path which parameter
     * @param reason what is wrong with it, to be read after the path
     * @param related paths of other parameters that it does not fit, to blame where a file does not mention the first
     */
    public ParameterException(String path, String reason, String... related) {
        super(path + " " + reason);
        this.path = path;
        this.related = List.of(related);
    }

    /**
     * A refusal of a number that is out of its bounds.
     *
     * @param path which parameter
     * @param value what it is
     * @param range what it may be
     */
    public ParameterException(String path, double value, Range range) {
        super(path + " " + range.refusal(value));
        this.path = path;
        this.related = List.of();
    }

    /** {@return the path of the parameter, from the root of the parameters} */
    public String path() {
        return path;
    }

    /** {@return paths of the other parameters that it does not fit} */
    public List<String> related() {
        return related;
    }
}
