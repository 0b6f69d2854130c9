// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.MessageType.Field;

/**
 * The message and service types that RoboPitch knows, made of their definition files. The md5 sums follow ROS's rule: of
 * the text without comments, constants first, with the sum of a message in the place of its name. Safe for use by several
 * threads.
 */
public final class Definitions {
    private static final String FOLDER = "/org/robopitch/links/ros/definitions/";
    private static final String RULER = "=".repeat(80);

    private final Map<String, MessageType> messages = new ConcurrentHashMap<>();
    private final Map<String, ServiceType> services = new ConcurrentHashMap<>();

    /**
     * {@return the type of a message}
     *
     * @param name package and name, such as "nubot_common/VelCmd"
     * @throws IllegalArgumentException if there is no definition file of that name
     */
    public MessageType message(String name) {
        MessageType known = messages.get(name);
        if (known == null) {
            known = compile(name, text(name, "msg"));
            messages.put(name, known);
        }
        return known;
    }

    /**
     * {@return the type of a service}
     *
     * @param name package and name, such as "nubot_common/Shoot"
     * @throws IllegalArgumentException if there is no definition file of that name
     */
    public ServiceType service(String name) {
        ServiceType known = services.get(name);
        if (known == null) {
            String[] halves = text(name, "srv").split("(?m)^---[ \\t]*$", -1);
            if (halves.length != 2) {
                throw new IllegalArgumentException(name + ": one line \"---\" between request and response is needed");
            }
            MessageType request = compile(name + "Request", halves[0]);
            MessageType response = compile(name + "Response", halves[1]);
            String sum = md5(sumText(name, halves[0]) + sumText(name, halves[1]));
            known = new ServiceType(name, request, response, sum);
            services.put(name, known);
        }
        return known;
    }

    /** {@return whether there is a definition file for a message of that name} */
    public boolean knowsMessage(String name) {
        return messages.containsKey(name) || find(name, "msg") != null;
    }

    private MessageType compile(String name, String text) {
        Definition definition = Definition.parse(name, text);
        List<Field> fields = new ArrayList<>();
        Map<String, String> texts = new LinkedHashMap<>();
        for (Definition.Line line : definition.fields()) {
            fields.add(new Field(line.name(), type(name, line)));
            collectTexts(name, line, texts);
        }
        StringBuilder all = new StringBuilder(text);
        texts.forEach((inner, innerText) -> all.append('\n')
                .append(RULER)
                .append("\nMSG: ")
                .append(inner)
                .append('\n')
                .append(innerText));
        return new MessageType(name, fields, md5(sumText(name, text)), all.toString());
    }

    private FieldType type(String owner, Definition.Line line) {
        Primitive primitive = Primitive.named(line.base());
        FieldType element = primitive != null ? primitive : new FieldType.Nested(message(fullName(owner, line.base())));
        if (line.brackets().isEmpty()) {
            return element;
        }
        String length = line.brackets().substring(1, line.brackets().length() - 1);
        return new FieldType.Array(element, length.isEmpty() ? FieldType.Array.ANY_LENGTH : Integer.parseInt(length));
    }

    private void collectTexts(String owner, Definition.Line line, Map<String, String> texts) {
        if (Primitive.named(line.base()) != null) {
            return;
        }
        String name = fullName(owner, line.base());
        String text = text(name, "msg");
        if (texts.putIfAbsent(name, text) == null) {
            Definition.parse(name, text).fields().forEach(inner -> collectTexts(name, inner, texts));
        }
    }

    private String sumText(String name, String text) {
        Definition definition = Definition.parse(name, text);
        StringJoiner lines = new StringJoiner("\n");
        definition.constants().forEach(lines::add);
        for (Definition.Line line : definition.fields()) {
            boolean builtIn = Primitive.named(line.base()) != null;
            lines.add((builtIn
                            ? line.base() + line.brackets()
                            : message(fullName(name, line.base())).md5())
                    + " " + line.name());
        }
        return lines.toString();
    }

    /** A name without a package is one of the same package, but for the header, which everybody may use. */
    static String fullName(String owner, String base) {
        if (base.contains("/")) {
            return base;
        }
        return base.equals("Header") ? "std_msgs/Header" : owner.substring(0, owner.indexOf('/') + 1) + base;
    }

    private static String text(String name, String kind) {
        String text = find(name, kind);
        if (text == null) {
            throw new IllegalArgumentException("there is no definition of " + name + " (a ." + kind + " file)");
        }
        return text;
    }

    private static @Nullable String find(String name, String kind) {
        String[] parts = name.split("/", -1);
        if (parts.length != 2 || !name.matches("\\w+/\\w+")) {
            throw new IllegalArgumentException("a type has a package and a name, such as std_msgs/Header, not " + name);
        }
        String path = FOLDER + parts[0] + "/" + kind + "/" + parts[1] + "." + kind;
        try (InputStream file = Definitions.class.getResourceAsStream(path)) {
            return file == null ? null : new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String md5(String text) {
        try {
            byte[] sum = MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has MD5", e);
        }
    }
}
