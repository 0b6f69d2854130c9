// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.engine.match.SafeText;

/**
 * Keeps the program's own output apart from what teams print: {@code System.out} and {@code System.err} of a team both end
 * on the error stream, up to {@value #MOST_FOREIGN_BYTES} bytes, and closing them closes nothing.
 */
final class StandardStreams {
    static final int MOST_FOREIGN_BYTES = 10_000_000;

    private StandardStreams() {}

    /** {@return the program's standard output, which no team has in its hands} */
    static PrintWriter out() {
        return plain(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    }

    /** {@return the program's error stream} */
    static PrintWriter err() {
        return plain(new FileOutputStream(FileDescriptor.err));
    }

    /** {@return a writer that a terminal shows and does not obey} */
    static PrintWriter plain(OutputStream to) {
        return new PrintWriter(new Plain(new BufferedWriter(new OutputStreamWriter(to, UTF_8))), true);
    }

    /** Has everything that is printed by others from now on end on the error stream. */
    static void divert() {
        PrintStream foreign =
                foreign(new BufferedOutputStream(new FileOutputStream(FileDescriptor.err)), MOST_FOREIGN_BYTES);
        System.setOut(foreign);
        System.setErr(foreign);
    }

    /** {@return a stream for others, which takes so many bytes and cannot be closed} */
    static PrintStream foreign(OutputStream to, int most) {
        return new PrintStream(new Bounded(to, most), true, UTF_8) {
            @Override
            public void close() {
                flush();
            }
        };
    }

    /**
     * Shows what a terminal would obey: names and texts of files and teams may hold sequences that move the cursor, rename the
     * window or turn the order of letters. Line ends, tabs and colours stay.
     */
    private static final class Plain extends FilterWriter {
        private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]{0,18}m");

        Plain(Writer to) {
            super(to);
        }

        @Override
        public void write(int character) throws IOException {
            write(String.valueOf((char) character), 0, 1);
        }

        @Override
        public void write(char[] text, int offset, int length) throws IOException {
            write(new String(text, offset, length), 0, length);
        }

        @Override
        public void write(String text, int offset, int length) throws IOException {
            StringBuilder shown = new StringBuilder(length);
            Matcher colour = COLOUR.matcher(text);
            int i = offset;
            while (i < offset + length) {
                char c = text.charAt(i++);
                if (c == '\u001b' && colour.region(i - 1, offset + length).lookingAt()) {
                    shown.append(colour.group());
                    i = colour.end();
                } else {
                    shown.append(c == '\n' || c == '\r' || c == '\t' || !SafeText.isObeyed(c) ? c : '?');
                }
            }
            out.write(shown.toString());
        }
    }

    private static final class Bounded extends FilterOutputStream {
        private int left;

        Bounded(OutputStream to, int most) {
            super(to);
            left = most;
        }

        @Override
        public synchronized void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
            if (left > 0) {
                int taken = Math.min(left, length);
                out.write(bytes, offset, taken);
                left -= taken;
                if (left == 0) {
                    out.write("\nrobopitch: teams print too much; the rest is omitted\n".getBytes(UTF_8));
                }
            }
        }
    }
}
