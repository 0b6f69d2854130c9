// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.sense.Effects;

/** One message of an agent: what it commands, and during the handshake which robot it wants and who it is. */
public final class AgentRequest {
    private final Effects effects = new Effects();
    private String scene = "";
    private int type;
    private boolean init;
    private int number;
    private String team = "";
    private int unknown;

    /** An empty request. */
    public AgentRequest() {}

    /** Forgets everything. */
    public void clear() {
        effects.clear();
        scene = "";
        type = 0;
        init = false;
        number = 0;
        team = "";
        unknown = 0;
    }

    /** {@return what it commands} */
    public Effects effects() {
        return effects;
    }

    /**
     * Asks for a robot.
     *
     * @param newScene path of the robot's description
     * @param newType 0 to 4
     */
    public void scene(String newScene, int newType) {
        scene = newScene;
        type = newType;
    }

    /** {@return path of the robot's description, empty if none is asked for} */
    public String scene() {
        return scene;
    }

    /** {@return the robot's type, 0 to 4} */
    public int type() {
        return type;
    }

    /**
     * Says who the agent is.
     *
     * @param newNumber from 1; 0 lets the server choose
     * @param newTeam name
     */
    public void init(int newNumber, String newTeam) {
        init = true;
        number = newNumber;
        team = newTeam;
    }

    /** {@return whether the agent says who it is} */
    public boolean inits() {
        return init;
    }

    /** {@return the number it wants, 0 for any} */
    public int number() {
        return number;
    }

    /** {@return its team} */
    public String team() {
        return team;
    }

    /** Counts something that was not understood. */
    public void notUnderstood() {
        unknown++;
    }

    /** {@return how many expressions were not understood} */
    public int unknown() {
        return unknown;
    }
}
