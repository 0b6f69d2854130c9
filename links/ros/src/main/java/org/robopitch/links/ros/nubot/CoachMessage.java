// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.CoachDetail;

/** What a CoachInfo says beside the mode, and what it is called on the wire. Points are cm there, and m here. */
final class CoachMessage {
    private static final Map<CoachDetail, String> FIELDS = Map.of(
            CoachDetail.TEST_MODE, "TestMode",
            CoachDetail.POINT_A_X, "pointA.x",
            CoachDetail.POINT_A_Y, "pointA.y",
            CoachDetail.POINT_B_X, "pointB.x",
            CoachDetail.POINT_B_Y, "pointB.y",
            CoachDetail.ANGLE_A_DEGREES, "angleA",
            CoachDetail.ANGLE_B_DEGREES, "angleB",
            CoachDetail.ROBOT_A, "idA",
            CoachDetail.ROBOT_B, "idB",
            CoachDetail.KICK_FORCE, "kickforce");

    private CoachMessage() {}

    /** {@return a CoachInfo with its details and nothing else} */
    static Message details(Types types, ToDoubleFunction<CoachDetail> values) {
        Message message = types.make("CoachInfo");
        FIELDS.forEach((detail, field) -> {
            double value = values.applyAsDouble(detail);
            message.set(field, isPoint(field) ? (Object) WireFrame.length(value) : (Object) (int) value);
        });
        return message;
    }

    /** {@return a detail of a CoachInfo, in our units} */
    static double read(Message message, CoachDetail detail) {
        String field = Objects.requireNonNull(FIELDS.get(detail));
        return isPoint(field) ? WireFrame.metres(message.number(field)) : message.number(field);
    }

    private static boolean isPoint(String field) {
        return field.startsWith("point");
    }
}
