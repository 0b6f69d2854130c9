// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.util.Random;
import org.robopitch.cli.attack.Mutation;

/** Spoils a text that people write, and has it read: it is taken, or refused in words. */
final class TextFuzz {
    /** Reads a text of one kind, and refuses it by an {@link IllegalArgumentException} or an {@link IOException}. */
    interface Reading {
        void read(String text) throws IOException;
    }

    private final byte[] good;
    private final Reading reading;
    private long taken;
    private long refused;

    TextFuzz(String good, Reading reading) {
        this.good = good.getBytes(ISO_8859_1);
        this.reading = reading;
    }

    void run(FuzzBudget budget, long seed) {
        Random random = new Random(seed);
        while (budget.next()) {
            String text = new String(Mutation.of(good, random), ISO_8859_1);
            try {
                reading.read(text);
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
    }

    /** {@return how it went, as a line} */
    String summary() {
        return taken + " taken, " + refused + " refused";
    }
}
