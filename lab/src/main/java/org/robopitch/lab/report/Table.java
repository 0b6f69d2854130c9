// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.robopitch.lab.report.HtmlReport.Cell;
import org.robopitch.recording.json.JsonWriter;

/**
 * Rows of figures whose columns are declared once: a table of a page, lines of text for people, an array of objects for
 * programs.
 *
 * @param <R> a row
 */
public final class Table<R> {
    /** What stands before a value and behind it, its side and its width. */
    private static final Pattern WIDTH = Pattern.compile("([^%]*)%[,+]*(-?)(\\d+)(?:\\.\\d+)?[a-z](.*)");

    private final List<R> rows;
    private final List<Column<R>> columns = new ArrayList<>();

    /** A column; without a format it is for programs alone, without a key for people. */
    private record Column<R>(
            String heading, String format, String key, int digits, List<Function<? super R, ?>> values) {
        String headed() {
            Matcher width = WIDTH.matcher(format);
            if (!width.matches()) {
                return heading;
            }
            int around = width.group(1).length() + width.group(4).length();
            return String.format("%" + width.group(2) + (around + Integer.parseInt(width.group(3))) + "s", heading);
        }

        String text(R row) {
            return HtmlReport.text(
                    format, values.stream().map(value -> value.apply(row)).toArray());
        }

        Cell cell(R row) {
            Object value = values.get(0).apply(row);
            return Cell.of(value instanceof Cell ? value : text(row));
        }
    }

    /** A table whose rows are not known yet. */
    public Table() {
        this(List.of());
    }

    private Table(Collection<R> rows) {
        this.rows = List.copyOf(rows);
    }

    /** {@return a table of rows, without columns} */
    public static <R> Table<R> of(Collection<R> rows) {
        return new Table<>(rows);
    }

    /** Writes a value, a number with so many digits after the point. */
    private static void write(Object found, int digits, JsonWriter into) {
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
    public Table<R> column(String heading, String format, String key, int digits, Function<? super R, ?> value) {
        columns.add(new Column<R>(heading, format, key, digits, List.of(value)));
        return this;
    }

    /** Adds a column of texts or whole numbers. */
    public Table<R> column(String heading, String format, String key, Function<? super R, ?> value) {
        return column(heading, format, key, 0, value);
    }

    /** Adds a column for people alone; its format may have several values. */
    @SafeVarargs
    public final Table<R> column(String heading, String format, Function<? super R, ?>... values) {
        columns.add(new Column<R>(heading, format, "", 0, List.of(values)));
        return this;
    }

    /** Adds a column of texts, whole numbers or drawn cells for people alone. */
    public Table<R> column(String heading, Function<? super R, ?> value) {
        return column(heading, "%s", value);
    }

    /** Adds a value for programs alone. */
    public Table<R> key(String key, int digits, Function<? super R, ?> value) {
        return column("", "", key, digits, value);
    }

    List<String> head() {
        return columns.stream().map(Column::heading).toList();
    }

    List<List<Cell>> cells() {
        return rows.stream()
                .map(row -> columns.stream().map(column -> column.cell(row)).toList())
                .toList();
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
        return shown(column -> column.text(row));
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
                .forEach(column -> write(column.values.get(0).apply(row), column.digits, into.name(column.key)));
        return into;
    }
}
