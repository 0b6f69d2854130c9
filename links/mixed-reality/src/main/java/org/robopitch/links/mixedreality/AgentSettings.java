// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetSocketAddress;
import org.robopitch.links.mixedreality.xml.XmlWriter;

/**
 * How agents are served.
 *
 * @param blue where agents of blue connect
 * @param yellow where agents of yellow connect
 * @param vision where the vision's frames can be had and robots be repositioned
 * @param monitor where programs that show the game connect
 * @param longest longest datagram, bytes
 * @param yDown whether angles are clockwise positive, as in frames of 2008
 * @param collisionStatus whether agents are told of collisions
 * @param silentCycles after so many cycles without a word the robot stops
 * @param lostCycles after so many cycles without a word another agent may take the robot
 * @param deadlineSeconds in lockstep, how long agents are waited for, s; 0 for no lockstep
 */
public record AgentSettings(
        InetSocketAddress blue,
        InetSocketAddress yellow,
        InetSocketAddress vision,
        InetSocketAddress monitor,
        int longest,
        boolean yDown,
        boolean collisionStatus,
        int silentCycles,
        int lostCycles,
        double deadlineSeconds) {

    public static final int BLUE_PORT = 3310;
    public static final int YELLOW_PORT = 3311;
    public static final int VISION_PORT = 9050;
    public static final int CONTROL_PORT = 5555;
    public static final int MONITOR_PORT = 9060;

    /** Bytes in a datagram, unless more are asked for. */
    public static final int DEFAULT_LENGTH = 4096;

    /** More bytes are never taken: 11 against 11 needs about 5000, 50 against 50 about 15000. */
    public static final int LONGEST = 16_384;

    public AgentSettings {
        if (longest < 512 || longest > LONGEST) {
            throw new IllegalArgumentException(
                    "the longest datagram must be between 512 and " + LONGEST + " bytes, but is " + longest);
        }
        if (silentCycles < 1 || lostCycles < silentCycles) {
            throw new IllegalArgumentException("robots must stop after 1 silent cycle or more, and agents be lost no "
                    + "earlier, but got " + silentCycles + " and " + lostCycles);
        }
    }

    /** Any ports that are free. */
    public static AgentSettings onFreePorts() {
        return new AgentSettings(local(0), local(0), local(0), local(0), DEFAULT_LENGTH, false, false, 25, 250, 0);
    }

    /** The same with longer or shorter datagrams. */
    public AgentSettings withLongest(int bytes) {
        return new AgentSettings(
                blue,
                yellow,
                vision,
                monitor,
                bytes,
                yDown,
                collisionStatus,
                silentCycles,
                lostCycles,
                deadlineSeconds);
    }

    /** The same with the options of the protocol. */
    public AgentSettings with(boolean clockwise, boolean tellCollisions, double deadline) {
        return new AgentSettings(
                blue, yellow, vision, monitor, longest, clockwise, tellCollisions, silentCycles, lostCycles, deadline);
    }

    static InetSocketAddress local(int port) {
        return new InetSocketAddress(java.net.InetAddress.getLoopbackAddress(), port);
    }

    /** What the server answers to the parameters of an agent. */
    String properties(int robot) {
        XmlWriter out = new XmlWriter().open("parameters");
        property(out, "protocol_version", "1.0");
        property(out, "movement_mode", "wheel_velocities");
        property(out, "rc_id", Integer.toString(robot));
        property(out, "vt_id", Integer.toString(robot));
        property(out, "angles", yDown ? "clockwise" : "counter-clockwise");
        return out.close("parameters").toString();
    }

    private static void property(XmlWriter out, String name, String value) {
        out.open("property").text("name", name).text("value", value).close("property");
    }
}
