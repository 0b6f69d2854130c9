// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.xml;

/** Writes a small document. */
public final class XmlWriter {
    private final StringBuilder text = new StringBuilder(256);

    /** Opens an element. */
    public XmlWriter open(String name) {
        text.append('<').append(name).append('>');
        return this;
    }

    /** Opens an element with attributes, names and values in turn. */
    public XmlWriter open(String name, String... attributes) {
        text.append('<').append(name);
        for (int i = 0; i + 1 < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            text.append('"');
        }
        text.append('>');
        return this;
    }

    public XmlWriter close(String name) {
        text.append("</").append(name).append('>');
        return this;
    }

    /** An element with a text in it. */
    public XmlWriter text(String name, String value) {
        open(name);
        escape(value);
        return close(name);
    }

    /** An element with a whole number in it. */
    public XmlWriter integer(String name, long value) {
        return open(name).raw(Long.toString(value)).close(name);
    }

    /** An element with a number in it, with some digits behind the point. */
    public XmlWriter number(String name, double value, int digits) {
        return open(name).raw(fixed(value, digits)).close(name);
    }

    private XmlWriter raw(String value) {
        text.append(value);
        return this;
    }

    private void escape(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '&' -> text.append("&amp;");
                case '"' -> text.append("&quot;");
                default -> text.append(c < ' ' ? ' ' : c);
            }
        }
    }

    /** A number with a fixed number of digits behind the point, without the cost of a formatter. */
    public static String fixed(double value, int digits) {
        long scale = 1;
        for (int i = 0; i < digits; i++) {
            scale *= 10;
        }
        long scaled = Math.round(Math.abs(value) * scale);
        StringBuilder out = new StringBuilder(16);
        if (value < 0 && scaled != 0) {
            out.append('-');
        }
        out.append(scaled / scale);
        if (digits > 0) {
            String fraction = Long.toString(scaled % scale);
            out.append('.').append("0".repeat(digits - fraction.length())).append(fraction);
        }
        return out.toString();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
