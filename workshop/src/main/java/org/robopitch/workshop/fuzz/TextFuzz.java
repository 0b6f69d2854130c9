// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.robopitch.cli.InputFiles;
import org.robopitch.workshop.attack.Budget;
import org.robopitch.workshop.attack.Mutation;

/** Spoils a text that people write, and has it read: it is taken, or refused in words. */
final class TextFuzz {
    private final byte[] good;
    private final InputFiles.Reader reader;
    private final Path file;
    private long taken;
    private long refused;

    TextFuzz(String good, InputFiles.Reader reader, Path file) {
        this.good = good.getBytes(ISO_8859_1);
        this.reader = reader;
        this.file = file;
    }

    String run(Budget budget) {
        Random random = new Random(budget.seed());
        while (budget.next()) {
            String text = new String(Mutation.of(good, random), ISO_8859_1);
            try {
                Files.writeString(file, text);
                reader.read(file);
                taken++;
            } catch (IllegalArgumentException | IOException e) {
                refused++;
                if (String.valueOf(e.getMessage()).length() > 10_000) {
                    throw new IllegalStateException("a refusal of more than 10,000 characters", e);
                }
            } catch (RuntimeException | StackOverflowError e) {
                throw new IllegalStateException(e + " for the text:\n" + text, e);
            }
        }
        return taken + " taken, " + refused + " refused";
    }
}
