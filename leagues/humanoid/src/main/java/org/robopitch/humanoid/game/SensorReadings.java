// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Readings;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sensor.BodySensors;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Gyroscope, rad/s, accelerometer, m/s², and what presses on the soles: place, m, and force, N, in the foot's frame. */
final class SensorReadings implements Readings {
    private static final int FEET = 2;
    private static final List<String> NAMES = names("gyr", "acc", "rf.c", "rf.f", "lf.c", "lf.f");

    private final BodySensors sensors;
    private final Percepts felt = new Percepts();

    SensorReadings(HumanoidWorld world) {
        this.sensors = new BodySensors(world);
    }

    private static List<String> names(String... sensors) {
        List<String> list = new ArrayList<>();
        for (String sensor : sensors) {
            for (String axis : List.of("x", "y", "z")) {
                list.add(sensor.endsWith(".c") || sensor.endsWith(".f") ? sensor + axis : sensor + "." + axis);
            }
        }
        return List.copyOf(list);
    }

    @Override
    public String name() {
        return "sensors";
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public boolean fresh() {
        return true;
    }

    @Override
    public void read(int body, double[] into) {
        felt.clear();
        sensors.feel(body, felt);
        System.arraycopy(felt.gyro(), 0, into, 0, 3);
        System.arraycopy(felt.acceleration(), 0, into, 3, 3);
        for (int foot = 0; foot < FEET; foot++) {
            for (int k = 0; k < 6; k++) {
                into[6 + 6 * foot + k] = felt.pressed(foot) ? felt.force(foot, k) : Double.NaN;
            }
        }
    }
}
