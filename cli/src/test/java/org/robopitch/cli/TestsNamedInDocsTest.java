// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that promise something name the test that holds it: each is there, as a class and as a method of it. */
class TestsNamedInDocsTest {
    private static final Path HOME = Path.of("..");
    private static final Pattern QUOTED = Pattern.compile("`([^`\\n]+)`");
    /** A class, and perhaps a method, whose name may be cut short. */
    private static final Pattern NAMED = Pattern.compile("([A-Z]\\w*Test)(?:\\.([a-z]\\w*…?))?");
    /** A method alone, of four words or more, is one of the class that was named last, or of any if none was. */
    private static final Pattern METHOD = Pattern.compile("…?([a-z]+(?:[A-Z][a-z0-9]*){3,}…?)");

    private static final Map<String, String> TESTS = new TreeMap<>();

    @BeforeAll
    static void findTests() throws IOException {
        try (Stream<Path> modules = Files.find(HOME, 3, (file, about) -> file.endsWith("pom.xml"))) {
            for (Path module : modules.toList()) {
                Path tests = module.resolveSibling("src").resolve("test").resolve("java");
                if (Files.isDirectory(tests)) {
                    read(tests);
                }
            }
        }
        assertThat(TESTS).hasSizeGreaterThan(200);
    }

    private static void read(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith("Test.java")).toList()) {
                String name = file.getFileName().toString().replace(".java", "");
                TESTS.merge(name, Files.readString(file), String::concat);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"security.md", "program-habits.md"})
    void everyTestThatAPageNamesIsThere(String page) throws IOException {
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (String paragraph :
                Files.readString(HOME.resolve("docs").resolve(page)).split("\n\n|\n(?=[-|])")) {
            String last = "";
            Matcher quoted = QUOTED.matcher(paragraph);
            while (quoted.find()) {
                String words = quoted.group(1);
                Matcher test = NAMED.matcher(words);
                Matcher method = METHOD.matcher(words);
                boolean there = true;
                if (test.matches()) {
                    named++;
                    last = test.group(1);
                    there = TESTS.containsKey(last) && (test.group(2) == null || has(last, test.group(2)));
                } else if (method.matches()) {
                    named++;
                    there = last.isEmpty()
                            ? TESTS.keySet().stream().anyMatch(one -> has(one, method.group(1)))
                            : has(last, method.group(1));
                }
                if (!there) {
                    missing.add(last + " " + words);
                }
            }
        }
        assertThat(named).as("tests named in " + page).isGreaterThan(5);
        assertThat(missing).as("tests named in " + page + " that are not there").isEmpty();
    }

    private static boolean has(String test, String method) {
        String declared = "void " + (method.endsWith("…") ? method.substring(0, method.length() - 1) : method + "(");
        return TESTS.getOrDefault(test, "").contains(declared);
    }
}
