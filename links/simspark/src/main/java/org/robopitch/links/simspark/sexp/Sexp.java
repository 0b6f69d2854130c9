// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.sexp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** An S-expression as a tree: for what is read rarely, and for tests. What is read and printed is the same tree. */
public sealed interface Sexp {
    /** How deep lists may be nested; deeper ones are refused, so that printing and comparing need no deep stack. */
    int DEEPEST = 200;

    /**
     * A word or a number.
     *
     * @param text without blanks and parentheses
     */
    record Atom(String text) implements Sexp {
        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A list.
     *
     * @param items what is in it
     */
    record Items(List<Sexp> items) implements Sexp {
        /** Keeps a copy of the items. */
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String toString() {
            return "(" + print(items) + ")";
        }
    }

    /**
     * {@return all expressions of a text, one after another}
     *
     * @param text bytes
     * @param from first byte
     * @param to after the last byte
     * @throws IllegalArgumentException if parentheses do not match, or lists are nested deeper than {@link #DEEPEST}
     */
    static List<Sexp> read(byte[] text, int from, int to) {
        SexpScanner scanner = new SexpScanner();
        scanner.begin(text, from, to);
        ArrayDeque<List<Sexp>> open = new ArrayDeque<>();
        List<Sexp> current = new ArrayList<>();
        for (SexpScanner.Token token = scanner.next(); token != SexpScanner.Token.END; token = scanner.next()) {
            switch (token) {
                case OPEN -> {
                    if (open.size() >= DEEPEST) {
                        throw new IllegalArgumentException("lists are nested deeper than " + DEEPEST);
                    }
                    open.push(current);
                    current = new ArrayList<>();
                }
                case CLOSE -> {
                    Items done = new Items(current);
                    current = open.pop();
                    current.add(done);
                }
                default -> current.add(new Atom(scanner.text()));
            }
        }
        if (scanner.unbalanced() > 0) {
            throw new IllegalArgumentException(scanner.unbalanced() + " parentheses have no partner");
        }
        return current;
    }

    /**
     * {@return expressions as text, one after another}
     *
     * @param expressions what to print
     */
    static String print(List<Sexp> expressions) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < expressions.size(); i++) {
            boolean apart = i > 0 && (expressions.get(i) instanceof Atom || expressions.get(i - 1) instanceof Atom);
            text.append(apart ? " " : "").append(expressions.get(i));
        }
        return text.toString();
    }
}
