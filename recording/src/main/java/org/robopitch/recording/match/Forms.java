// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.robopitch.declare.Declared;
import org.robopitch.recording.json.JsonException;

/** Records of numbers, of which a sealed type has several: each by its name in small letters and a list of its numbers. */
final class Forms {
    private Forms() {}

    static String name(Record record) {
        return name(record.getClass());
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** The numbers of a record, in the order of its components. */
    static List<Double> numbers(Record record) {
        return Declared.of(record).components().stream()
                .filter(component -> component.type() == double.class)
                .map(component -> (Double) component.get(record))
                .toList();
    }

    /** Makes the record of a sealed type that has a name. */
    static <T> T make(Class<T> sealed, String form, String field, List<Double> numbers) throws JsonException {
        for (Class<?> type : sealed.getPermittedSubclasses()) {
            if (name(type).equals(form)) {
                return sealed.cast(make(type.asSubclass(Record.class), field, numbers));
            }
        }
        String names =
                Arrays.stream(sealed.getPermittedSubclasses()).map(Forms::name).collect(Collectors.joining(", "));
        throw new JsonException("field \"form\": expected one of " + names + ", found " + form);
    }

    /** Makes a record; what is not a number of it is false. */
    static <R extends Record> R make(Class<R> type, String field, List<Double> numbers) throws JsonException {
        Declared<R> declared = Declared.of(type);
        long expected = declared.components().stream()
                .filter(component -> component.type() == double.class)
                .count();
        if (numbers.size() != expected) {
            throw new JsonException("field \"" + field + "\": expected " + expected + " numbers, found " + numbers);
        }
        Iterator<Double> next = numbers.iterator();
        return declared.make(component -> component.type() == double.class ? (Object) next.next() : false);
    }
}
