// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.links.simspark.sexp.SexpScanner;
import org.robopitch.links.simspark.sexp.SexpScanner.Token;

/** Reads what an agent asks for; unknown effectors and numbers that are none are passed over and counted. */
final class RequestReader {
    private static final int LONGEST_NAME = 64;

    private final SexpScanner scanner = new SexpScanner();
    private final double[] numbers = new double[3];

    void read(byte[] bytes, int from, int length, AgentRequest into) {
        into.clear();
        scanner.lists(bytes, from, length, () -> expression(into), into::notUnderstood);
    }

    private void expression(AgentRequest into) {
        Effects effects = into.effects();
        Joint joint = PerceptReader.joint(scanner);
        if (joint != null) {
            if (scanner.numbers(numbers, 1)) {
                effects.speed(joint, numbers[0]);
            } else {
                into.notUnderstood();
            }
        } else if (scanner.is("syn")) {
            effects.syn();
        } else if (scanner.is("beam")) {
            if (scanner.numbers(numbers, 3)) {
                effects.beam(numbers[0], numbers[1], numbers[2] * PerceptReader.RADIANS);
            } else {
                into.notUnderstood();
            }
        } else if (scanner.is("say")) {
            say(into);
        } else if (scanner.is("pass")) {
            effects.pass();
        } else if (scanner.is("scene")) {
            scene(into);
        } else if (scanner.is("init")) {
            init(into);
        } else {
            into.notUnderstood();
        }
    }

    private void say(AgentRequest into) {
        if (scanner.next() == Token.ATOM && scanner.atomLength() <= Effects.SAY_LENGTH && printable(scanner)) {
            into.effects().say(scanner.text());
        } else {
            into.notUnderstood();
        }
    }

    private static boolean printable(SexpScanner atom) {
        for (int i = 0; i < atom.atomLength(); i++) {
            if (atom.atomChar(i) < 0x21 || atom.atomChar(i) > 0x7E) {
                return false;
            }
        }
        return true;
    }

    /** {@return whether an atom can be a name: letters beyond ASCII are passed on byte by byte} */
    private static boolean visible(SexpScanner atom) {
        for (int i = 0; i < atom.atomLength(); i++) {
            if (atom.atomChar(i) < 0x21 || atom.atomChar(i) == 0x7F) {
                return false;
            }
        }
        return true;
    }

    private void scene(AgentRequest into) {
        if (scanner.next() != Token.ATOM || scanner.atomLength() > 256 || !printable(scanner)) {
            into.notUnderstood();
            return;
        }
        String path = scanner.text();
        int type = 0;
        if (scanner.depth() == 1 && scanner.next() == Token.ATOM) {
            double number = scanner.number();
            type = number >= 0 && number <= 4 ? (int) number : 0;
        }
        into.scene(path, type);
    }

    private void init(AgentRequest into) {
        int number = 0;
        String team = "";
        while (scanner.next() == Token.OPEN) {
            if (scanner.next() != Token.ATOM) {
                into.notUnderstood();
            } else if (scanner.is("unum")) {
                number = scanner.numbers(numbers, 1) ? (int) numbers[0] : 0;
            } else if (scanner.is("teamname")) {
                boolean named = scanner.next() == Token.ATOM && scanner.atomLength() <= LONGEST_NAME;
                team = named && visible(scanner) ? scanner.text() : "";
            } else {
                into.notUnderstood();
            }
            scanner.leave(1);
        }
        into.init(number, team);
    }
}
