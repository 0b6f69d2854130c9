// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.util.Arrays;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.links.simspark.sexp.SexpScanner;
import org.robopitch.links.simspark.sexp.SexpScanner.Token;

/** Reads what a robot sees: the inside of {@code (See …)}. */
final class SightReader {
    private static final double RADIANS = PerceptReader.RADIANS;
    private static final BodyPart[] PARTS = BodyPart.values();

    private final SexpScanner scanner;
    private final PerceptReader reader;
    private final double[] truth = new double[7];

    /** The teams' names as last read, so that no text is made of one that is known. */
    private final String[] teams = {"", ""};

    SightReader(SexpScanner scanner, PerceptReader reader) {
        this.scanner = scanner;
        this.reader = reader;
    }

    void read(Sight into) {
        into.open();
        boolean toldTruth = false;
        Arrays.fill(truth, Double.NaN);
        while (scanner.next() == Token.OPEN) {
            if (scanner.next() != Token.ATOM) {
                reader.strange();
            } else if (scanner.is("L")) {
                line(into);
            } else if (scanner.is("P")) {
                player(into);
            } else if (scanner.is("B")) {
                if (polar()) {
                    into.ball(reader.number(0), reader.number(1) * RADIANS, reader.number(2) * RADIANS);
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
                    into.landmark(landmark, reader.number(0), reader.number(1) * RADIANS, reader.number(2) * RADIANS);
                }
                return;
            }
        }
        reader.strange();
    }

    private void line(Sight into) {
        if (polar()) {
            double distance = reader.number(0);
            double left = reader.number(1) * RADIANS;
            double up = reader.number(2) * RADIANS;
            scanner.leave(2);
            if (polar()) {
                into.line(distance, left, up, reader.number(0), reader.number(1) * RADIANS, reader.number(2) * RADIANS);
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
                reader.strange();
            } else if (scanner.is("team")) {
                team = scanner.next() == Token.ATOM ? team() : "";
            } else if (scanner.is("id")) {
                number = reader.numbers(1) ? (int) reader.number(0) : 0;
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
                    into.part(player, part, reader.number(0), reader.number(1) * RADIANS, reader.number(2) * RADIANS);
                }
                return;
            }
        }
        reader.strange();
    }

    private boolean polar() {
        if (reader.openNamed("pol") && reader.numbers(3)) {
            return true;
        }
        reader.strange();
        return false;
    }

    private boolean truth(int at, int count, double unit) {
        if (!reader.numbers(count)) {
            reader.strange();
            return false;
        }
        for (int i = 0; i < count; i++) {
            truth[at + i] = reader.number(i) * unit;
        }
        return true;
    }
}
