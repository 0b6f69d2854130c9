// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.parameters;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.match.Tunable;

/**
 * The parameters of a team, read off its record.
 *
 * @param <P> the record
 */
public final class ParameterSet<P extends Record> {
    private final Class<P> type;
    private final List<TeamParameter> parameters = new ArrayList<>();

    /**
     * The parameters of a record.
     *
     * @param type whose components are all doubles with a {@link Tunable}
     * @param defaults its default values
     * @throws IllegalArgumentException if a component is of another type or has no bounds, or a default is beyond them
     */
    public ParameterSet(Class<P> type, P defaults) {
        this.type = type;
        for (RecordComponent component : type.getRecordComponents()) {
            Tunable bounds = component.getAnnotation(Tunable.class);
            if (bounds == null || component.getType() != double.class) {
                throw new IllegalArgumentException("the parameter " + component.getName() + " of " + type.getName()
                        + " must be a double with @Tunable(low = …, high = …)");
            }
            TeamParameter parameter = new TeamParameter(
                    component.getName(), read(component, defaults), bounds.low(), bounds.high(), bounds.unit());
            parameter.checked(parameter.defaultValue());
            parameters.add(parameter);
        }
    }

    private static double read(RecordComponent component, Record values) {
        try {
            component.getAccessor().setAccessible(true);
            return (double) component.getAccessor().invoke(values);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("the parameter " + component.getName() + " cannot be read: " + e, e);
        }
    }

    /** {@return the parameters, in the record's order} */
    public List<TeamParameter> parameters() {
        return List.copyOf(parameters);
    }

    /**
     * {@return a record with some values, and the defaults for the others}
     *
     * @throws IllegalArgumentException if there is no such parameter, or a value is beyond its bounds
     */
    public P with(Map<String, Double> values) {
        for (String name : values.keySet()) {
            if (parameters.stream().noneMatch(parameter -> parameter.name().equals(name))) {
                throw new IllegalArgumentException("there is no parameter \"" + name + "\", only "
                        + String.join(
                                ", ",
                                parameters.stream().map(TeamParameter::name).toList()));
            }
        }
        Object[] arguments = parameters.stream()
                .map(parameter ->
                        (Object) parameter.checked(values.getOrDefault(parameter.name(), parameter.defaultValue())))
                .toArray();
        Class<?>[] types = new Class<?>[arguments.length];
        java.util.Arrays.fill(types, double.class);
        try {
            Constructor<P> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException refused) {
            Throwable cause = refused.getCause();
            throw new IllegalArgumentException(cause == null ? "refused" : String.valueOf(cause.getMessage()), cause);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type.getName() + " cannot be created: " + e, e);
        }
    }
}
