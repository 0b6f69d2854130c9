// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.links.simspark.sexp.SexpScanner;
import org.robopitch.links.simspark.sexp.SexpScanner.Token;

/** Reads the senses of a message; what it does not understand it passes over and counts. */
final class PerceptReader {
    static final double RADIANS = StrictMath.PI / 180;

    private final SexpScanner scanner = new SexpScanner();
    private final SightReader sightReader = new SightReader();
    private final double[] numbers = new double[6];
    private final String[] words = new String[8];
    /** Made once: reading allocates nothing. */
    private final Runnable list = this::readList;

    private final Runnable other = this::strange;
    private Percepts target = new Percepts();
    private int strange;

    int read(byte[] bytes, int from, int length, Percepts into) {
        into.clear();
        target = into;
        strange = 0;
        scanner.lists(bytes, from, length, list, other);
        return strange + scanner.unbalanced();
    }

    private void readList() {
        expression(target);
    }

    private void expression(Percepts into) {
        if (scanner.is("HJ")) {
            hinge(into);
        } else if (scanner.is("See")) {
            sightReader.read(into.sight());
        } else if (scanner.is("GYR")) {
            torso("rt", RADIANS, into.gyro());
        } else if (scanner.is("ACC")) {
            torso("a", 1, into.acceleration());
        } else if (scanner.is("FRP")) {
            sole(into);
        } else if (scanner.is("time")) {
            if (openNamed("now") && numbers(1)) {
                into.time(numbers[0]);
            } else {
                strange++;
            }
        } else if (scanner.is("GS")) {
            game(into);
        } else if (scanner.is("hear")) {
            hear(into);
        } else {
            strange++;
        }
    }

    private void hinge(Percepts into) {
        Joint joint = null;
        if (openNamed("n") && scanner.next() == Token.ATOM) {
            joint = joint(scanner);
        }
        scanner.leave(1);
        if (joint != null && openNamed("ax") && numbers(1)) {
            into.angle(joint, numbers[0] * RADIANS);
        } else {
            strange++;
        }
    }

    /** The joint an atom names, found without making a string of it. */
    static @Nullable Joint joint(SexpScanner atom) {
        int n = atom.atomLength();
        if (n == 3 && atom.atomChar(0) == 'h') {
            int number = atom.atomChar(2) - '1';
            return isHinge(atom.atomChar(1)) && number >= 0 && number < 2 ? Joint.of(number) : null;
        }
        if (n != 4 || !isHinge(atom.atomChar(2))) {
            return null;
        }
        boolean left = atom.atomChar(0) == 'l';
        if (!left && atom.atomChar(0) != 'r') {
            return null;
        }
        int number = atom.atomChar(3) - '1';
        if (atom.atomChar(1) == 'a') {
            return number >= 0 && number < 4 ? Joint.of((left ? 6 : 2) + number) : null;
        }
        if (atom.atomChar(1) != 'l' || number < 0 || number > 6) {
            return null;
        }
        return number == 6 ? Joint.of(left ? 23 : 22) : Joint.of((left ? 16 : 10) + number);
    }

    private static boolean isHinge(char c) {
        return c == 'j' || c == 'e';
    }

    private void torso(String name, double unit, double[] into) {
        if (openNamed("n")) {
            scanner.leave(1);
            if (openNamed(name) && numbers(3)) {
                for (int k = 0; k < 3; k++) {
                    into[k] = numbers[k] * unit;
                }
                return;
            }
        }
        strange++;
    }

    private void sole(Percepts into) {
        int sole = -1;
        if (openNamed("n") && scanner.next() == Token.ATOM) {
            for (int i = 0; i < PerceptPrinter.SOLES.length; i++) {
                if (scanner.is(PerceptPrinter.SOLES[i])) {
                    sole = i;
                }
            }
        }
        scanner.leave(1);
        if (sole >= 0 && openNamed("c") && numbers(3)) {
            double x = numbers[0];
            double y = numbers[1];
            double z = numbers[2];
            scanner.leave(1);
            if (openNamed("f") && numbers(3)) {
                into.force(sole, x, y, z, numbers[0], numbers[1], numbers[2]);
                return;
            }
        }
        strange++;
    }

    private void game(Percepts into) {
        int number = 0;
        int side = 0;
        int left = into.leftScore();
        int right = into.rightScore();
        double time = into.gameTime();
        PlayMode mode = into.playMode();
        while (scanner.next() == Token.OPEN) {
            if (scanner.next() != Token.ATOM) {
                strange++;
            } else if (scanner.is("unum")) {
                number = numbers(1) ? (int) numbers[0] : 0;
            } else if (scanner.is("team")) {
                side = scanner.next() == Token.ATOM && scanner.is("left") ? 1 : -1;
            } else if (scanner.is("sl")) {
                left = numbers(1) ? (int) numbers[0] : left;
            } else if (scanner.is("sr")) {
                right = numbers(1) ? (int) numbers[0] : right;
            } else if (scanner.is("t")) {
                time = numbers(1) ? numbers[0] : time;
            } else if (scanner.is("pm")) {
                PlayMode named = scanner.next() == Token.ATOM ? mode(mode) : null;
                mode = named == null ? mode : named;
                strange += named == null ? 1 : 0;
            } else {
                strange++;
            }
            scanner.leave(1);
        }
        into.game(mode, time, left, right);
        if (number > 0 && side != 0) {
            into.identity(number, side);
        }
    }

    private @Nullable PlayMode mode(PlayMode last) {
        return scanner.is(last.wire()) ? last : PlayMode.named(scanner.text());
    }

    /** With the team's name, as version 0.7 has it, or without, as older servers do. */
    private void hear(Percepts into) {
        int n = 0;
        Arrays.fill(words, "");
        while (n < words.length && scanner.next() == Token.ATOM) {
            words[n++] = scanner.text();
        }
        int at = n >= 4 ? 1 : 0;
        if (n < 3 || n > 4) {
            strange++;
            return;
        }
        try {
            double time = Double.parseDouble(words[at]);
            String from = words[at + 1];
            double direction = from.equals("self") ? Double.NaN : Double.parseDouble(from) * RADIANS;
            into.heard().add(at == 1 ? words[0] : "", time, direction, words[at + 2]);
        } catch (NumberFormatException e) {
            strange++;
        }
    }

    /** Goes into the next list, if it begins with this word. */
    private boolean openNamed(String name) {
        return scanner.next() == Token.OPEN && scanner.next() == Token.ATOM && scanner.is(name);
    }

    /** Reads so many finite numbers. */
    private boolean numbers(int count) {
        return scanner.numbers(numbers, count);
    }

    void strange() {
        strange++;
    }

    /** Reads what a robot sees: the inside of {@code (See …)}. */
    private final class SightReader {
        private static final BodyPart[] PARTS = BodyPart.values();

        private final double[] truth = new double[7];

        /** The teams' names as last read, so that no text is made of one that is known. */
        private final String[] teams = {"", ""};

        void read(Sight into) {
            into.open();
            boolean toldTruth = false;
            Arrays.fill(truth, Double.NaN);
            while (scanner.next() == Token.OPEN) {
                if (scanner.next() != Token.ATOM) {
                    strange++;
                } else if (scanner.is("L")) {
                    line(into);
                } else if (scanner.is("P")) {
                    player(into);
                } else if (scanner.is("B")) {
                    if (polar()) {
                        into.ball(numbers[0], numbers[1] * RADIANS, numbers[2] * RADIANS);
                    }
                } else if (scanner.is("mypos")) {
                    toldTruth |= truth(0, 3, 1);
                } else if (scanner.is("myorien")) {
                    toldTruth |= truth(3, 1, RADIANS);
                } else if (scanner.is("ballpos")) {
                    toldTruth |= truth(4, 3, 1);
                } else {
                    landmark(into);
                }
                scanner.leave(1);
            }
            if (toldTruth) {
                into.truth(truth);
            }
        }

        private void landmark(Sight into) {
            for (int i = 0; i < Landmark.COUNT; i++) {
                Landmark landmark = Landmark.of(i);
                if (scanner.is(landmark.name())) {
                    if (polar()) {
                        into.landmark(landmark, numbers[0], numbers[1] * RADIANS, numbers[2] * RADIANS);
                    }
                    return;
                }
            }
            strange++;
        }

        private void line(Sight into) {
            if (polar()) {
                double distance = numbers[0];
                double left = numbers[1] * RADIANS;
                double up = numbers[2] * RADIANS;
                scanner.leave(2);
                if (polar()) {
                    into.line(distance, left, up, numbers[0], numbers[1] * RADIANS, numbers[2] * RADIANS);
                }
            }
        }

        /** The team may be missing in older servers, and an opponent's number is missing when it is too far to read. */
        private void player(Sight into) {
            String team = "";
            int number = 0;
            int index = -2;
            while (scanner.next() == Token.OPEN) {
                if (scanner.next() != Token.ATOM) {
                    strange++;
                } else if (scanner.is("team")) {
                    team = scanner.next() == Token.ATOM ? team() : "";
                } else if (scanner.is("id")) {
                    number = numbers(1) ? (int) numbers[0] : 0;
                } else {
                    if (index == -2) {
                        index = into.player(team, number);
                    }
                    part(into, index);
                }
                scanner.leave(2);
            }
            if (index == -2) {
                into.player(team, number);
            }
        }

        private String team() {
            if (!scanner.is(teams[0])) {
                String other = scanner.is(teams[1]) ? teams[1] : scanner.text();
                teams[1] = teams[0];
                teams[0] = other;
            }
            return teams[0];
        }

        private void part(Sight into, int player) {
            for (BodyPart part : PARTS) {
                if (scanner.is(part.wire())) {
                    if (polar()) {
                        into.part(player, part, numbers[0], numbers[1] * RADIANS, numbers[2] * RADIANS);
                    }
                    return;
                }
            }
            strange++;
        }

        private boolean polar() {
            if (openNamed("pol") && numbers(3)) {
                return true;
            }
            strange++;
            return false;
        }

        private boolean truth(int at, int count, double unit) {
            if (!numbers(count)) {
                strange++;
                return false;
            }
            for (int i = 0; i < count; i++) {
                truth[at + i] = numbers[i] * unit;
            }
            return true;
        }
    }
}
