// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.xmlrpc;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Writes XML-RPC documents, in the plain form that even the simplest of ROS's parsers reads. */
public final class XmlRpcWriter {
    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\"?>\n");

    private XmlRpcWriter() {}

    static byte[] call(XmlRpcCall call) {
        XmlRpcWriter writer = new XmlRpcWriter();
        writer.xml.append("<methodCall><methodName>");
        writer.text(call.method());
        writer.xml.append("</methodName><params>");
        for (Object argument : call.arguments()) {
            writer.parameter(argument);
        }
        writer.xml.append("</params></methodCall>");
        return writer.bytes();
    }

    public static byte[] answer(Object value) {
        XmlRpcWriter writer = new XmlRpcWriter();
        writer.xml.append("<methodResponse><params>");
        writer.parameter(value);
        writer.xml.append("</params></methodResponse>");
        return writer.bytes();
    }

    static byte[] fault(int code, String reason) {
        XmlRpcWriter writer = new XmlRpcWriter();
        writer.xml.append("<methodResponse><fault>");
        writer.value(Map.of("faultCode", code, "faultString", reason));
        writer.xml.append("</fault></methodResponse>");
        return writer.bytes();
    }

    private void parameter(Object value) {
        xml.append("<param>");
        value(value);
        xml.append("</param>");
    }

    private void value(Object value) {
        xml.append("<value>");
        if (value instanceof Integer number) {
            xml.append("<i4>").append(number).append("</i4>");
        } else if (value instanceof Boolean flag) {
            xml.append("<boolean>").append(flag ? 1 : 0).append("</boolean>");
        } else if (value instanceof Double number && Double.isFinite(number)) {
            xml.append("<double>").append(number).append("</double>");
        } else if (value instanceof String string) {
            xml.append("<string>");
            text(string);
            xml.append("</string>");
        } else if (value instanceof byte[] bytes) {
            xml.append("<base64>")
                    .append(Base64.getEncoder().encodeToString(bytes))
                    .append("</base64>");
        } else if (value instanceof List<?> list) {
            xml.append("<array><data>");
            list.forEach(this::value);
            xml.append("</data></array>");
        } else if (value instanceof Map<?, ?> map) {
            struct(map);
        } else {
            throw new IllegalArgumentException("XML-RPC has no form for " + value);
        }
        xml.append("</value>");
    }

    private void struct(Map<?, ?> map) {
        xml.append("<struct>");
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            xml.append("<member><name>");
            text(String.valueOf(entry.getKey()));
            xml.append("</name>");
            value(entry.getValue());
            xml.append("</member>");
        }
        xml.append("</struct>");
    }

    private void text(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '&' -> xml.append("&amp;");
                // XML has no way to write the other control characters.
                default ->
                    xml.append(letter < ' ' && letter != '\t' && letter != '\n' && letter != '\r' ? '?' : letter);
            }
        }
    }

    private byte[] bytes() {
        return xml.toString().getBytes(StandardCharsets.UTF_8);
    }
}
