// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.links.simspark.wire.ServedGame;

/** The arena without bodies, for the tests of the client half. */
public final class ArenaForClients {
    private final TurningArena arena = new TurningArena();

    public ServedGame arena() {
        return arena;
    }

    public void step() {
        arena.step();
    }

    public double angle(Side side, int number, Joint joint) {
        return arena.percepts(side, number).angle(joint);
    }
}
