// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Range;
import org.robopitch.declare.Values;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that declared components make: name, label, unit, bounds and meaning in the help follow from the declaration. */
public final class DeclaredOptions {
    private static final Map<Class<?>, Class<?>> BOXED =
            Map.of(double.class, Double.class, int.class, Integer.class, long.class, Long.class);

    private final Map<Component, OptionSpec> options = new LinkedHashMap<>();

    /** A command, or what several commands mix in, that has such options. */
    public interface Holder {
        /** Adds the options to the command. */
        void declareOptions(CommandSpec command);
    }

    /** Adds an option, which {@link #addTo} gives to a command. */
    void add(Component component, String description) {
        Class<?> type = component.type();
        OptionSpec.Builder option = OptionSpec.builder(component.option()).description(description);
        if (type == boolean.class) {
            option.type(Boolean.class).arity("0");
        } else {
            option.type(BOXED.getOrDefault(type, String.class)).arity("1").paramLabel(label(component));
        }
        if (type.isEnum()) {
            option.completionCandidates(component.choices());
        }
        options.put(component, option.build());
    }

    void add(Component component) {
        add(component, description(component));
    }

    /** Adds an option for each component of a record that has a meaning and a form as text. */
    public DeclaredOptions addAll(Class<? extends Record> type) {
        for (Component component : Declared.of(type).components()) {
            if (component.isPlain() && !component.says().isEmpty()) {
                add(component);
            }
        }
        return this;
    }

    /** The sentence of a component in a help. */
    static String description(Component component) {
        String says = component.says();
        int aside = says.contains(";") ? says.indexOf(';') : says.length();
        return says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1, aside) + unit(component)
                + says.substring(aside) + standard(component) + ".";
    }

    /** Unit or bounds, to be read after the meaning. */
    static String unit(Component component) {
        return isShare(component) ? ", 0 to 1" : component.unit().isEmpty() ? "" : ", in " + component.unit();
    }

    /** A default other than that of the type. */
    static String standard(Component component) {
        return component.written().isEmpty() ? "" : ". Default: " + component.written();
    }

    private static boolean isShare(Component component) {
        Range range = component.range();
        return range != null && component.unit().isEmpty() && range.least() == 0 && range.most() == 1;
    }

    private static String label(Component component) {
        if (!component.param().isEmpty()) {
            return component.param();
        }
        if (isShare(component)) {
            return "P";
        }
        if (!component.isNumber()) {
            return component.key().toUpperCase(Locale.ROOT);
        }
        return component.unit().isEmpty() ? "N" : component.unit().toUpperCase(Locale.ROOT);
    }

    /** Gives the options to a command. */
    public void addTo(CommandSpec command) {
        options.values().forEach(command::addOption);
    }

    /** Gives the options to a command, as a group with a heading. */
    void addTo(CommandSpec command, String heading) {
        ArgGroupSpec.Builder group =
                ArgGroupSpec.builder().exclusive(false).validate(false).heading(heading);
        options.values().forEach(group::addArg);
        command.addArgGroup(group.build());
    }

    /** Hands on each option that was given. */
    void given(BiConsumer<Component, Object> taker) {
        options.forEach((component, option) -> {
            Object value = option.getValue();
            if (value != null) {
                taker.accept(component, component.type().isEnum() ? component.parse((String) value) : value);
            }
        });
    }

    /** {@return a record with the components that were given} */
    public <R extends Record> R over(R record) {
        Map<String, Object> given = new LinkedHashMap<>();
        given((component, value) -> given.put(component.name(), value));
        R changed = record;
        for (Map.Entry<String, Object> one : given.entrySet()) {
            changed = Declared.with(changed, one.getKey(), one.getValue());
        }
        return changed;
    }

    /**
     * {@return a record that is checked}
     *
     * @throws IllegalArgumentException if it is refused; the message begins with the option that is to blame
     */
    public static <R extends Record & Values<R>> R checked(R record) {
        try {
            return record.checked();
        } catch (ParameterException refused) {
            for (Component component : Declared.of(record).components()) {
                if (component.key().equals(refused.path())) {
                    String message = String.valueOf(refused.getMessage());
                    throw new IllegalArgumentException(
                            component.option()
                                    + message.substring(refused.path().length()),
                            refused);
                }
            }
            throw refused;
        }
    }

    /** Adds their options to all commands of a tree that have such. */
    static void addTo(CommandLine tree) {
        holders(tree.getCommandSpec()).forEach(holder -> holder.declareOptions(tree.getCommandSpec()));
        tree.getSubcommands().values().forEach(DeclaredOptions::addTo);
    }

    private static List<Holder> holders(CommandSpec spec) {
        List<Holder> holders = new ArrayList<>();
        if (spec.userObject() instanceof Holder holder) {
            holders.add(holder);
        }
        spec.mixins().values().forEach(mixin -> holders.addAll(holders(mixin)));
        return holders;
    }
}
