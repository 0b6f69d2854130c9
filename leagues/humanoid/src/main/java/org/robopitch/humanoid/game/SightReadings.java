// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.Readings;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/**
 * What robots saw last, noise and all: distance, m, and angles to the left and up, rad, in the head's frame. Of players
 * their heads, or whatever else of them is seen. Before that, where the head was in truth. Only for viewers: nothing in the match depends on it.
 */
final class SightReadings implements Readings {
    private static final int POLAR = 3;
    private static final List<String> EYE = List.of("eye.x", "eye.y", "eye.z", "eye.qx", "eye.qy", "eye.qz", "eye.qw");
    private static final BodyPart[] PARTS = BodyPart.values();

    private final HumanoidWorld world;
    private final int perSide;
    private final int width;
    private final List<String> names;
    private final double[] seen;
    private final long stepsPerCycle;
    private final PartMotion head = new PartMotion();
    private final double[] quaternion = new double[4];
    private long looked = Long.MIN_VALUE;

    SightReadings(HumanoidWorld world, int perSide) {
        this.world = world;
        this.perSide = perSide;
        List<String> things = new ArrayList<>();
        for (Landmark landmark : Landmark.values()) {
            things.add(landmark.name().toLowerCase(Locale.ROOT));
        }
        things.add("ball");
        for (Side side : Side.values()) {
            for (int i = 1; i <= perSide; i++) {
                things.add(side.label() + i);
            }
        }
        List<String> list = new ArrayList<>(EYE);
        for (String thing : things) {
            list.add(thing + ".distance");
            list.add(thing + ".left");
            list.add(thing + ".up");
        }
        names = List.copyOf(list);
        width = names.size();
        seen = new double[width * world.robots()];
        Arrays.fill(seen, Double.NaN);
        stepsPerCycle = Math.round(Humanoid.CYCLE / world.stepSeconds());
    }

    @Override
    public String name() {
        return "sight";
    }

    @Override
    public List<String> names() {
        return names;
    }

    @Override
    public boolean fresh() {
        return world.steps() - looked == stepsPerCycle;
    }

    @Override
    public void read(int body, double[] into) {
        System.arraycopy(seen, width * body, into, 0, width);
    }

    /** Keeps what a robot sees now. */
    void keep(int robot, Sight sight, String[] teamNames) {
        looked = world.steps();
        int first = width * robot;
        Arrays.fill(seen, first, first + width, Double.NaN);
        world.part(robot, Part.HEAD.ordinal(), head);
        System.arraycopy(head.position, 0, seen, first, 3);
        Quaternions.fromMatrix(head.rotation, quaternion);
        System.arraycopy(quaternion, 1, seen, first + 3, 3);
        seen[first + 6] = quaternion[0];
        int at = first + EYE.size();
        for (int i = 0; i < Landmark.COUNT; i++) {
            Landmark landmark = Landmark.of(i);
            if (sight.sees(landmark)) {
                for (int k = 0; k < POLAR; k++) {
                    seen[at + POLAR * i + k] = sight.landmark(landmark, k);
                }
            }
        }
        if (sight.seesBall) {
            for (int k = 0; k < POLAR; k++) {
                seen[at + POLAR * Landmark.COUNT + k] = sight.ball[k];
            }
        }
        for (int p = 0; p < sight.players; p++) {
            int side = sight.teams[p].equals(teamNames[0]) ? 0 : 1;
            int thing = Landmark.COUNT + 1 + side * perSide + sight.numbers[p] - 1;
            player(sight, p, at + POLAR * thing);
        }
    }

    private void player(Sight sight, int player, int at) {
        for (BodyPart part : PARTS) {
            if (sight.sees(player, part)) {
                for (int k = 0; k < POLAR; k++) {
                    seen[at + k] = sight.part(player, part, k);
                }
                return;
            }
        }
    }
}
