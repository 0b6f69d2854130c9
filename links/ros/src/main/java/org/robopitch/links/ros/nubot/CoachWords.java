// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.referee.CoachDetail;
import org.robopitch.middlesize.referee.MatchMode;

/**
 * What a coach says, in words: a command such as {@code our-corner}, and details such as {@code point-a=1.5,-2}.
 *
 * @param mode the number of the command as NuBot has it
 * @param details its numbers; those not given are 0
 */
public record CoachWords(int mode, Map<CoachDetail, Double> details) {
    /** A point is one word with two numbers. */
    private static final Map<String, List<CoachDetail>> NAMES = Arrays.stream(CoachDetail.values())
            .collect(Collectors.groupingBy(detail -> detail.name()
                    .toLowerCase(Locale.ROOT)
                    .replaceFirst("_(x|y|degrees)$", "")
                    .replace('_', '-')));

    /**
     * {@return what words mean}
     *
     * @param words a command by its name or number, then details in any order
     * @throws IllegalArgumentException if a word is not understood
     */
    public static CoachWords of(List<String> words) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a coach's command is one of " + String.join(", ", commands()));
        }
        Map<CoachDetail, Double> details = new EnumMap<>(CoachDetail.class);
        for (String word : words.subList(1, words.size())) {
            read(word, details);
        }
        return new CoachWords(number(words.get(0)), details);
    }

    /** {@return all commands by their names} */
    public static List<String> commands() {
        return Arrays.stream(MatchMode.values())
                .flatMap(mode -> mode.isAwarded()
                        ? Stream.of("our-" + name(mode), "their-" + name(mode))
                        : Stream.of(name(mode)))
                .toList();
    }

    private static String name(MatchMode mode) {
        return mode.label().replace(' ', '-');
    }

    private static int number(String word) {
        for (MatchMode mode : MatchMode.values()) {
            for (Side whose : Side.values()) {
                int number = mode.number(whose, Side.BLUE);
                String team = mode.isAwarded() ? (whose == Side.BLUE ? "our-" : "their-") : "";
                if (word.equals(Integer.toString(number))
                        || word.toLowerCase(Locale.ROOT).equals(team + name(mode))) {
                    return number;
                }
            }
        }
        throw new IllegalArgumentException(
                "there is no command '" + word + "', but one of " + String.join(", ", commands()));
    }

    /** The coach of either team says the same: the one at the keyboard knows it by the word alone. */
    private static RefereeDetail called(String name, CoachDetail detail) {
        RefereeDetail one = detail.of(Side.BLUE);
        return new RefereeDetail(one.number(), name, one.group(), one.least(), one.most(), one.whole());
    }

    private static void read(String word, Map<CoachDetail, Double> details) {
        int sign = word.indexOf('=');
        List<CoachDetail> meant =
                sign < 0 ? null : NAMES.get(word.substring(0, sign).toLowerCase(Locale.ROOT));
        if (meant == null) {
            throw new IllegalArgumentException("'" + word + "' is none of "
                    + NAMES.keySet().stream().sorted().map(name -> name + "=…").collect(Collectors.joining(", ")));
        }
        String[] numbers = word.substring(sign + 1).split(",", -1);
        try {
            if (numbers.length != meant.size()) {
                throw new NumberFormatException();
            }
            for (int i = 0; i < numbers.length; i++) {
                double value = Double.parseDouble(numbers[i]);
                called(word.substring(0, sign), meant.get(i)).require(value);
                details.put(meant.get(i), value);
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "'" + word + "' needs " + (meant.size() == 1 ? "a number" : "two numbers, X,Y") + " after the =",
                    e);
        }
    }
}
