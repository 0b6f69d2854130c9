// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A parameter that is refused, with the path of the parameter that is to blame, such as {@code robot.bodyMass}. */
public final class ParameterException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String path;
    private final transient List<String> related;
    private final transient @Nullable Range range;

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
        this.range = null;
    }

    ParameterException(String path, double value, Range range) {
        super(path + " " + range.refusal(value));
        this.path = path;
        this.related = List.of();
        this.range = range;
    }

    /** {@return the path of the parameter, from the root of the parameters} */
    public String path() {
        return path;
    }

    List<String> related() {
        return related;
    }

    /** What the parameter may be, if that is a matter of its value alone. */
    @Nullable
    Range range() {
        return range;
    }
}
