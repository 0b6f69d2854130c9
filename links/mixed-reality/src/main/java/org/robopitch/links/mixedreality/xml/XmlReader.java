// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.xml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads elements, attributes, text and the five entities of XML, and nothing else: no document types, no includes. Depth
 * and number of elements are limited, so that no datagram can do harm.
 */
public final class XmlReader {
    private static final int DEEPEST = 12;
    private static final int MOST_ELEMENTS = 4000;

    private final String text;
    private int at;
    private int elements;

    private XmlReader(String text) {
        this.text = text;
    }

    /** The root of a document; zeros and spaces may follow it. */
    public static Element read(String text) throws MalformedXmlException {
        XmlReader reader = new XmlReader(text);
        reader.skipBetween();
        Element root = reader.element(0);
        reader.skipBetween();
        if (reader.at < text.length()) {
            throw reader.wrong("nothing may follow the root");
        }
        return root;
    }

    private MalformedXmlException wrong(String what) {
        return new MalformedXmlException(what + " (at character " + at + ")");
    }

    private boolean next(String expected) {
        return text.startsWith(expected, at);
    }

    /** Spaces, zeros, comments and processing instructions. */
    private void skipBetween() throws MalformedXmlException {
        while (at < text.length()) {
            char here = text.charAt(at);
            if (isSpace(here) || here == 0 || here == '\uFEFF') {
                at++;
            } else if (next("<?")) {
                skipPast("?>");
            } else if (next("<!--")) {
                skipPast("-->");
            } else {
                return;
            }
        }
    }

    private void skipPast(String end) throws MalformedXmlException {
        int found = text.indexOf(end, at);
        if (found < 0) {
            throw wrong("the document ends before " + end);
        }
        at = found + end.length();
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r';
    }

    private void skipSpaces() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
    }

    private Element element(int depth) throws MalformedXmlException {
        if (!next("<")) {
            throw wrong("an element was expected");
        }
        if (depth >= DEEPEST || ++elements > MOST_ELEMENTS) {
            throw wrong("too many elements");
        }
        at++;
        String name = name();
        Map<String, String> attributes = new LinkedHashMap<>();
        skipSpaces();
        while (!next(">") && !next("/>")) {
            attribute(attributes);
            skipSpaces();
        }
        if (next("/>")) {
            at += 2;
            return new Element(name, attributes, List.of(), "");
        }
        at++;
        return content(name, attributes, depth);
    }

    private void attribute(Map<String, String> attributes) throws MalformedXmlException {
        String name = name();
        skipSpaces();
        if (!next("=")) {
            throw wrong("the attribute " + name + " needs a value");
        }
        at++;
        skipSpaces();
        char quote = at < text.length() ? text.charAt(at) : ' ';
        int end = quote == '"' || quote == '\'' ? text.indexOf(quote, at + 1) : -1;
        if (end < 0) {
            throw wrong("the value of " + name + " must be in quotes");
        }
        attributes.put(name, unescape(text.substring(at + 1, end)));
        at = end + 1;
    }

    private Element content(String name, Map<String, String> attributes, int depth) throws MalformedXmlException {
        List<Element> children = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        while (!next("</")) {
            int tag = text.indexOf('<', at);
            if (tag < 0) {
                throw wrong("<" + name + "> is not closed");
            }
            if (tag > at) {
                words.append(text, at, tag);
                at = tag;
            } else if (next("<!--")) {
                skipPast("-->");
            } else if (next("<!") || next("<?")) {
                throw wrong("only elements, text and comments are supported");
            } else {
                children.add(element(depth + 1));
            }
        }
        at += 2;
        String closed = name();
        skipSpaces();
        if (!closed.equals(name) || !next(">")) {
            throw wrong("<" + name + "> is closed by </" + closed);
        }
        at++;
        return new Element(
                name, attributes, children, unescape(words.toString()).strip());
    }

    private String name() throws MalformedXmlException {
        int from = at;
        while (at < text.length() && isNamePart(text.charAt(at))) {
            at++;
        }
        if (at == from) {
            throw wrong("a name was expected");
        }
        return text.substring(from, at);
    }

    private static boolean isNamePart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "_-.:".indexOf(c) >= 0;
    }

    private static String unescape(String raw) {
        if (raw.indexOf('&') < 0) {
            return raw;
        }
        return raw.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&");
    }
}
