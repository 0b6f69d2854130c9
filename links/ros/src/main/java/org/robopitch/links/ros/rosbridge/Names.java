// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.regex.Pattern;

/** Names as clients write them. */
final class Names {
    private static final int LONGEST = 256;
    private static final Pattern NAME = Pattern.compile("/?[A-Za-z]\\w*(/\\w+)*");

    private Names() {}

    /**
     * {@return the full name of what a client calls so; without a slash at its beginning it means the same}
     *
     * @throws IllegalArgumentException if ROS has no such names
     */
    static String global(String name) {
        if (name.length() > LONGEST) {
            throw new IllegalArgumentException("a name has at most " + LONGEST + " characters, not " + name.length());
        }
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("a name is such as /nubot1/nubotcontrol/velcmd, not \"" + name + "\"");
        }
        return name.startsWith("/") ? name : "/" + name;
    }

    /** {@return a type's name without the kind that ROS 2 puts between package and name} */
    static String plain(String type) {
        if (type.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "the name of a type has at most " + LONGEST + " characters, not " + type.length());
        }
        return type.replace("/msg/", "/").replace("/srv/", "/");
    }
}
