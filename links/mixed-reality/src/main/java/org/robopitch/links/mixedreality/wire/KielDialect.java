// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlWriter;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;

/**
 * The second dialect of vision and robot control, that of the later server of FH Kiel: places are shares of the screen,
 * of which the field takes 92 % across and 84 % up, y up, angles in degrees counter-clockwise; wheel speeds are percent of
 * the fastest. A robot that is not found is left out.
 */
public final class KielDialect {
    /** Shares of the screen that the field takes. */
    static final double SHARE_X = 0.92;

    static final double SHARE_Y = 0.84;

    private static final String REVISION = "2";
    private static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

    private KielDialect() {}

    /** {@return whether a document asks for a stream of frames} */
    public static boolean isRequest(Element root) {
        return root.name().equals("connectionrequest");
    }

    /** {@return whether a document grants what was requested} */
    public static boolean isGranted(Element root) {
        return root.name().equals("connectionacknowlege")
                && root.text("connectionallowed", "").equals("true");
    }

    /** {@return whether a document ends the shaking of hands} */
    public static boolean isEstablished(Element root) {
        return root.name().equals("connectionestablished");
    }

    /** Asks for a stream of frames. */
    public static String request(String name) {
        XmlWriter out = new XmlWriter().open("connectionrequest");
        return out.text("clientname", name).close("connectionrequest").toString();
    }

    /** Grants a request; the name of the element is spelt as in Kiel. */
    public static String grant(Element request, String name) {
        XmlWriter out = new XmlWriter().open("connectionacknowlege");
        out.text("servername", name).text("clientname", request.text("clientname", ""));
        return out.text("connectionallowed", "true")
                .close("connectionacknowlege")
                .toString();
    }

    /** Ends the shaking of hands. */
    public static String established() {
        return new XmlWriter().text("connectionestablished", "").toString();
    }

    /** Where the vision sees the robots. */
    public static String write(DeviceMessage.Vision frame, FieldParameters field) {
        XmlWriter out = new XmlWriter().open("positiondatapackage", "xmlns:xsi", INSTANCE);
        out.text("visionmode", "VISION_MODE_STREAM_BOTS");
        for (DeviceMessage.Seen robot : frame.robots()) {
            if (robot.found()) {
                out.open("objects", "xsi:type", "positionObjectBot").text("objecttype", "BOT");
                out.integer("id", robot.id()).text("name", "robot " + robot.id());
                out.number("location", across(robot.x() / 1000, field), 6);
                out.number("location", up(robot.y() / 1000, field), 6);
                out.number("angle", robot.theta(), 3).close("objects");
            }
        }
        return out.close("positiondatapackage").toString();
    }

    /** Reads where the vision sees the robots; null if this is something else. Who is left out is not found. */
    public static DeviceMessage.@Nullable Vision readVision(Element root, FieldParameters field, int robots)
            throws MalformedXmlException {
        if (!root.name().equals("positiondatapackage")) {
            return null;
        }
        DeviceMessage.Seen[] seen = new DeviceMessage.Seen[robots];
        for (int id = 0; id < robots; id++) {
            seen[id] = new DeviceMessage.Seen(id, false, 0, 0, 0);
        }
        for (Element object : root.all("objects")) {
            int id = object.text("objecttype", "BOT").equals("BOT") ? object.integer("id") : -1;
            if (id < 0 || id >= robots) {
                continue;
            }
            List<Element> place = object.all("location");
            if (place.size() < 2) {
                throw new MalformedXmlException("<objects> of a robot needs <location> twice, for x and y");
            }
            double x = (place.get(0).number() - 0.5) / SHARE_X * field.length();
            double y = (place.get(1).number() - 0.5) / SHARE_Y * field.width();
            seen[id] = new DeviceMessage.Seen(id, true, 1000 * x, 1000 * y, object.number("angle"));
        }
        return new DeviceMessage.Vision(0, 0, List.of(seen));
    }

    /** What an agent asks of its robot's wheels: one document per robot, as the receivers in Kiel have little room. */
    public static String write(DeviceMessage.Speeds robot) {
        XmlWriter out = new XmlWriter().open("commandPackage").text("commandProtocolRevision", REVISION);
        out.open("sections").integer("botID", robot.id());
        motor(out, "MOTOR_LEFT", robot.left());
        motor(out, "MOTOR_RIGHT", robot.right());
        return out.close("sections").close("commandPackage").toString();
    }

    private static void motor(XmlWriter out, String name, double millimetresPerSecond) {
        long percent = Math.round(millimetresPerSecond / (10 * SpeedTable.FASTEST));
        out.open("commandList").text("command", name);
        out.integer("value", Math.max(-100, Math.min(100, percent))).close("commandList");
    }

    /** Reads what is asked of wheels; null if this is something else. */
    public static DeviceMessage.@Nullable Control readControl(Element root) throws MalformedXmlException {
        if (!root.name().equals("commandPackage")) {
            return null;
        }
        String revision = root.text("commandProtocolRevision", REVISION);
        if (!revision.equals(REVISION)) {
            throw new MalformedXmlException("<commandProtocolRevision> must be " + REVISION + ", but is " + revision);
        }
        List<DeviceMessage.Speeds> robots = new ArrayList<>();
        for (Element section : root.all("sections")) {
            double left = Double.NaN;
            double right = Double.NaN;
            for (Element command : section.all("commandList")) {
                switch (command.text("command", "")) {
                    case "MOTOR_LEFT" -> left = command.number("value");
                    case "MOTOR_RIGHT" -> right = command.number("value");
                    default -> {
                        // Lights and the like: there are none here.
                    }
                }
            }
            if (!Double.isNaN(left) && !Double.isNaN(right)) {
                robots.add(new DeviceMessage.Speeds(section.integer("botID"), speed(left), speed(right)));
            }
        }
        return new DeviceMessage.Control(0, robots);
    }

    private static double speed(double percent) {
        return 10 * SpeedTable.FASTEST * Math.max(-100, Math.min(100, percent));
    }

    /** A place across the screen, from metres. */
    public static double across(double x, FieldParameters field) {
        return 0.5 + SHARE_X * x / field.length();
    }

    /** A place up the screen, from metres. */
    public static double up(double y, FieldParameters field) {
        return 0.5 + SHARE_Y * y / field.width();
    }
}
