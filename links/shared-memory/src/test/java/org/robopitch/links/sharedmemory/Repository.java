// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What of the repository the tests look at and start: clients, docs, the C compiler. */
public final class Repository {
    private Repository() {}

    /** The folder with everything, above the module's. */
    public static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("mvnw"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** Compiles a program in C, or in C++ if it is named so, with all warnings as errors. */
    public static Path compile(Path source, Path into) throws IOException, InterruptedException {
        boolean cpp = source.toString().endsWith(".cpp");
        Path program = into.resolve(source.getFileName().toString().replaceAll("\\.c(pp)?$", ""));
        Process compiler = start(
                into,
                List.of(
                        cpp ? "g++" : "cc",
                        cpp ? "-std=c++11" : "-std=c11",
                        "-O2",
                        "-Wall",
                        "-Wextra",
                        "-pedantic",
                        "-Werror",
                        "-I" + root().resolve("clients/shared-memory/c"),
                        "-o",
                        program.toString(),
                        source.toString(),
                        "-lm"));
        String said = output(compiler);
        if (compiler.exitValue() != 0) {
            throw new AssertionError(source + " does not compile:\n" + said);
        }
        return program;
    }

    public static Process start(Path folder, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        return builder.redirectErrorStream(true).start();
    }

    /** All that a program prints until it ends. */
    public static String output(Process process) throws IOException, InterruptedException {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the program did not end: " + said);
        }
        return said;
    }
}
