// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsFile;
import org.robopitch.settings.Words;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The file of a tournament or sweep: its keys are the options of the command, which outrank it. What is refused later is blamed
 * on the line that said it.
 */
final class RunFileReader {
    private static final Pattern OPTION = Pattern.compile("--([a-z][a-z-]*)");

    private final CommandSpec spec;
    private final Configuration file;
    private final Section root;

    private RunFileReader(CommandSpec spec, Configuration file) {
        this.spec = spec;
        this.file = file;
        this.root = file.root();
    }

    /**
     * Reads a file into the options that the command line does not give.
     *
     * @param spec the command
     * @param path the file
     * @param common what the common keys are where the file does not say
     * @param own the same of the command's own keys
     */
    static RunFileReader read(CommandSpec spec, Path path, RunFile common, Record own) throws IOException {
        RunFileReader reader = new RunFileReader(spec, Configuration.parse(path.toString(), text(path)));
        Section root = reader.root;
        RunFile readCommon = root.make(() -> Records.plain().readSome(root, common));
        Record readOwn = root.make(() -> Records.plain().readSome(root, own));
        root.has(RunFile.CONFIGURATION);
        root.refuseTheRest();
        reader.apply(readCommon);
        reader.apply(readOwn);
        return reader;
    }

    private static String text(Path path) throws IOException {
        return SettingsFile.read(path, "a file in YAML");
    }

    /** What such a file may say. */
    static Schema schema(RunFile common, Record own) {
        Schema schema = new Schema();
        Records.plain().describe(schema, common);
        Records.plain().describe(schema, own);
        RunFile.describe(schema);
        return schema;
    }

    /** {@return the league's parameters that the file says itself} */
    Configuration configuration() {
        return file.inside(RunFile.CONFIGURATION);
    }

    private void apply(Record values) {
        for (RecordComponent component : values.getClass().getRecordComponents()) {
            Object value = value(component, values);
            if (isFromFile(component.getName()) && !isLeftOpen(value)) {
                set(spec.findOption(option(component.getName())), value);
            }
        }
    }

    /** An empty text, and a number of threads or seconds that is 0, mean the default. */
    private static boolean isLeftOpen(Object value) {
        return value.equals("") || value.equals(0) || value.equals(0.0);
    }

    /** The option of a key: {@code sparkConf} is {@code --spark-conf}. */
    private static String option(String key) {
        return "--" + key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static String key(String option) {
        Matcher hyphen = Pattern.compile("-([a-z])").matcher(option);
        return hyphen.replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
    }

    private boolean isFromFile(String key) {
        return root.has(key) && !spec.commandLine().getParseResult().hasMatchedOption(option(key));
    }

    private static void set(OptionSpec option, Object value) {
        Class<?> type = option.type();
        Object converted = value;
        if (value instanceof Words words) {
            converted = words.words();
        } else if (type == Path.class) {
            converted = Path.of((String) value);
        } else if (type == long.class) {
            converted = ((Integer) value).longValue();
        } else if (type == String.class && value instanceof Enum<?> choice) {
            converted = choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        option.setValue(converted);
    }

    private static Object value(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * {@return a refusal with file and line, if the file said what is refused; or else the same refusal}
     *
     * @param refused why something cannot be
     * @param keys what may be meant where the message names no option
     */
    IllegalArgumentException blame(IllegalArgumentException refused, List<String> keys) {
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
        for (String key : keys) {
            if (isFromFile(key)) {
                return root.refuse(key, "is refused: " + message);
            }
        }
        return refused;
    }
}
