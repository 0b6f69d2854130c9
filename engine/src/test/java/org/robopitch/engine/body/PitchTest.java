// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

/** The walls around a pitch, and how far away they are. */
class PitchTest {
    private static final Pitch PITCH = new Pitch(2.2, 1.8, 0.4, 0.15, 0.07);

    @Test
    void aPointOnThePitchIsAsFarFromTheNearestWallAsTheRulerSays() {
        assertThat(distance(0, 0.8)).isCloseTo(0.1, within(1e-15));
        assertThat(distance(0, -0.85)).isCloseTo(0.05, within(1e-15));
        assertThat(distance(1.0, 0.5)).isCloseTo(0.1, within(1e-15));
        assertThat(distance(1.05, 0.3)).isCloseTo(0.05, within(1e-15));
        assertThat(distance(-1.2, 0.15)).as("in the goal, to its side").isCloseTo(0.05, within(1e-15));
        assertThat(distance(-1.2, 0.0)).as("in the goal, to its back").isCloseTo(0.05, within(1e-15));
        assertThat(distance(1.1 - 0.03, 0.2 - 0.04)).as("to a goal post").isCloseTo(0.05, within(1e-15));
        assertThat(distance(1.1 - 0.07, 0.9 - 0.07))
                .as("to a corner triangle")
                .isCloseTo(0.07 * Math.sqrt(0.5), within(1e-15));
        assertThat(distance(0, 0.91)).as("in a wall").isCloseTo(-0.01, within(1e-15));
    }

    @Test
    void nothingLeaksOut() {
        RandomStream random = new RandomStream(5, 0);
        for (int i = 0; i < 50_000; i++) {
            double x = random.between(-1.6, 1.6);
            double y = random.between(-1.2, 1.2);
            boolean field = Math.abs(x) < 1.1 && Math.abs(y) < 0.9 && Math.abs(x) + Math.abs(y) < 1.1 + 0.9 - 0.07;
            boolean goal = Math.abs(x) < 1.25 && Math.abs(y) < 0.2;
            assertThat(distance(x, y) > 0).as("(%s, %s) is free", x, y).isEqualTo(field || goal);
        }
    }

    @Test
    void theWayAwayFromAWallLeadsToItsDistance() {
        RandomStream random = new RandomStream(6, 0);
        double[] away = new double[2];
        for (Wall wall : PITCH.walls()) {
            for (int i = 0; i < 2000; i++) {
                double x = random.between(-1.3, 1.3);
                double y = random.between(-0.9, 0.9);
                double distance = wall.distance(x, y, away);
                assertThat(Math.hypot(away[0], away[1])).isCloseTo(1, within(1e-12));
                if (distance > 0) {
                    assertThat(wall.distance(x - distance * away[0], y - distance * away[1]))
                            .isCloseTo(0, within(1e-12));
                    assertThat(distance).isCloseTo(distanceToSides(wall, x, y), within(1e-12));
                }
            }
        }
    }

    private static double distanceToSides(Wall wall, double x, double y) {
        double best = Double.POSITIVE_INFINITY;
        double[] xs = wall.outline().cornerX;
        double[] ys = wall.outline().cornerY;
        for (int i = 0; i < xs.length; i++) {
            int j = (i + 1) % xs.length;
            double dx = xs[j] - xs[i];
            double dy = ys[j] - ys[i];
            double share = Math.max(0, Math.min(1, ((x - xs[i]) * dx + (y - ys[i]) * dy) / (dx * dx + dy * dy)));
            best = Math.min(best, Math.hypot(x - xs[i] - share * dx, y - ys[i] - share * dy));
        }
        return best;
    }

    @Test
    void mirroredPointsAreEquallyFarToTheBit() {
        RandomStream random = new RandomStream(8, 0);
        for (int i = 0; i < 20_000; i++) {
            double x = random.between(-1.25, 1.25);
            double y = random.between(-0.9, 0.9);
            double distance = distance(x, y);
            assertThat(distance(x, -y)).isEqualTo(distance);
            assertThat(distance(-x, y)).isEqualTo(distance);
            assertThat(distance(-x, -y)).isEqualTo(distance);
        }
    }

    @Test
    void facesLieOnTheirBlocksAndLookAtThePitch() {
        for (Wall wall : PITCH.walls()) {
            for (Wall.Face face : wall.faces()) {
                double middle = 0.5 * (face.from() + face.to());
                double x = face.normalX() * face.offset() - face.normalY() * middle;
                double y = face.normalY() * face.offset() + face.normalX() * middle;
                assertThat(wall.distance(x, y)).isCloseTo(0, within(1e-12));
                assertThat(distance(x + 0.01 * face.normalX(), y + 0.01 * face.normalY()))
                        .isCloseTo(0.01, within(1e-12));
            }
        }
    }

    @Test
    void aPitchNeedsNeitherGoalsNorCorners() {
        List<Wall> walls = new Pitch(1, 1, 0, 0, 0).walls();
        assertThat(walls).hasSize(4);
        assertThat(distance(walls, 0.49, 0.49)).isCloseTo(0.01, within(1e-12));
    }

    @Test
    void whatIsNoPitchIsRefused() {
        assertThatThrownBy(() -> new Pitch(0, 1, 0, 0, 0)).hasMessageContaining("positive length and width");
        assertThatThrownBy(() -> new Pitch(Double.NaN, 1, 0, 0, 0)).hasMessageContaining("NaN m × 1.0 m");
        assertThatThrownBy(() -> new Pitch(1, Double.POSITIVE_INFINITY, 0, 0, 0))
                .hasMessageContaining("Infinity");
        assertThatThrownBy(() -> new Pitch(2, 1, 0.95, 0.1, 0.05))
                .hasMessageContaining("a goal must fit between the corners");
        assertThatThrownBy(() -> new Pitch(2, 1, -0.1, 0.1, 0.05)).hasMessageContaining("a goal must fit");
        assertThatThrownBy(() -> new Pitch(2, 1, 0.4, 0, 0.05)).hasMessageContaining("positive depth, but got 0.0 m");
        assertThatThrownBy(() -> new Pitch(0.1, 1, 0.4, 0.1, 0.05)).hasMessageContaining("the corners must fit");
        assertThatThrownBy(() -> new Pitch(2, 1, 0.4, 0.1, -0.05)).hasMessageContaining("the corners must fit");
    }

    private static double distance(double x, double y) {
        return distance(PITCH.walls(), x, y);
    }

    private static double distance(List<Wall> walls, double x, double y) {
        return walls.stream().mapToDouble(wall -> wall.distance(x, y)).min().orElseThrow();
    }

    @Test
    void withARunOffTheGoalsStandFreeInsideAFence() {
        Pitch pitch = new Pitch(18, 12, 2, 0.75, 0, 1.5);
        for (int right = -1; right <= 1; right += 2) {
            for (int up = -1; up <= 1; up += 2) {
                assertThat(free(pitch, right * 9.3, up * 0.9)).as("in the goal").isTrue();
                assertThat(free(pitch, right * 9.3, up * 1.06))
                        .as("in the side")
                        .isFalse();
                assertThat(free(pitch, right * 9.8, up * 0.35)).as("in the net").isFalse();
                assertThat(free(pitch, right * 9.3, up * 1.5))
                        .as("beside the goal")
                        .isTrue();
                assertThat(free(pitch, right * 10.2, up * 0.35))
                        .as("behind the net")
                        .isTrue();
                assertThat(free(pitch, right * 10.6, up * 0.35))
                        .as("behind the fence")
                        .isFalse();
                assertThat(free(pitch, right * 3, up * 7.4))
                        .as("beside the line")
                        .isTrue();
                assertThat(free(pitch, right * 3, up * 7.6))
                        .as("behind the side fence")
                        .isFalse();
            }
        }
    }

    @Test
    void aRunOffWithoutRoomForTheGoalsIsRefused() {
        assertThatThrownBy(() -> new Pitch(18, 12, 2, 0.75, 0, 0.8))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("room for the goals");
    }

    private static boolean free(Pitch pitch, double x, double y) {
        return pitch.walls().stream().allMatch(wall -> wall.distance(x, y) > 0);
    }
}
