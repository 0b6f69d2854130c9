// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.parameters;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Range;
import org.robopitch.engine.match.Tunable;

/**
 * The parameters of a team, read off its record.
 *
 * @param <P> the record
 */
public final class ParameterSet<P extends Record> {
    private final Declared<P> declared;
    private final Map<String, TeamParameter> parameters = new LinkedHashMap<>();

    /**
     * The parameters of a record.
     *
     * @param defaults their default values: all doubles with bounds, by {@link Tunable} or {@link org.robopitch.declare.Value}
     * @throws IllegalArgumentException if a component is of another type or has no bounds, or a default is beyond them
     */
    public ParameterSet(P defaults) {
        this.declared = Declared.of(defaults);
        for (RecordComponent component : defaults.getClass().getRecordComponents()) {
            String name = component.getName();
            Tunable tunable = component.getAnnotation(Tunable.class);
            Range bounds = tunable == null
                    ? declared.component(name).range()
                    : new Range(tunable.low(), tunable.high(), tunable.unit(), "");
            if (bounds == null || component.getType() != double.class) {
                throw new IllegalArgumentException("the parameter " + name + " of "
                        + defaults.getClass().getName() + " must be a double with @Tunable(low = …, high = …)");
            }
            double value = (double) declared.component(name).get(defaults);
            TeamParameter parameter = new TeamParameter(name, value, bounds.least(), bounds.most(), bounds.unit());
            parameter.checked(value);
            parameters.put(name, parameter);
        }
    }

    /** {@return the parameters, in the record's order} */
    public List<TeamParameter> parameters() {
        return List.copyOf(parameters.values());
    }

    /**
     * {@return a record with some values, and the defaults for the others}
     *
     * @throws IllegalArgumentException if there is no such parameter, or a value is beyond its bounds
     */
    public P with(Map<String, Double> values) {
        for (String name : values.keySet()) {
            if (!parameters.containsKey(name)) {
                throw new IllegalArgumentException(
                        "there is no parameter \"" + name + "\", only " + String.join(", ", parameters.keySet()));
            }
        }
        Map<String, Object> checked = new LinkedHashMap<>();
        parameters.forEach((name, parameter) ->
                checked.put(name, parameter.checked(values.getOrDefault(name, parameter.defaultValue()))));
        return declared.make(component -> checked.get(component.name()));
    }
}
