// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.wire;

import org.jspecify.annotations.Nullable;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.links.mixedreality.xml.XmlWriter;

/** What an agent says to the server (protocol 1.0, both variants), in mm, mm/s and degrees. */
public sealed interface AgentMessage {
    /** The version of the protocol that is spoken. */
    String VERSION = "1.0";

    /**
     * Wants to take part.
     *
     * @param whole whether it told everything at once, as in 2008; a later variant sends {@link Parameters} afterwards
     * @param robot the rc_id it asks for, −1 for any
     */
    record Connect(String type, String version, boolean whole, String nickname, int robot) implements AgentMessage {}

    /** The second message of the later variant. */
    record Parameters(String nickname, String team, int robot) implements AgentMessage {}

    /** {@code <connect>true</connect>}: has understood. */
    record Acknowledgement() implements AgentMessage {}

    /** Wheel speeds, mm/s. */
    record Wheels(double right, double left) implements AgentMessage {}

    /** A kick: degrees from the heading, force 0 … 1. */
    record Kick(double angle, double force) implements AgentMessage {}

    /** A point to go to: mm away, degrees from the heading. */
    record Goto(double distance, double angle) implements AgentMessage {}

    /** Reads a datagram; null for a root that nobody knows. */
    static @Nullable AgentMessage read(String text) throws MalformedXmlException {
        Element root = XmlReader.read(text);
        return switch (root.name()) {
            case "connect" -> connect(root);
            case "parameters" ->
                new Parameters(root.text("nickname", ""), root.text("teamname", ""), id(root, "rc_id"));
            case "command" -> command(root);
            default -> null;
        };
    }

    private static AgentMessage connect(Element root) throws MalformedXmlException {
        if (root.child("type") == null
                && (root.text().equals("true") || root.text().equals("false"))) {
            return new Acknowledgement();
        }
        boolean whole = root.child("rc_id") != null || root.child("nickname") != null;
        return new Connect(
                root.text("type", ""),
                root.text("protocol_version", ""),
                whole,
                root.text("nickname", ""),
                id(root, "rc_id"));
    }

    private static int id(Element root, String name) throws MalformedXmlException {
        return root.child(name) == null ? -1 : root.integer(name);
    }

    private static AgentMessage command(Element root) throws MalformedXmlException {
        Element wheels = root.child("wheel_velocities");
        if (wheels != null) {
            return new Wheels(wheels.number("right"), wheels.number("left"));
        }
        Element kick = root.child("kick");
        if (kick != null) {
            return new Kick(kick.number("angle"), kick.number("force"));
        }
        Element point = root.child("goto");
        if (point != null) {
            return new Goto(point.number("dist"), point.number("angle"));
        }
        throw new MalformedXmlException("<command> needs <wheel_velocities>, <kick> or <goto>");
    }

    /** Writes a message as an agent does. */
    static String write(AgentMessage message) {
        XmlWriter out = new XmlWriter();
        if (message instanceof Connect connect) {
            out.open("connect").text("type", connect.type()).text("protocol_version", connect.version());
            if (connect.whole()) {
                out.text("nickname", connect.nickname());
                out.integer("rc_id", Math.max(0, connect.robot())).integer("vt_id", Math.max(0, connect.robot()));
            }
            return out.close("connect").toString();
        }
        if (message instanceof Parameters parameters) {
            out.open("parameters").integer("rc_id", Math.max(0, parameters.robot()));
            out.integer("vt_id", Math.max(0, parameters.robot())).text("nickname", parameters.nickname());
            return out.text("teamname", parameters.team())
                    .text("movement_mode", "wheel_velocities")
                    .close("parameters")
                    .toString();
        }
        if (message instanceof Acknowledgement) {
            return out.text("connect", "true").toString();
        }
        out.open("command");
        writeCommand(message, out);
        return out.close("command").toString();
    }

    /** Writes what is in a command: the server tells agents their last one, too. */
    static void writeCommand(AgentMessage message, XmlWriter out) {
        if (message instanceof Wheels wheels) {
            out.open("wheel_velocities").number("right", wheels.right(), 2).number("left", wheels.left(), 2);
            out.close("wheel_velocities");
        } else if (message instanceof Kick kick) {
            out.open("kick")
                    .number("angle", kick.angle(), 2)
                    .number("force", kick.force(), 3)
                    .close("kick");
        } else if (message instanceof Goto point) {
            out.open("goto")
                    .number("dist", point.distance(), 2)
                    .number("angle", point.angle(), 2)
                    .close("goto");
        }
    }

    /** The server's answer to a wish to take part. */
    static String answer(boolean accepted) {
        return new XmlWriter().text("connect", Boolean.toString(accepted)).toString();
    }

    /** What the server tells an agent of the 2008 variant after the answer. */
    static String movementMode() {
        return new XmlWriter()
                .open("connect")
                .text("type", "Client")
                .text("protocol_version", VERSION)
                .text("movement_mode", "wheel_velocities")
                .close("connect")
                .toString();
    }
}
