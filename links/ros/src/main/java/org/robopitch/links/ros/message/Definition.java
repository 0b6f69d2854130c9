// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines of a definition file that mean something, in two lots.
 *
 * @param constants "type NAME=value", as the md5 sum takes them
 * @param fields type and name
 */
record Definition(List<String> constants, List<Line> fields) {
    private static final Pattern FIELD = Pattern.compile("([a-zA-Z][\\w/]*)(\\[(\\d*)])?\\s+([a-zA-Z]\\w*)\\s*(#.*)?");
    private static final Pattern CONSTANT = Pattern.compile("([a-z]\\w*)\\s+([a-zA-Z]\\w*)\\s*=\\s*(.*)");

    /**
     * A field before its type is looked up.
     *
     * @param base the type without brackets
     * @param brackets "", "[]" or "[n]"
     */
    record Line(String base, String brackets, String name) {}

    static Definition parse(String name, String text) {
        List<String> constants = new ArrayList<>();
        List<Line> fields = new ArrayList<>();
        int number = 0;
        for (String raw : text.split("\n", -1)) {
            number++;
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Matcher constant = CONSTANT.matcher(line);
            Matcher field = FIELD.matcher(line);
            if (constant.matches()) {
                constants.add(constant.group(1) + " " + constant.group(2) + "=" + constantValue(constant));
            } else if (field.matches()) {
                String brackets = field.group(2) == null ? "" : field.group(2);
                fields.add(new Line(field.group(1), brackets, field.group(4)));
            } else {
                throw new IllegalArgumentException(
                        name + ", line " + number + ": \"type name\" or \"type NAME=value\" is expected: " + line);
            }
        }
        return new Definition(List.copyOf(constants), List.copyOf(fields));
    }

    /** A text keeps all that stands behind the equals sign, a number loses its comment. */
    private static String constantValue(Matcher constant) {
        String value = constant.group(3);
        int comment = value.indexOf('#');
        return constant.group(1).equals("string") || comment < 0
                ? value.strip()
                : value.substring(0, comment).strip();
    }
}
