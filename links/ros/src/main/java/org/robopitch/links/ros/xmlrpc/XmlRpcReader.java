// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads XML-RPC documents. Documents come from strangers: there are no entities and no document types, and values lie at
 * most {@value #DEEPEST} deep.
 */
public final class XmlRpcReader {
    private static final int DEEPEST = 32;

    private final XMLStreamReader xml;
    private int depth;

    /** What is wrong with a document that is well-formed, in our words: the parser's own are not for anybody's screen. */
    private static final class Refusal extends XMLStreamException {
        private static final long serialVersionUID = 1;

        Refusal(String message) {
            super(message);
        }
    }

    private XmlRpcReader(byte[] document) throws XMLStreamException, CharacterCodingException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        // What a parser has to say is in its exceptions; nothing of it is for the error stream.
        factory.setXMLReporter((message, kind, information, location) -> {});
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new Refusal("documents may not refer to others");
        });
        // The parser prints what is no text to the error stream, so it gets text.
        String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(document)).toString();
        this.xml = factory.createXMLStreamReader(new StringReader(text));
    }

    public static XmlRpcCall call(byte[] document) throws XmlRpcException {
        try {
            XmlRpcReader reader = new XmlRpcReader(document);
            reader.open("methodCall");
            reader.open("methodName");
            String method = reader.text().strip();
            List<Object> arguments = new ArrayList<>();
            if (reader.nextOpens() && reader.is("params")) {
                while (reader.nextOpens()) {
                    reader.expect("param");
                    reader.open("value");
                    arguments.add(reader.value());
                    reader.close();
                }
            }
            return new XmlRpcCall(method, arguments);
        } catch (XMLStreamException | CharacterCodingException | RuntimeException e) {
            throw unreadable(e);
        }
    }

    static Object answer(byte[] document) throws XmlRpcException {
        try {
            XmlRpcReader reader = new XmlRpcReader(document);
            reader.open("methodResponse");
            reader.nextOpens();
            if (reader.is("fault")) {
                reader.open("value");
                throw new XmlRpcException("the peer answered with a fault: " + reader.value());
            }
            reader.expect("params");
            reader.open("param");
            reader.open("value");
            return reader.value();
        } catch (XMLStreamException | CharacterCodingException | RuntimeException e) {
            throw unreadable(e);
        }
    }

    private static XmlRpcException unreadable(Exception e) {
        return new XmlRpcException("this is not XML-RPC: " + reason(e));
    }

    private static String reason(Exception e) {
        if (e instanceof Refusal refusal) {
            return String.valueOf(refusal.getMessage());
        }
        if (e instanceof CharacterCodingException) {
            return "it is not written in UTF-8";
        }
        if (e instanceof NumberFormatException) {
            return "a number cannot be read";
        }
        if (e instanceof XMLStreamException broken && broken.getLocation() != null) {
            return "the XML is broken in line " + broken.getLocation().getLineNumber() + ", column "
                    + broken.getLocation().getColumnNumber();
        }
        return "the XML is broken";
    }

    /** The value whose element has just opened; reads to its end. */
    private Object value() throws XMLStreamException {
        depth++;
        if (depth > DEEPEST) {
            throw new Refusal("values are nested more than " + DEEPEST + " deep");
        }
        StringBuilder bare = new StringBuilder();
        Object value = null;
        while (true) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT && value == null) {
                value = typed(xml.getLocalName());
            } else if (event == XMLStreamConstants.CHARACTERS) {
                bare.append(xml.getText());
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
                return value == null ? bare.toString() : value;
            } else if (event != XMLStreamConstants.COMMENT) {
                throw new Refusal("a value holds something else than a value");
            }
        }
    }

    private Object typed(String type) throws XMLStreamException {
        return switch (type) {
            case "i4", "int" -> Integer.valueOf(text().strip());
            case "boolean" -> text().strip().equals("1");
            case "double" -> Double.valueOf(text().strip());
            case "string", "dateTime.iso8601" -> text();
            case "base64" -> Base64.getMimeDecoder().decode(text());
            case "array" -> array();
            case "struct" -> struct();
            default -> throw new Refusal("there is no type \"" + type + "\"");
        };
    }

    private List<Object> array() throws XMLStreamException {
        List<Object> values = new ArrayList<>();
        open("data");
        while (nextOpens()) {
            expect("value");
            values.add(value());
        }
        close();
        return values;
    }

    private Map<String, Object> struct() throws XMLStreamException {
        Map<String, Object> members = new LinkedHashMap<>();
        while (nextOpens()) {
            expect("member");
            open("name");
            String name = text();
            open("value");
            members.put(name, value());
            close();
        }
        return members;
    }

    private String text() throws XMLStreamException {
        return xml.getElementText();
    }

    private void open(String name) throws XMLStreamException {
        if (!nextOpens()) {
            throw new Refusal("<" + name + "> is missing");
        }
        expect(name);
    }

    private void expect(String name) throws XMLStreamException {
        if (!is(name)) {
            throw new Refusal("<" + name + "> is expected, not <" + xml.getLocalName() + ">");
        }
    }

    private boolean is(String name) {
        return xml.isStartElement() && xml.getLocalName().equals(name);
    }

    private void close() throws XMLStreamException {
        if (nextOpens()) {
            throw new Refusal("<" + xml.getLocalName() + "> is one too many");
        }
    }

    /** Goes on to the next tag; whether it opens an element. */
    private boolean nextOpens() throws XMLStreamException {
        while (true) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                return true;
            } else if (event == XMLStreamConstants.END_ELEMENT || event == XMLStreamConstants.END_DOCUMENT) {
                return false;
            } else if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
                throw new Refusal("document types and entities are not taken");
            }
        }
    }
}
