// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import org.robopitch.settings.Configuration;

/** The option {@code --set PATH=VALUE} of all commands that have it. */
public final class SetOption {
    private SetOption() {}

    /** {@return a configuration with what the options say laid over it} */
    public static Configuration over(Configuration below, List<String> settings) {
        Configuration said = below;
        for (String one : settings) {
            int equals = one.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "--set must be a path and a value, such as ball.mass=0.05, but is '" + one + "'");
            }
            said = said.set(one.substring(0, equals).strip(), one.substring(equals + 1), "--set " + one);
        }
        return said;
    }
}
