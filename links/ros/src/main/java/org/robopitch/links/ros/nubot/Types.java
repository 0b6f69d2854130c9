// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.links.ros.message.ServiceType;

/** The types that the link speaks, and the small messages that the large ones are made of. */
final class Types {
    private final Definitions definitions;
    private final MessageType header;
    private final MessageType point;
    private final MessageType polar;

    Types(Definitions definitions) {
        this.definitions = definitions;
        this.header = definitions.message("std_msgs/Header");
        this.point = nubot("Point2d");
        this.polar = nubot("PPoint");
    }

    MessageType nubot(String name) {
        return definitions.message("nubot_common/" + name);
    }

    ServiceType nubotService(String name) {
        return definitions.service("nubot_common/" + name);
    }

    MessageType named(String name) {
        return definitions.message(name);
    }

    ServiceType serviceNamed(String name) {
        return definitions.service(name);
    }

    Message make(String nubotName) {
        return new Message(nubot(nubotName));
    }

    Message header(double seconds, String frame) {
        return new Message(header).set("stamp", RosTime.ofSeconds(seconds)).set("frame_id", frame);
    }

    Message point(double x, double y) {
        return new Message(point).set("x", x).set("y", y);
    }

    Message polar(double angle, double radius) {
        return new Message(polar).set("angle", angle).set("radius", radius);
    }
}
