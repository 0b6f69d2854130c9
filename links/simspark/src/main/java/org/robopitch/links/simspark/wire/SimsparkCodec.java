// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Heard;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.sexp.SexpScanner;
import org.robopitch.links.simspark.sexp.SexpScanner.Token;

/**
 * The agent port of SimSpark (rcssserver3d 0.7.3): degrees and two decimals on the wire, SI inside. What a reader does not
 * understand it passes over and counts. It keeps scratch memory: one belongs to one thread.
 */
public final class SimsparkCodec {
    private static final int LONGEST_NAME = 64;
    private static final BodyPart[] PARTS = BodyPart.values();

    private static final Form TIME = new Form("(time (now %f))");
    private static final Form GYRO = new Form("(GYR (n torso) (rt %r %r %r))");
    private static final Form ACCELERATION = new Form("(ACC (n torso) (a %f %f %f))");
    private static final Form HINGE = new Form("(HJ (n %n) (ax %r))", names(Joint.values(), Joint::perceptor));
    private static final Form SOLE = new Form("(FRP (n %n) (c %f %f %f) (f %f %f %f))", "rf", "lf", "rf1", "lf1");
    private static final Form LANDMARK = new Form(" (%n (pol %f %r %r))", names(Landmark.values(), Landmark::name));
    private static final Form BALL = new Form(" (B (pol %f %r %r))");
    private static final Form PART = new Form(" (%n (pol %f %r %r))", names(PARTS, BodyPart::wire));
    private static final Form LINE = new Form(" (L (pol %f %r %r) (pol %f %r %r))");
    private static final Form OWN_PLACE = new Form(" (mypos %f %f %f)");
    private static final Form OWN_HEADING = new Form(" (myorien %r)");
    private static final Form BALL_PLACE = new Form(" (ballpos %f %f %f)");
    private static final Form BEAM = new Form("(beam %f %f %r)");

    /** Joints may be called as their sensors are. */
    private static final Form SPEED = new Form(
            "(%n %g)",
            Stream.of(names(Joint.values(), Joint::effector), names(Joint.values(), Joint::perceptor))
                    .flatMap(Arrays::stream)
                    .toArray(String[]::new));

    private static final Form[] SENSES = {HINGE, GYRO, ACCELERATION, SOLE, TIME};
    private static final Form[] SIGHTS = {LANDMARK, BALL, LINE, OWN_PLACE, OWN_HEADING, BALL_PLACE};
    private static final Form[] PARTS_SEEN = {PART};
    private static final Form[] EFFECTS = {SPEED, BEAM};

    private final SexpScanner scanner = new SexpScanner();
    private final double[] values = new double[8];
    private final double[] truth = new double[7];
    private final String[] words = new String[8];

    /** The teams' names as last read, so that no text is made of one that is known. */
    private final String[] teams = {"", ""};

    /** Made once: reading allocates nothing. */
    private final Runnable sense = this::sense;

    private final Runnable effect = this::effect;
    private final Runnable other = this::strange;
    private Percepts percepts = new Percepts();
    private AgentRequest request = new AgentRequest();
    private int strange;

    /** A codec with scratch memory of its own. */
    public SimsparkCodec() {}

    private static <E> String[] names(E[] all, Function<E, String> name) {
        return Arrays.stream(all).map(name).toArray(String[]::new);
    }

    private void strange() {
        strange++;
    }

    /** Prints what a robot senses, in the order of the server; without the length of the message. */
    public void print(Percepts from, AsciiText into) {
        into.clear();
        values[0] = from.time;
        TIME.print(into, values);
        game(from, into);
        hearing(from.heard, into);
        GYRO.print(into, from.gyro);
        ACCELERATION.print(into, from.acceleration);
        joints(from, Joint.HJ1, Joint.HJ2, into);
        if (from.sight.present) {
            sight(from.sight, into);
        }
        joints(from, Joint.RAJ1, Joint.LAJ4, into);
        joints(from, Joint.RLJ1, Joint.RLJ6, into);
        sole(from, 0, into);
        joints(from, Joint.RLJ7, Joint.RLJ7, into);
        sole(from, 2, into);
        joints(from, Joint.LLJ1, Joint.LLJ6, into);
        sole(from, 1, into);
        joints(from, Joint.LLJ7, Joint.LLJ7, into);
        sole(from, 3, into);
    }

    /** Reads what a robot senses; {@return how many expressions were not understood} */
    public int read(byte[] bytes, int from, int length, Percepts into) {
        into.clear();
        percepts = into;
        strange = 0;
        scanner.lists(bytes, from, length, sense, other);
        return strange + scanner.unbalanced();
    }

    private void sense() {
        if (scanner.is("GS")) {
            game(percepts);
        } else if (scanner.is("See")) {
            sight(percepts.sight);
        } else if (scanner.is("hear")) {
            hear(percepts.heard);
        } else {
            Form form = read(SENSES);
            if (form == HINGE) {
                percepts.angle(Joint.of((int) values[0]), values[1]);
            } else if (form == GYRO) {
                System.arraycopy(values, 0, percepts.gyro, 0, 3);
            } else if (form == ACCELERATION) {
                System.arraycopy(values, 0, percepts.acceleration, 0, 3);
            } else if (form == SOLE) {
                percepts.force((int) values[0], values[1], values[2], values[3], values[4], values[5], values[6]);
            } else if (form == TIME) {
                percepts.time = values[0];
            }
        }
    }

    /** Reads a list whose first word was read, into {@link #values}; {@return its form, or null, which is counted}. */
    private @Nullable Form read(Form[] forms) {
        for (Form form : forms) {
            if (form.begins(scanner, values)) {
                if (form.read(scanner, values)) {
                    return form;
                }
                break;
            }
        }
        strange++;
        return null;
    }

    private static void game(Percepts from, AsciiText into) {
        into.add("(GS ");
        if (from.number > 0) {
            into.add("(unum ").add(from.number).add(") (team ");
            into.add(from.side == Side.BLUE ? "left) " : "right) ");
        }
        into.add("(sl ").add(from.leftScore).add(") (sr ").add(from.rightScore);
        into.add(") (t ").fixed2(from.gameTime).add(") (pm ");
        into.add(from.playMode.wire()).add("))");
    }

    private void game(Percepts into) {
        int number = 0;
        Side side = null;
        int left = into.leftScore;
        int right = into.rightScore;
        double time = into.gameTime;
        PlayMode mode = into.playMode;
        while (scanner.next() == Token.OPEN) {
            if (scanner.next() != Token.ATOM) {
                strange++;
            } else if (scanner.is("unum")) {
                number = (int) number(0);
            } else if (scanner.is("team")) {
                side = scanner.next() == Token.ATOM && scanner.is("left") ? Side.BLUE : Side.YELLOW;
            } else if (scanner.is("sl")) {
                left = (int) number(left);
            } else if (scanner.is("sr")) {
                right = (int) number(right);
            } else if (scanner.is("t")) {
                time = number(time);
            } else if (scanner.is("pm") && scanner.next() == Token.ATOM) {
                PlayMode named = scanner.is(mode.wire()) ? mode : PlayMode.named(scanner.text());
                mode = named == null ? mode : named;
                strange += named == null ? 1 : 0;
            } else {
                strange++;
            }
            scanner.leave(1);
        }
        into.game(mode, time, left, right);
        if (number > 0 && side != null) {
            into.identity(number, side);
        }
    }

    private double number(double otherwise) {
        return scanner.number(values, 0) ? values[0] : otherwise;
    }

    private static void hearing(Heard from, AsciiText into) {
        for (int i = 0; i < from.count; i++) {
            into.add("(hear ").add(from.teams[i]).add(" ").fixed2(from.times[i]).add(" ");
            double direction = from.directions[i];
            if (Double.isNaN(direction)) {
                into.add("self");
            } else {
                into.fixed2(direction * Form.DEGREES);
            }
            into.add(" ").add(from.messages[i]).add(")");
        }
    }

    /** With the team's name, as version 0.7 has it, or without, as older servers do. */
    private void hear(Heard into) {
        int n = 0;
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
            double direction = from.equals("self") ? Double.NaN : Double.parseDouble(from) * Form.RADIANS;
            into.add(at == 1 ? words[0] : "", time, direction, words[at + 2]);
        } catch (NumberFormatException e) {
            strange++;
        }
    }

    private void joints(Percepts from, Joint first, Joint last, AsciiText into) {
        for (int i = first.ordinal(); i <= last.ordinal(); i++) {
            if (from.felt(Joint.of(i))) {
                values[0] = i;
                values[1] = from.angle(Joint.of(i));
                HINGE.print(into, values);
            }
        }
    }

    private void sole(Percepts from, int sole, AsciiText into) {
        if (from.pressed(sole)) {
            values[0] = sole;
            for (int k = 0; k < 6; k++) {
                values[1 + k] = from.force(sole, k);
            }
            SOLE.print(into, values);
        }
    }

    private void sight(Sight from, AsciiText into) {
        into.add("(See");
        for (int i = 0; i < Landmark.COUNT; i++) {
            Landmark landmark = Landmark.of(i);
            if (from.sees(landmark)) {
                values[0] = i;
                for (int k = 0; k < 3; k++) {
                    values[1 + k] = from.landmark(landmark, k);
                }
                LANDMARK.print(into, values);
            }
        }
        if (from.seesBall) {
            for (int k = 0; k < 3; k++) {
                values[k] = from.ball[k];
            }
            BALL.print(into, values);
        }
        for (int player = 0; player < from.players; player++) {
            into.add(" (P (team ").add(from.teams[player]).add(") (id ");
            into.add(from.numbers[player]).add(")");
            for (BodyPart part : PARTS) {
                if (from.sees(player, part)) {
                    values[0] = part.ordinal();
                    for (int k = 0; k < 3; k++) {
                        values[1 + k] = from.part(player, part, k);
                    }
                    PART.print(into, values);
                }
            }
            into.add(")");
        }
        for (int line = 0; line < from.lines; line++) {
            for (int k = 0; k < 6; k++) {
                values[k] = from.line(line, k);
            }
            LINE.print(into, values);
        }
        double[] known = from.truth;
        if (known != null) {
            truth(OWN_PLACE, known, 0, 3, into);
            truth(OWN_HEADING, known, 3, 1, into);
            truth(BALL_PLACE, known, 4, 3, into);
        }
        into.add(")");
    }

    private void truth(Form form, double[] known, int at, int count, AsciiText into) {
        if (!Double.isNaN(known[at])) {
            System.arraycopy(known, at, values, 0, count);
            form.print(into, values);
        }
    }

    private void sight(Sight into) {
        into.present = true;
        boolean toldTruth = false;
        Arrays.fill(truth, Double.NaN);
        while (scanner.next() == Token.OPEN) {
            if (scanner.next() != Token.ATOM) {
                strange++;
            } else if (scanner.is("P")) {
                player(into);
            } else {
                Form form = read(SIGHTS);
                double[] v = values;
                if (form == LANDMARK) {
                    into.landmark(Landmark.of((int) v[0]), v[1], v[2], v[3]);
                } else if (form == BALL) {
                    into.ball(v[0], v[1], v[2]);
                } else if (form == LINE) {
                    into.line(v[0], v[1], v[2], v[3], v[4], v[5]);
                } else if (form != null) {
                    int at = form == OWN_PLACE ? 0 : form == OWN_HEADING ? 3 : 4;
                    System.arraycopy(v, 0, truth, at, form == OWN_HEADING ? 1 : 3);
                    toldTruth = true;
                }
            }
            scanner.leave(1);
        }
        if (toldTruth) {
            into.truth = truth.clone();
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
                number = (int) number(0);
            } else {
                if (index == -2) {
                    index = into.player(team, number);
                }
                if (read(PARTS_SEEN) != null) {
                    into.part(index, PARTS[(int) values[0]], values[1], values[2], values[3]);
                }
            }
            scanner.leave(2);
        }
        if (index == -2) {
            into.player(team, number);
        }
    }

    private String team() {
        if (!scanner.is(teams[0])) {
            String name = scanner.is(teams[1]) ? teams[1] : scanner.text();
            teams[1] = teams[0];
            teams[0] = name;
        }
        return teams[0];
    }

    /** Prints what an agent asks for, without the length of the message. */
    public void print(AgentRequest from, AsciiText into) {
        into.clear();
        if (!from.scene.isEmpty()) {
            into.add("(scene ").add(from.scene);
            if (from.scene.contains("hetero")) {
                into.add(" ").add(from.type);
            }
            into.add(")");
        }
        if (from.inits) {
            into.add("(init (unum ").add(from.number).add(")(teamname ");
            into.add(from.team).add("))");
        }
        Effects effects = from.effects;
        if (effects.beams) {
            values[0] = effects.beamX;
            values[1] = effects.beamY;
            values[2] = effects.beamHeading;
            BEAM.print(into, values);
        }
        for (int i = 0; i < Joint.COUNT; i++) {
            if (effects.given(Joint.of(i))) {
                values[0] = i;
                values[1] = effects.speed(Joint.of(i));
                SPEED.print(into, values);
            }
        }
        if (!effects.say.isEmpty()) {
            into.add("(say ").add(effects.say).add(")");
        }
        into.add(effects.passes ? "(pass)" : "").add(effects.syns ? "(syn)" : "");
    }

    /** Reads what an agent asks for. */
    public void read(byte[] bytes, int from, int length, AgentRequest into) {
        into.clear();
        request = into;
        strange = 0;
        scanner.lists(bytes, from, length, effect, other);
        into.unknown = strange;
    }

    private void effect() {
        Effects effects = request.effects;
        if (scanner.is("syn")) {
            effects.syns = true;
        } else if (scanner.is("pass")) {
            effects.passes = true;
        } else if (scanner.is("say")) {
            if (atom(Effects.SAY_LENGTH, 0x7E)) {
                effects.say = scanner.text();
            }
        } else if (scanner.is("scene")) {
            if (atom(256, 0x7E)) {
                request.scene = scanner.text();
                double type = scanner.depth() == 1 ? number(0) : 0;
                request.type = type >= 0 && type <= 4 ? (int) type : 0;
            }
        } else if (scanner.is("init")) {
            init();
        } else {
            Form form = read(EFFECTS);
            if (form == SPEED) {
                effects.speed(Joint.of((int) values[0] % Joint.COUNT), values[1]);
            } else if (form == BEAM) {
                effects.beam(values[0], values[1], values[2]);
            }
        }
    }

    /** {@return whether an atom follows that is short enough and of visible characters; if none does, that is counted} */
    private boolean atom(int longest, int lastVisible) {
        boolean good = scanner.next() == Token.ATOM && scanner.atomLength() <= longest;
        for (int i = 0; good && i < scanner.atomLength(); i++) {
            char c = scanner.atomChar(i);
            good = c > ' ' && c <= lastVisible && c != 0x7F;
        }
        strange += good ? 0 : 1;
        return good;
    }

    private void init() {
        request.inits = true;
        while (scanner.next() == Token.OPEN) {
            if (scanner.next() != Token.ATOM) {
                strange++;
            } else if (scanner.is("unum")) {
                request.number = (int) number(0);
            } else if (scanner.is("teamname")) {
                // Letters beyond ASCII are passed on byte by byte.
                request.team = atom(LONGEST_NAME, 0xFF) ? scanner.text() : "";
            } else {
                strange++;
            }
            scanner.leave(1);
        }
    }
}
