// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.xml;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An element of a document.
 *
 * @param text the text in it, without the spaces around
 */
public record Element(String name, Map<String, String> attributes, List<Element> children, String text) {
    public Element {
        attributes = Map.copyOf(attributes);
        children = List.copyOf(children);
    }

    /** The first child of a name, or null. */
    public @Nullable Element child(String wanted) {
        for (Element child : children) {
            if (child.name.equals(wanted)) {
                return child;
            }
        }
        return null;
    }

    /** All children of a name. */
    public List<Element> all(String wanted) {
        return children.stream().filter(child -> child.name.equals(wanted)).toList();
    }

    /** The text of a child, or something else if there is none. */
    public String text(String wanted, String otherwise) {
        Element child = child(wanted);
        return child == null ? otherwise : child.text;
    }

    /** The finite number in a child. */
    public double number(String wanted) throws MalformedXmlException {
        Element child = child(wanted);
        if (child == null) {
            throw new MalformedXmlException("<" + name + "> needs <" + wanted + ">");
        }
        return child.number();
    }

    /** The finite number that is its text. */
    public double number() throws MalformedXmlException {
        try {
            double value = Double.parseDouble(text);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException e) {
            // The message below says it.
        }
        throw new MalformedXmlException("<" + name + "> must be a finite number, but is '" + shortened(text) + "'");
    }

    /** The whole number in a child. */
    public int integer(String wanted) throws MalformedXmlException {
        double value = number(wanted);
        if (value != Math.rint(value) || Math.abs(value) > 1e9) {
            throw new MalformedXmlException("<" + wanted + "> must be a whole number, but is " + value);
        }
        return (int) value;
    }

    private static String shortened(String text) {
        return text.length() > 30 ? text.substring(0, 30) + "…" : text;
    }
}
