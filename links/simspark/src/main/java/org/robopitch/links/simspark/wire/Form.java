// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.sexp.SexpScanner;
import org.robopitch.links.simspark.sexp.SexpScanner.Token;

/**
 * The form of a list on the wire, declared once for both directions, such as {@code (HJ (n %n) (ax %r))}. Its places are
 *
 * <ul>
 *   <li>{@code %f} a number with two decimals, {@code %g} one with six significant digits, {@code %d} a whole number;
 *   <li>{@code %r} an angle: degrees with two decimals on the wire, radians inside;
 *   <li>{@code %n} one of the form's names on the wire, its index inside.
 * </ul>
 *
 * Of the other words, a reader requires those that begin a list.
 */
final class Form {
    static final double RADIANS = StrictMath.PI / 180;
    static final double DEGREES = 180 / StrictMath.PI;

    private final String[] names;
    private final String head;
    private final String[] texts;
    private final String places;

    /** What a reader does in turn: goes into the list that begins with a word, leaves it ({@code )}), or reads a place (%). */
    private final String[] steps;

    Form(String form, String... names) {
        this.names = names;
        SexpScanner scanner = new SexpScanner();
        byte[] bytes = form.getBytes(StandardCharsets.US_ASCII);
        scanner.begin(bytes, 0, bytes.length);
        scanner.next();
        scanner.next();
        head = scanner.text();
        List<String> tokens = new ArrayList<>();
        for (Token token = scanner.next(); token != Token.END; token = scanner.next()) {
            if (token == Token.OPEN) {
                scanner.next();
                tokens.add(scanner.text());
            } else if (token == Token.CLOSE) {
                tokens.add(")");
            } else if (scanner.text().startsWith("%")) {
                tokens.add(scanner.text());
            }
        }
        steps = tokens.toArray(String[]::new);
        texts = form.split("%.", -1);
        places = form.replaceAll("[^%]*%(.)|.", "$1");
    }

    /** Prints the list with these values. */
    void print(AsciiText into, double... values) {
        for (int i = 0; i < places.length(); i++) {
            into.add(texts[i]);
            switch (places.charAt(i)) {
                case 'n' -> into.add(names[(int) values[i]]);
                case 'd' -> into.add((int) values[i]);
                case 'g' -> into.general(values[i]);
                case 'r' -> into.fixed2(values[i] * DEGREES);
                default -> into.fixed2(values[i]);
            }
        }
        into.add(texts[places.length()]);
    }

    /** {@return whether the word just read begins a list of this form} If it is a name, its index becomes the first value. */
    boolean begins(SexpScanner scanner, double[] values) {
        return head.equals("%n") ? named(scanner, values, 0) : scanner.is(head);
    }

    /** Reads the rest of a list whose first word was read; {@return whether it has this form}. */
    boolean read(SexpScanner scanner, double[] values) {
        int value = head.equals("%n") ? 1 : 0;
        int depth = scanner.depth();
        for (String step : steps) {
            if (step.equals(")")) {
                scanner.leave(--depth);
            } else if (step.equals("%n")) {
                if (scanner.next() != Token.ATOM || !named(scanner, values, value++)) {
                    return false;
                }
            } else if (step.startsWith("%")) {
                if (!scanner.number(values, value)) {
                    return false;
                }
                values[value++] *= step.equals("%r") ? RADIANS : 1;
            } else {
                depth++;
                if (scanner.next() != Token.OPEN || scanner.next() != Token.ATOM || !scanner.is(step)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean named(SexpScanner scanner, double[] values, int at) {
        for (int i = 0; i < names.length; i++) {
            if (scanner.is(names[i])) {
                values[at] = i;
                return true;
            }
        }
        return false;
    }
}
