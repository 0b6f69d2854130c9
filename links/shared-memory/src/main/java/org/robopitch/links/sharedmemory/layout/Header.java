// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

import java.util.function.ToDoubleFunction;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.TeamInfo;

/** What the headers of both files are made of; {@link Field} says where each of it stands. */
public record Header(Layout layout, TeamInfo info, int flags, double deadlineSeconds, long session) {
    static final long PROCESS = ProcessHandle.current().pid();

    FieldInfo field() {
        return info.field();
    }

    RobotInfo robot() {
        return info.robot();
    }

    double wheels(ToDoubleFunction<RobotInfo.WheelPair> number) {
        RobotInfo.WheelPair wheels = info.robot().wheels();
        return wheels == null ? 0 : number.applyAsDouble(wheels);
    }
}
