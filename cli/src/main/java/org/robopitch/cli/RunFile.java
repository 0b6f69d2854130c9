// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The file of a tournament or sweep: its keys are the options of the command, which outrank it. What is refused later is blamed
 * on the line that said it.
 */
final class RunFile {
    /** Where parameters of the league are said in the file itself. */
    private static final String CONFIGURATION = "configuration";

    private static final Pattern OPTION = Pattern.compile("--([a-z][a-z-]*)");

    /** A 0 for these means their default, as it does in files of earlier versions. */
    private static final Set<String> OPEN_AT_ZERO = Set.of("threads", "patience", "duration");

    /** What only a command line says. */
    private static final Set<String> NO_KEYS = Set.of("help", "version", "verbose", "json");

    private final CommandSpec spec;
    private final Configuration file;
    private final Section root;

    private RunFile(CommandSpec spec, Configuration file) {
        this.spec = spec;
        this.file = file;
        this.root = file.root();
    }

    /** Reads a file into the options that the command line does not give. */
    static RunFile read(CommandSpec spec, Path path) {
        String text = Usage.text(spec, path, "a file in YAML");
        RunFile run = new RunFile(spec, Configuration.parse(path.toString(), text));
        for (OptionSpec option : spec.options()) {
            String key = key(option);
            if (!NO_KEYS.contains(key) && run.root.has(key)) {
                run.set(option, key);
            }
        }
        run.root.has(CONFIGURATION);
        run.root.refuseTheRest();
        return run;
    }

    private void set(OptionSpec option, String key) {
        Object value = value(option, key);
        boolean isOpen = value.equals("") || OPEN_AT_ZERO.contains(key) && ((Number) value).doubleValue() == 0;
        if (isFromFile(key) && !isOpen) {
            option.setValue(value);
        }
    }

    private Object value(OptionSpec option, String key) {
        Class<?> type = option.type();
        if (option.isMultiValue()) {
            return root.texts(key);
        }
        if (type == boolean.class || type == Boolean.class) {
            return root.flag(key, false);
        }
        if (type == int.class || type == Integer.class) {
            return root.integer(key, 0);
        }
        if (type == long.class || type == Long.class) {
            return (long) root.integer(key, 0);
        }
        if (type == double.class || type == Double.class) {
            return root.number(key);
        }
        String text = root.text(key, "");
        return type == Path.class && !text.isEmpty() ? Path.of(text) : text;
    }

    /** {@return what the file of a command may say} */
    static Schema schema(String command) {
        CommandLine named = RobopitchCommand.treeFor(command).getSubcommands().get(command);
        CommandSpec spec = Objects.requireNonNull(named).getCommandSpec();
        Schema schema = new Schema();
        for (OptionSpec option : spec.options()) {
            if (!NO_KEYS.contains(key(option))) {
                describe(schema, option);
            }
        }
        schema.open(CONFIGURATION, "parameters and rules of the league, and noise, as in a file of config");
        return schema;
    }

    private static void describe(Schema schema, OptionSpec option) {
        String says = String.join(" ", option.description()).replaceAll("\\.?( Default:.*)?$", "");
        String key = key(option);
        Class<?> type = option.type();
        String otherwise = option.defaultValue() == null ? "" : option.defaultValue();
        if (option.isMultiValue()) {
            schema.texts(key, says);
        } else if (type == boolean.class || type == Boolean.class) {
            schema.flag(key, false, says);
        } else if (Number.class.isAssignableFrom(type) || type.isPrimitive()) {
            schema.number(key, otherwise, type != double.class && type != Double.class, says);
        } else {
            schema.text(key, otherwise, says);
        }
    }

    /** {@return the league's parameters that the file says itself} */
    Configuration configuration() {
        return file.inside(CONFIGURATION);
    }

    /** The key of an option: {@code --spark-conf} is {@code sparkConf}. */
    private static String key(OptionSpec option) {
        return key(option.longestName().substring(2));
    }

    private static String key(String option) {
        return Pattern.compile("-([a-z])")
                .matcher(option)
                .replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
    }

    private boolean isFromFile(String key) {
        String option = "--" + key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        return root.has(key) && !spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    /**
     * {@return a refusal with file and line, if the file said what is refused; or else the same refusal}
     *
     * @param refused why something cannot be
     * @param asked the key that was being read, for messages that name no option
     */
    IllegalArgumentException blame(IllegalArgumentException refused, String asked) {
        if (refused instanceof BadFileException bad && bad.line() > 0) {
            return refused;
        }
        String message = String.valueOf(refused.getMessage());
        Matcher named = OPTION.matcher(message);
        while (named.find()) {
            if (isFromFile(key(named.group(1)))) {
                return root.refuse(key(named.group(1)), "is refused: " + message);
            }
        }
        return isFromFile(asked) ? root.refuse(asked, "is refused: " + message) : refused;
    }
}
