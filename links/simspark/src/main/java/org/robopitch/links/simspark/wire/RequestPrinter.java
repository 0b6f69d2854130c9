// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.links.simspark.sexp.AsciiText;

/** Prints what an agent asks for, as one message. */
final class RequestPrinter {
    private RequestPrinter() {}

    static void print(AgentRequest request, AsciiText into) {
        into.clear();
        if (!request.scene().isEmpty()) {
            into.add("(scene ").add(request.scene());
            if (request.scene().contains("hetero")) {
                into.add(" ").add(request.type());
            }
            into.add(")");
        }
        if (request.inits()) {
            into.add("(init (unum ").add(request.number()).add(")(teamname ");
            into.add(request.team()).add("))");
        }
        effects(request.effects(), into);
    }

    private static void effects(Effects effects, AsciiText into) {
        if (effects.beams()) {
            double heading = effects.beamHeading() * PerceptPrinter.DEGREES;
            into.add("(beam ").fixed2(effects.beamX(), effects.beamY(), heading).add(")");
        }
        for (int i = 0; i < Joint.COUNT; i++) {
            Joint joint = Joint.of(i);
            if (effects.given(joint)) {
                into.add("(")
                        .add(joint.effector())
                        .add(" ")
                        .general(effects.speed(joint))
                        .add(")");
            }
        }
        if (!effects.say().isEmpty()) {
            into.add("(say ").add(effects.say()).add(")");
        }
        if (effects.passes()) {
            into.add("(pass)");
        }
        if (effects.syns()) {
            into.add("(syn)");
        }
    }
}
