// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.robopitch.declare.Declared;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.links.mixedreality.xml.XmlWriter;

/**
 * How agents are served. A port of 0 is any that is free.
 *
 * @param longest longest datagram, bytes; 0 for the default, which depends on how many robots there are
 * @param deadlineSeconds in lockstep, how long agents are waited for, s; 0 for no lockstep
 */
public record AgentSettings(
        @Value(says = "where agents of blue connect, UDP", param = "PORT", otherwise = "" + BLUE_PORT)
        int bluePort,

        @Value(says = "where agents of yellow connect, UDP", param = "PORT", otherwise = "" + YELLOW_PORT)
        int yellowPort,

        @Value(
                says = "where the vision sends its frames and receives repositions",
                param = "PORT",
                otherwise = "" + VISION_PORT)
        int visionPort,

        @Value(says = "where monitors connect", param = "PORT", otherwise = "" + MONITOR_PORT)
        int monitorPort,

        @Value(
                says = "longest datagram, 512 to 16384. Default: 4096, or 16384 with more than 7 robots per side",
                param = "BYTES",
                min = 512,
                max = LONGEST,
                why = "50 against 50 need about 15000 bytes")
        int longest,

        @Value(says = "clockwise angles are positive, as in 2008")
        boolean yDown,

        @Value(says = "report collisions to agents, in an element <collision>")
        boolean collisionStatus,

        @Value(
                says = "stop a robot after N cycles without a command",
                otherwise = "25",
                min = 1,
                max = 1e6,
                why = "hours")
        int silentCycles,

        @Value(says = "let agents on other machines play. Default: only this machine")
        boolean openNetwork,

        double deadlineSeconds)
        implements Values<AgentSettings> {

    public static final int BLUE_PORT = 3310;
    public static final int YELLOW_PORT = 3311;
    public static final int VISION_PORT = 9050;
    public static final int CONTROL_PORT = 5555;
    public static final int MONITOR_PORT = 9060;

    /** Bytes in a datagram, unless more are asked for. */
    public static final int DEFAULT_LENGTH = 4096;

    /** More bytes are never taken: 11 against 11 needs about 5000, 50 against 50 about 15000. */
    public static final int LONGEST = 16_384;

    private static final int HIGHEST_PORT = 65_535;
    private static final int MANY_ROBOTS = 7;

    /** {@return the settings with a length of datagrams that suits so many robots per side, if none was chosen} */
    public AgentSettings sizedFor(int robots) {
        return longest > 0 ? this : with("longest", robots > MANY_ROBOTS ? LONGEST : DEFAULT_LENGTH);
    }

    /** Any ports that are free. */
    public static AgentSettings onFreePorts() {
        AgentSettings standard = Declared.of(AgentSettings.class).defaults();
        return standard.with("bluePort", 0)
                .with("yellowPort", 0)
                .with("visionPort", 0)
                .with("monitorPort", 0)
                .with("longest", DEFAULT_LENGTH);
    }

    /** Refuses ports that do not exist; 0 is any that is free. */
    @Override
    public void requireConsistent() {
        for (int port : new int[] {bluePort, yellowPort, visionPort, monitorPort}) {
            if (port < 0 || port > HIGHEST_PORT) {
                throw new ParameterException("a port", "must be between 0 and " + HIGHEST_PORT + ", but is " + port);
            }
        }
    }

    /** {@return after how many cycles without a word another agent may take the robot} */
    int lostCycles() {
        return 10 * silentCycles;
    }

    /** {@return a port of this machine, which other machines reach if the network is open} */
    public InetSocketAddress at(int port) {
        return openNetwork ? new InetSocketAddress(port) : local(port);
    }

    static InetSocketAddress local(int port) {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
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
