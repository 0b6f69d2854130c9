// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.SafeText;

/** Compiles a team's sources with the compiler of the Java that runs the program. */
final class SourceCompiler {
    private static final int LONGEST_LINE = 200;
    private static final int MOST_ERRORS = 10;

    private SourceCompiler() {}

    /**
     * Compiles sources, and those that they need.
     *
     * @param sources the files to compile
     * @param sourcePath folder below which classes they name are looked for; null for none
     * @param classPath jars and folders beside the program's own
     * @param output folder for the classes
     * @return every source that was compiled
     * @throws BadTeamException if there are errors, with file, line and the compiler's words
     */
    static Set<Path> compile(List<Path> sources, @Nullable Path sourcePath, List<Path> classPath, Path output)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new BadTeamException(sources.get(0) + " cannot be compiled: this Java (" + Runtime.version()
                    + ") has no compiler. Use a JDK instead of a JRE, or compile the team yourself and give its jar");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Set<Path> compiled = new TreeSet<>(sources);
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ENGLISH, UTF_8)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, wholeClassPath(classPath));
            if (sourcePath != null) {
                files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of(sourcePath));
            }
            StringWriter words = new StringWriter();
            boolean good = compiler.getTask(
                            words,
                            new Witness(files, compiled),
                            diagnostics,
                            List.of("-g", "-proc:none", "-implicit:class", "-parameters", "-Xlint:none"),
                            null,
                            files.getJavaFileObjectsFromPaths(sources))
                    .call();
            if (!good) {
                throw new BadTeamException(errors(diagnostics, words.toString(), sources.get(0)));
            }
        }
        return compiled;
    }

    private static List<Path> wholeClassPath(List<Path> further) {
        List<Path> all = new ArrayList<>(further);
        for (String entry : System.getProperty("java.class.path", "").split(java.io.File.pathSeparator)) {
            if (!entry.isBlank()) {
                all.add(Path.of(entry));
            }
        }
        return all;
    }

    private static String errors(DiagnosticCollector<JavaFileObject> diagnostics, String words, Path first) {
        List<Diagnostic<? extends JavaFileObject>> errors = diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        StringBuilder text = new StringBuilder();
        for (Diagnostic<? extends JavaFileObject> error : errors.subList(0, Math.min(errors.size(), MOST_ERRORS))) {
            text.append(text.isEmpty() ? "" : "\n").append(describe(error, first));
        }
        if (errors.isEmpty()) {
            text.append(first).append(": ").append(words.strip());
        } else if (errors.size() > MOST_ERRORS) {
            text.append("\nand ").append(errors.size() - MOST_ERRORS).append(" more errors");
        }
        return text.toString();
    }

    /** File, line and words, and the line itself with a mark below the place. */
    private static String describe(Diagnostic<? extends JavaFileObject> error, Path first) {
        JavaFileObject source = error.getSource();
        String file = source == null ? first.toString() : source.getName();
        long line = error.getLineNumber();
        StringBuilder text = new StringBuilder(file)
                .append(line == Diagnostic.NOPOS ? "" : ":" + line)
                .append(": error: ")
                .append(SafeText.of(error.getMessage(Locale.ENGLISH)));
        String whole = source == null ? "" : lineOf(source, line);
        if (!whole.isBlank()) {
            int column = (int) Math.min(whole.length(), Math.max(0, error.getColumnNumber() - 1));
            // Of a line that no screen shows, what is around the error.
            int from = whole.length() <= LONGEST_LINE ? 0 : Math.max(0, column - LONGEST_LINE / 2);
            String shown = whole.substring(from, Math.min(whole.length(), from + LONGEST_LINE));
            text.append('\n').append(shown).append('\n');
            text.append(" ".repeat(column - from)).append('^');
        }
        return text.toString();
    }

    private static String lineOf(JavaFileObject source, long line) {
        try {
            return source.getCharContent(true)
                    .toString()
                    .lines()
                    .skip(Math.max(0, line - 1))
                    .findFirst()
                    .map(found -> found.replace('\t', ' '))
                    .orElse("");
        } catch (IOException e) {
            return ""; // the message alone will do
        }
    }

    /** Sees which sources the classes come from. */
    private static final class Witness extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Set<Path> compiled;

        Witness(StandardJavaFileManager files, Set<Path> compiled) {
            super(files);
            this.compiled = compiled;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling)
                throws IOException {
            if (sibling != null) {
                compiled.add(fileManager.asPath(sibling));
            }
            return super.getJavaFileForOutput(location, className, kind, sibling);
        }
    }
}
