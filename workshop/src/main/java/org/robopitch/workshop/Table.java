// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.robopitch.recording.json.JsonWriter;

/**
 * Rows of figures whose columns are declared once: a table for people, an array of objects for programs.
 *
 * @param <R> a row
 */
public final class Table<R> {
    private static final Pattern WIDTH = Pattern.compile("%[,+]*(-?)(\\d+)(?:\\.\\d+)?[a-z](.*)");

    private final List<Column<R>> columns = new ArrayList<>();

    /** A column; without a format it is for programs alone, without a key for people. */
    private record Column<R>(String heading, String format, String key, int digits, Function<R, Object> value) {
        String headed() {
            Matcher width = WIDTH.matcher(format);
            return width.matches()
                    ? String.format(
                            "%" + width.group(1)
                                    + (Integer.parseInt(width.group(2))
                                            + width.group(3).length()) + "s",
                            heading)
                    : heading;
        }
    }

    /** Writes a value, a number with so many digits after the point. */
    public static void write(Object found, int digits, JsonWriter into) {
        if (found instanceof Double number) {
            into.rounded(number, digits);
        } else if (found instanceof Number number) {
            into.value(number.longValue());
        } else if (found instanceof Boolean flag) {
            into.value(flag);
        } else {
            into.value(String.valueOf(found));
        }
    }

    /**
     * Adds a column.
     *
     * @param heading for people
     * @param format of a value in the table, with its width
     * @param key for programs
     * @param digits after the point, for programs
     */
    public Table<R> column(String heading, String format, String key, int digits, Function<R, Object> value) {
        columns.add(new Column<>(heading, format, key, digits, value));
        return this;
    }

    /** Adds a column of texts or whole numbers. */
    public Table<R> column(String heading, String format, String key, Function<R, Object> value) {
        return column(heading, format, key, 0, value);
    }

    /** Adds a value for programs alone. */
    public Table<R> key(String key, int digits, Function<R, Object> value) {
        return column("", "", key, digits, value);
    }

    /** {@return the headings and a line for each row} */
    public String text(Collection<R> rows) {
        return headings() + rows.stream().map(row -> "\n" + line(row)).collect(Collectors.joining());
    }

    /** {@return the headings} */
    public String headings() {
        return shown(Column::headed);
    }

    /** {@return a row as a line} */
    public String line(R row) {
        return shown(column -> String.format(Locale.ROOT, column.format, column.value.apply(row)));
    }

    private String shown(Function<Column<R>, String> cell) {
        return columns.stream()
                .filter(column -> !column.format.isEmpty())
                .map(cell)
                .collect(Collectors.joining(" "));
    }

    /** Writes the rows as an array of objects. */
    public JsonWriter write(Collection<R> rows, JsonWriter into) {
        into.beginArray();
        for (R row : rows) {
            members(row, into.beginObject()).endObject();
        }
        return into.endArray();
    }

    /** Writes the members of a row's object. */
    public JsonWriter members(R row, JsonWriter into) {
        columns.stream()
                .filter(column -> !column.key.isEmpty())
                .forEach(column -> write(column.value.apply(row), column.digits, into.name(column.key)));
        return into;
    }
}
