// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.List;
import java.util.StringJoiner;

/** A message: a value for each field of its type. Not safe for use by several threads while it is being set. */
public final class Message {
    private final MessageType type;
    private final Object[] values;

    /** A message whose fields all have their default. */
    public Message(MessageType type) {
        this.type = type;
        this.values = new Object[type.fields().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = type.fields().get(i).type().defaultValue();
        }
    }

    private Message(MessageType type, Object[] values) {
        this.type = type;
        this.values = values;
    }

    /**
     * {@return the message that these bytes are}
     *
     * @throws MalformedMessageException if there are too few bytes, or too many
     */
    public static Message decode(MessageType type, byte[] bytes) throws MalformedMessageException {
        RosInput input = new RosInput(bytes);
        Message message = read(type, input);
        input.end();
        return message;
    }

    static Message read(MessageType type, RosInput input) throws MalformedMessageException {
        Object[] values = new Object[type.fields().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = type.fields().get(i).type().read(input);
        }
        return new Message(type, values);
    }

    /** {@return the message as bytes} */
    public byte[] encode() {
        RosOutput output = new RosOutput();
        write(output);
        return output.toBytes();
    }

    void write(RosOutput output) {
        for (int i = 0; i < values.length; i++) {
            type.fields().get(i).type().write(values[i], output);
        }
    }

    public MessageType type() {
        return type;
    }

    /**
     * Sets a field.
     *
     * @param field its name, or a path such as {@code pos.x} into messages inside
     * @param value a number, a boolean, a text, a time, a message or a list of such, as the field's type has it
     * @return this message
     * @throws IllegalArgumentException if there is no such field, or the value is not of its type
     */
    public Message set(String field, Object value) {
        int dot = field.indexOf('.');
        if (dot >= 0) {
            message(field.substring(0, dot)).set(field.substring(dot + 1), value);
            return this;
        }
        int place = type.place(field);
        try {
            values[place] = type.fields().get(place).type().accept(value);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(type.name() + ", field \"" + field + "\": " + e.getMessage(), e);
        }
        return this;
    }

    /** {@return the value of a field or of a path such as {@code pos.x}, as it is kept} */
    public Object get(String field) {
        int dot = field.indexOf('.');
        return dot >= 0 ? message(field.substring(0, dot)).get(field.substring(dot + 1)) : values[type.place(field)];
    }

    /** {@return a field that holds any number} */
    public double number(String field) {
        return ((Number) get(field)).doubleValue();
    }

    /** {@return a field that holds a whole number} */
    public long integer(String field) {
        return (Long) get(field);
    }

    /** {@return a field that holds true or false} */
    public boolean flag(String field) {
        return (Boolean) get(field);
    }

    /** {@return a field that holds a text} */
    public String text(String field) {
        return (String) get(field);
    }

    /** {@return a field that holds a message} */
    public Message message(String field) {
        return (Message) get(field);
    }

    /** {@return a field that holds an array of messages} */
    public List<Message> messages(String field) {
        return ((List<?>) get(field)).stream().map(Message.class::cast).toList();
    }

    @Override
    public String toString() {
        StringJoiner all = new StringJoiner(", ", type.name() + "{", "}");
        for (int i = 0; i < values.length; i++) {
            all.add(type.fields().get(i).name() + "=" + values[i]);
        }
        return all.toString();
    }
}
