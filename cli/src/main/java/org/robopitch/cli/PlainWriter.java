// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.robopitch.engine.match.SafeText;

/**
 * Writes to a terminal what files, teams and strangers have said, without what a terminal obeys: names and texts may hold
 * sequences that move the cursor, rename the window or turn the order of letters. Line ends, tabs and colours stay.
 */
final class PlainWriter extends FilterWriter {
    private static final char ESCAPE = '\u001b';
    private static final char INSTEAD = '?';
    private static final int LONGEST_COLOUR = 20;

    /** The beginning of what may become a colour, such as ESC [ 3 1 m. */
    private final StringBuilder begun = new StringBuilder();

    PlainWriter(Writer to) {
        super(to);
    }

    @Override
    public void write(int character) throws IOException {
        synchronized (lock) {
            take((char) character);
        }
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
        synchronized (lock) {
            for (int i = offset; i < offset + length; i++) {
                take(text[i]);
            }
        }
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        synchronized (lock) {
            for (int i = offset; i < offset + length; i++) {
                take(text.charAt(i));
            }
        }
    }

    private void take(char c) throws IOException {
        if (begun.length() > 0) {
            if (continuesColour(c)) {
                begun.append(c);
                if (c == 'm') {
                    out.write(begun.toString());
                    begun.setLength(0);
                }
                return;
            }
            release();
        }
        if (c == ESCAPE) {
            begun.append(c);
        } else {
            out.write(c == '\n' || c == '\r' || c == '\t' || !SafeText.isObeyed(c) ? c : INSTEAD);
        }
    }

    private boolean continuesColour(char c) {
        return begun.length() == 1
                ? c == '['
                : begun.length() < LONGEST_COLOUR && (c == 'm' || c == ';' || c >= '0' && c <= '9');
    }

    /** What did not become a colour is shown without its beginning. */
    private void release() throws IOException {
        out.write(INSTEAD);
        out.write(begun.substring(1));
        begun.setLength(0);
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (begun.length() > 0) {
                release();
            }
            out.close();
        }
    }
}
