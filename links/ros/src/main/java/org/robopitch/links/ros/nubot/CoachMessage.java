// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.function.ToDoubleFunction;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.CoachDetail;

/** What a CoachInfo says beside the mode, and what it is called on the wire. Points are cm there, and m here. */
final class CoachMessage {
    private CoachMessage() {}

    /** {@return a CoachInfo with its details and nothing else} */
    static Message details(Types types, ToDoubleFunction<CoachDetail> values) {
        Message message = types.make("CoachInfo");
        for (CoachDetail detail : CoachDetail.values()) {
            double value = values.applyAsDouble(detail);
            switch (detail) {
                case POINT_A_X -> message.message("pointA").set("x", WireFrame.length(value));
                case POINT_A_Y -> message.message("pointA").set("y", WireFrame.length(value));
                case POINT_B_X -> message.message("pointB").set("x", WireFrame.length(value));
                case POINT_B_Y -> message.message("pointB").set("y", WireFrame.length(value));
                default -> message.set(field(detail), (int) value);
            }
        }
        return message;
    }

    /** {@return a detail of a CoachInfo, in our units} */
    static double read(Message message, CoachDetail detail) {
        return switch (detail) {
            case POINT_A_X -> WireFrame.metres(message.message("pointA").number("x"));
            case POINT_A_Y -> WireFrame.metres(message.message("pointA").number("y"));
            case POINT_B_X -> WireFrame.metres(message.message("pointB").number("x"));
            case POINT_B_Y -> WireFrame.metres(message.message("pointB").number("y"));
            default -> message.integer(field(detail));
        };
    }

    private static String field(CoachDetail detail) {
        return switch (detail) {
            case TEST_MODE -> "TestMode";
            case ANGLE_A_DEGREES -> "angleA";
            case ANGLE_B_DEGREES -> "angleB";
            case ROBOT_A -> "idA";
            case ROBOT_B -> "idB";
            case KICK_FORCE -> "kickforce";
            default -> throw new IllegalArgumentException(detail + " is part of a point");
        };
    }
}
