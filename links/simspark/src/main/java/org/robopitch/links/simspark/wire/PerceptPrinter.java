// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Heard;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.links.simspark.sexp.AsciiText;

/** Prints the senses in the order of the server: time, game, hearing, torso, head, sight, arms, legs with their soles. */
final class PerceptPrinter {
    static final double DEGREES = 180 / StrictMath.PI;
    static final String[] SOLES = {"rf", "lf", "rf1", "lf1"};

    private static final BodyPart[] PARTS = BodyPart.values();

    private PerceptPrinter() {}

    static void print(Percepts percepts, AsciiText into) {
        into.clear();
        into.add("(time (now ").fixed2(percepts.time()).add("))");
        game(percepts, into);
        hearing(percepts.heard(), into);
        into.add("(GYR (n torso) (rt ");
        vector(percepts.gyro(), DEGREES, into);
        into.add("))(ACC (n torso) (a ");
        vector(percepts.acceleration(), 1, into);
        into.add("))");
        joints(percepts, Joint.HJ1, Joint.HJ2, into);
        if (percepts.sight().present()) {
            sight(percepts.sight(), into);
        }
        joints(percepts, Joint.RAJ1, Joint.LAJ4, into);
        joints(percepts, Joint.RLJ1, Joint.RLJ6, into);
        sole(percepts, 0, into);
        joints(percepts, Joint.RLJ7, Joint.RLJ7, into);
        sole(percepts, 2, into);
        joints(percepts, Joint.LLJ1, Joint.LLJ6, into);
        sole(percepts, 1, into);
        joints(percepts, Joint.LLJ7, Joint.LLJ7, into);
        sole(percepts, 3, into);
    }

    private static void game(Percepts percepts, AsciiText into) {
        into.add("(GS ");
        if (percepts.number() > 0) {
            into.add("(unum ").add(percepts.number()).add(") (team ");
            into.add(percepts.side() > 0 ? "left) " : "right) ");
        }
        into.add("(sl ").add(percepts.leftScore()).add(") (sr ").add(percepts.rightScore());
        into.add(") (t ").fixed2(percepts.gameTime()).add(") (pm ");
        into.add(percepts.playMode().wire()).add("))");
    }

    private static void hearing(Heard heard, AsciiText into) {
        for (int i = 0; i < heard.count(); i++) {
            into.add("(hear ").add(heard.team(i)).add(" ").fixed2(heard.time(i)).add(" ");
            double direction = heard.direction(i);
            if (Double.isNaN(direction)) {
                into.add("self");
            } else {
                into.fixed2(direction * DEGREES);
            }
            into.add(" ").add(heard.message(i)).add(")");
        }
    }

    private static void joints(Percepts percepts, Joint first, Joint last, AsciiText into) {
        for (int i = first.ordinal(); i <= last.ordinal(); i++) {
            Joint joint = Joint.of(i);
            if (percepts.felt(joint)) {
                into.add("(HJ (n ").add(joint.perceptor()).add(") (ax ");
                into.fixed2(percepts.angle(joint) * DEGREES).add("))");
            }
        }
    }

    private static void sole(Percepts percepts, int sole, AsciiText into) {
        if (percepts.pressed(sole)) {
            into.add("(FRP (n ").add(SOLES[sole]).add(") (c");
            for (int k = 0; k < 6; k++) {
                into.add(k == 3 ? ") (f " : " ").fixed2(percepts.force(sole, k));
            }
            into.add("))");
        }
    }

    private static void vector(double[] vector, double unit, AsciiText into) {
        into.fixed2(vector[0] * unit, vector[1] * unit, vector[2] * unit);
    }

    private static void sight(Sight sight, AsciiText into) {
        into.add("(See");
        for (int i = 0; i < Landmark.COUNT; i++) {
            Landmark landmark = Landmark.of(i);
            if (sight.sees(landmark)) {
                into.add(" (").add(landmark.name()).add(" ");
                polar(sight.landmark(landmark, 0), sight.landmark(landmark, 1), sight.landmark(landmark, 2), into);
                into.add(")");
            }
        }
        if (sight.seesBall()) {
            into.add(" (B ");
            polar(sight.ball(0), sight.ball(1), sight.ball(2), into);
            into.add(")");
        }
        for (int player = 0; player < sight.players(); player++) {
            player(sight, player, into);
        }
        for (int line = 0; line < sight.lines(); line++) {
            into.add(" (L ");
            polar(sight.line(line, 0), sight.line(line, 1), sight.line(line, 2), into);
            into.add(" ");
            polar(sight.line(line, 3), sight.line(line, 4), sight.line(line, 5), into);
            into.add(")");
        }
        truth(sight, into);
        into.add(")");
    }

    private static void player(Sight sight, int player, AsciiText into) {
        into.add(" (P (team ")
                .add(sight.team(player))
                .add(") (id ")
                .add(sight.number(player))
                .add(")");
        for (BodyPart part : PARTS) {
            if (sight.sees(player, part)) {
                into.add(" (").add(part.wire()).add(" ");
                polar(sight.part(player, part, 0), sight.part(player, part, 1), sight.part(player, part, 2), into);
                into.add(")");
            }
        }
        into.add(")");
    }

    private static void truth(Sight sight, AsciiText into) {
        double[] truth = sight.truth();
        if (truth == null) {
            return;
        }
        if (!Double.isNaN(truth[0])) {
            into.add(" (mypos ").fixed2(truth[0], truth[1], truth[2]).add(")");
        }
        if (!Double.isNaN(truth[3])) {
            into.add(" (myorien ").fixed2(truth[3] * DEGREES).add(")");
        }
        if (!Double.isNaN(truth[4])) {
            into.add(" (ballpos ").fixed2(truth[4], truth[5], truth[6]).add(")");
        }
    }

    private static void polar(double distance, double left, double up, AsciiText into) {
        into.add("(pol ").fixed2(distance, left * DEGREES, up * DEGREES).add(")");
    }
}
