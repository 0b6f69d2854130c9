// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.links.mixedreality.xml.XmlWriter;

/**
 * What server, vision tracking and robot control say to each other. The originals are lost; these are ours, in mm, mm/s
 * and degrees, origin at the centre of the field, y up, angles counter-clockwise. Robots have the numbers 0 … 2n − 1, blue
 * first.
 */
public sealed interface DeviceMessage {
    /** Where the vision sees the robots. */
    record Vision(long cycle, double time, List<Seen> robots) implements DeviceMessage {
        public Vision {
            robots = List.copyOf(robots);
        }
    }

    /** A robot as the vision sees it; the numbers mean nothing if it is not found. */
    record Seen(int id, boolean found, double x, double y, double theta) {}

    /** What agents ask of their robots' wheels. */
    record Control(long cycle, List<Speeds> robots) implements DeviceMessage {
        public Control {
            robots = List.copyOf(robots);
        }
    }

    /** Wheel speeds as agents ask for them, mm/s. */
    record Speeds(int id, double left, double right) {}

    /** What the robot control has made of it: codes of Table 1. It is also what goes to the virtual robots. */
    record Codes(long cycle, List<Code> robots) implements DeviceMessage {
        public Codes {
            robots = List.copyOf(robots);
        }
    }

    /** Codes of Table 1, negative for backwards. */
    record Code(int id, int left, int right) {}

    /** Puts robots elsewhere. */
    record Reposition(List<Seen> robots) implements DeviceMessage {
        public Reposition {
            robots = List.copyOf(robots);
        }
    }

    /** Asks for all that the vision sees from now on; to be said again every few seconds. */
    record Subscribe() implements DeviceMessage {}

    /** Reads a datagram; null for a root that nobody knows. */
    static @Nullable DeviceMessage read(String text) throws MalformedXmlException {
        return read(XmlReader.read(text));
    }

    /** The same of a document; null for a root that nobody knows. */
    static @Nullable DeviceMessage read(Element root) throws MalformedXmlException {
        return switch (root.name()) {
            case "vt" -> new Vision(cycle(root), time(root), seen(root));
            case "rc" -> control(root);
            case "rcack" -> codes(root);
            case "reposition" -> new Reposition(seen(root));
            case "connect" -> new Subscribe();
            default -> null;
        };
    }

    private static long cycle(Element root) throws MalformedXmlException {
        try {
            return Long.parseLong(root.attributes().getOrDefault("cycle", "0"));
        } catch (NumberFormatException e) {
            throw new MalformedXmlException("the cycle of <" + root.name() + "> must be a whole number");
        }
    }

    private static double time(Element root) throws MalformedXmlException {
        try {
            double time = Double.parseDouble(root.attributes().getOrDefault("time", "0"));
            if (Double.isFinite(time)) {
                return time;
            }
        } catch (NumberFormatException e) {
            // The message below says it.
        }
        throw new MalformedXmlException("the time of <" + root.name() + "> must be a number");
    }

    private static List<Seen> seen(Element root) throws MalformedXmlException {
        List<Seen> robots = new ArrayList<>();
        for (Element robot : root.all("robot")) {
            boolean found = robot.text("status", "found").equals("found");
            robots.add(new Seen(
                    robot.integer("id"),
                    found,
                    found ? robot.number("x") : 0,
                    found ? robot.number("y") : 0,
                    found ? robot.number("theta") : 0));
        }
        return robots;
    }

    private static Control control(Element root) throws MalformedXmlException {
        List<Speeds> robots = new ArrayList<>();
        for (Element robot : root.all("robot")) {
            robots.add(new Speeds(robot.integer("id"), robot.number("left"), robot.number("right")));
        }
        return new Control(cycle(root), robots);
    }

    private static Codes codes(Element root) throws MalformedXmlException {
        List<Code> robots = new ArrayList<>();
        for (Element robot : root.all("robot")) {
            robots.add(new Code(robot.integer("id"), robot.integer("leftcode"), robot.integer("rightcode")));
        }
        return new Codes(cycle(root), robots);
    }

    /** Writes a message. */
    static String write(DeviceMessage message) {
        XmlWriter out = new XmlWriter();
        if (message instanceof Vision vision) {
            out.open("vt", "cycle", Long.toString(vision.cycle()), "time", XmlWriter.fixed(vision.time(), 3));
            vision.robots().forEach(robot -> write(robot, true, out));
            return out.close("vt").toString();
        }
        if (message instanceof Control control) {
            out.open("rc", "cycle", Long.toString(control.cycle()));
            for (Speeds robot : control.robots()) {
                out.open("robot").integer("id", robot.id());
                out.number("left", robot.left(), 2)
                        .number("right", robot.right(), 2)
                        .close("robot");
            }
            return out.close("rc").toString();
        }
        if (message instanceof Codes codes) {
            out.open("rcack", "cycle", Long.toString(codes.cycle()));
            for (Code robot : codes.robots()) {
                out.open("robot").integer("id", robot.id());
                out.integer("leftcode", robot.left())
                        .integer("rightcode", robot.right())
                        .close("robot");
            }
            return out.close("rcack").toString();
        }
        if (message instanceof Reposition reposition) {
            out.open("reposition");
            reposition.robots().forEach(robot -> write(robot, false, out));
            return out.close("reposition").toString();
        }
        return out.open("connect").text("type", "Server").close("connect").toString();
    }

    private static void write(Seen robot, boolean withStatus, XmlWriter out) {
        out.open("robot").integer("id", robot.id());
        if (withStatus) {
            out.text("status", robot.found() ? "found" : "not found");
        }
        if (robot.found()) {
            out.number("x", robot.x(), 2).number("y", robot.y(), 2).number("theta", robot.theta(), 3);
        }
        out.close("robot");
    }
}
