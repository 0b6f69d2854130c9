// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.links.simspark.sexp.SexpScanner;
import org.robopitch.links.simspark.sexp.SexpScanner.Token;

/**
 * A list that a trainer sends on the monitor port, such as {@code (agent (unum 3)(team Left)(pos 1 2 0.4))}.
 *
 * @param word its first word
 * @param argument the word after it, or empty
 * @param parts the words of the lists in it, by the first word of each
 */
public record TrainerCommand(String word, String argument, Map<String, List<String>> parts) {
    /** {@return the side of the team that a part or the argument names, or null} */
    public @Nullable Side side() {
        List<String> team = parts.get("team");
        String name = team == null ? argument : team.isEmpty() ? "" : team.get(0);
        return name.equalsIgnoreCase("Left") ? Side.BLUE : name.equalsIgnoreCase("Right") ? Side.YELLOW : null;
    }

    /** {@return the number of the robot that it names by team and number, or 0} */
    public int number() {
        double[] number = numbers("unum", 1);
        return number != null && number[0] >= 1 && number[0] <= 11 && side() != null ? (int) number[0] : 0;
    }

    /**
     * {@return the numbers of a part, or null if it has not so many, all between −10⁶ and 10⁶}
     *
     * @param part its first word
     * @param count how many
     */
    public double @Nullable [] numbers(String part, int count) {
        List<String> words = parts.get(part);
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = words == null || i >= words.size() ? Double.NaN : number(words.get(i));
            if (!(Math.abs(numbers[i]) <= 1e6)) {
                return null;
            }
        }
        return numbers;
    }

    /** {@return the argument as a number; NaN if it is none} */
    public double value() {
        return number(argument);
    }

    private static double number(String word) {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    /**
     * {@return the commands of a message; none if its parentheses do not match}
     *
     * @param bytes that hold it
     * @param from its first byte
     * @param length of the message
     * @param strange called for whatever is no list that begins with a word
     */
    public static List<TrainerCommand> read(byte[] bytes, int from, int length, Runnable strange) {
        List<TrainerCommand> commands = new ArrayList<>();
        SexpScanner scanner = new SexpScanner();
        scanner.lists(bytes, from, length, () -> {}, () -> {});
        if (scanner.unbalanced() > 0) {
            strange.run();
            return commands;
        }
        scanner.lists(bytes, from, length, () -> commands.add(read(scanner)), strange);
        return commands;
    }

    private static TrainerCommand read(SexpScanner scanner) {
        String word = scanner.text();
        String argument = "";
        Map<String, List<String>> parts = new HashMap<>();
        for (Token token = scanner.next(); token != Token.CLOSE && token != Token.END; token = scanner.next()) {
            if (token == Token.ATOM) {
                argument = argument.isEmpty() && parts.isEmpty() ? scanner.text() : argument;
            } else {
                List<String> words = new ArrayList<>();
                String first = scanner.next() == Token.ATOM ? scanner.text() : "";
                while (scanner.depth() > 1 && scanner.next() == Token.ATOM) {
                    words.add(scanner.text());
                }
                scanner.leave(1);
                parts.putIfAbsent(first, words);
            }
        }
        return new TrainerCommand(word, argument, parts);
    }
}
