// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.nio.charset.StandardCharsets;

/** Writes one JSON text, member by member; it puts the commas, the caller the brackets. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();

    public JsonWriter clear() {
        out.setLength(0);
        return this;
    }

    public JsonWriter beginObject() {
        separate();
        out.append('{');
        return this;
    }

    public JsonWriter endObject() {
        out.append('}');
        return this;
    }

    public JsonWriter beginArray() {
        separate();
        out.append('[');
        return this;
    }

    public JsonWriter endArray() {
        out.append(']');
        return this;
    }

    /** Starts a member; its value is what is written next. */
    public JsonWriter name(String name) {
        separate();
        quote(name);
        out.append(':');
        return this;
    }

    public JsonWriter value(String text) {
        separate();
        quote(text);
        return this;
    }

    public JsonWriter value(long number) {
        separate();
        out.append(number);
        return this;
    }

    /** Writes a number, which JSON wants finite. */
    public JsonWriter value(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("expected a finite number, found " + number);
        }
        separate();
        Numbers.append(out, number);
        return this;
    }

    /**
     * Writes a number for people and plots, not to be read back bit for bit.
     *
     * @param decimals how many digits after the point it is worth at most
     */
    public JsonWriter rounded(double number, int decimals) {
        double power = StrictMath.pow(10, decimals);
        double whole = Math.rint(number * power);
        // The sum turns a minus zero into a zero.
        return value(Double.isFinite(whole) ? whole / power + 0.0 : number);
    }

    public JsonWriter value(boolean truth) {
        separate();
        out.append(truth);
        return this;
    }

    /** Writes {@code null}, for a number that there is not. */
    public JsonWriter missing() {
        separate();
        out.append("null");
        return this;
    }

    public byte[] toUtf8() {
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void separate() {
        if (out.length() > 0) {
            char last = out.charAt(out.length() - 1);
            if (last != '{' && last != '[' && last != ':') {
                out.append(',');
            }
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                default -> {
                    if (c < 0x20) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
