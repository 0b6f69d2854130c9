// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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
        List<Double> numbers = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            try {
                if (component.getType() == double.class) {
                    numbers.add((Double) component.getAccessor().invoke(record));
                }
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return numbers;
    }

    /** Makes the record of a sealed type that has a name. */
    static <T> T make(Class<T> sealed, String form, String field, List<Double> numbers) throws JsonException {
        for (Class<?> type : sealed.getPermittedSubclasses()) {
            if (name(type).equals(form)) {
                return sealed.cast(make(type, field, numbers));
            }
        }
        String names =
                Arrays.stream(sealed.getPermittedSubclasses()).map(Forms::name).collect(Collectors.joining(", "));
        throw new JsonException("field \"form\": expected one of " + names + ", found " + form);
    }

    /** Makes a record; what is not a number of it is false. */
    static <R> R make(Class<R> type, String field, List<Double> numbers) throws JsonException {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        long expected = Arrays.stream(types).filter(one -> one == double.class).count();
        if (numbers.size() != expected) {
            throw new JsonException("field \"" + field + "\": expected " + expected + " numbers, found " + numbers);
        }
        List<Object> values = new ArrayList<>(numbers);
        for (int i = values.size(); i < types.length; i++) {
            values.add(false);
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
