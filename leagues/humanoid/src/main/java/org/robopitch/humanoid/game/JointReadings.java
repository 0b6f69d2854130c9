// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Readings;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Where the commands of the last step would have turned each joint, and where it is, rad. */
final class JointReadings implements Readings {
    private final HumanoidWorld world;
    private final List<String> names;

    JointReadings(HumanoidWorld world) {
        this.world = world;
        List<String> list = new ArrayList<>();
        for (Joint joint : Joint.values()) {
            list.add(joint.perceptor() + ".planned");
            list.add(joint.perceptor() + ".executed");
        }
        names = List.copyOf(list);
    }

    @Override
    public String name() {
        return "joints";
    }

    @Override
    public List<String> names() {
        return names;
    }

    @Override
    public boolean fresh() {
        return true;
    }

    @Override
    public void read(int body, double[] into) {
        int joints = world.model(body).joints();
        for (int j = 0; j < Joint.COUNT; j++) {
            double angle = j < joints ? world.angle(body, j) : Double.NaN;
            // The joint moved by its speed; by its command it would have moved by that.
            double missed = j < joints ? world.wantedSpeed(body, j) - world.speed(body, j) : 0;
            into[2 * j] = angle + missed * world.stepSeconds();
            into[2 * j + 1] = angle;
        }
    }
}
