// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.sense.Effects;

/** One message of an agent: what it commands, and during the handshake which robot it wants and who it is. */
public final class AgentRequest {
    /** What it commands. */
    public final Effects effects = new Effects();

    /** Path of the robot's description; empty if none is asked for. */
    public String scene = "";

    /** The robot's type, 0 to 4. */
    public int type;

    /** Whether the agent says its number and team. */
    public boolean inits;

    /** The number it wants, from 1; 0 lets the server choose. */
    public int number;

    /** Name of its team. */
    public String team = "";

    /** How many expressions were not understood. */
    public int unknown;

    /** An empty request. */
    public AgentRequest() {}

    /** Forgets everything. */
    public void clear() {
        effects.clear();
        scene = "";
        type = 0;
        inits = false;
        number = 0;
        team = "";
        unknown = 0;
    }
}
