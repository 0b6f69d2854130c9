// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.humanoid.body.Joint;

class MovementFileTest {
    private static Movement read(String poses) {
        return MovementFile.parse("wave.yaml", "name: wave\nposes:\n" + poses);
    }

    @Test
    void posesHaveTimesInSecondsAndAnglesInDegrees() {
        Movement movement = read("  - {time: 0.5, joints: {hj1: 90}}\n  - {time: 1, joints: {hj1: -90}}\n");
        assertThat(movement.duration()).isEqualTo(1);
        assertThat(movement.poses().get(0).angles()[0]).isEqualTo(Math.toRadians(90));
    }

    @Test
    void anUnknownJointIsRefusedWithItsLine() {
        assertThatThrownBy(() -> read("  - time: 0.5\n    joints: {hj3: 1}\n"))
                .hasMessageContaining("wave.yaml")
                .hasMessageContaining("4")
                .hasMessageContaining("hj3");
    }

    @Test
    void anAngleBeyondItsLimitIsRefusedWithTheLimits() {
        assertThatThrownBy(() -> read("  - {time: 0.5, joints: {rlj4: -140}}\n"))
                .hasMessageContaining("between -130 and 1 degrees")
                .hasMessageContaining("-140");
    }

    @Test
    void aTimeThatDoesNotRiseIsRefused() {
        assertThatThrownBy(() -> read("  - {time: 0.5, joints: {hj1: 1}}\n  - {time: 0.5, joints: {hj1: 2}}\n"))
                .hasMessageContaining("poses[1].time")
                .hasMessageContaining("after the pose before");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "poses: []\n", "poses: 3\n", "poses:\n  - {time: a}\n", "what: 1\n", "smooth: 99\nposes: []"
            })
    void otherBadFilesAreRefusedToo(String text) {
        assertThatThrownBy(() -> MovementFile.parse("bad.yaml", text)).hasMessageContaining("bad.yaml");
    }

    @Test
    void aMovementPrintedAndReadIsTheSame() {
        for (String name : Repertoire.NAMES) {
            Movement movement = MovementFile.builtIn(name);
            assertThat(MovementFile.print(MovementFile.parse(name, MovementFile.print(movement))))
                    .isEqualTo(MovementFile.print(movement));
        }
    }

    @Test
    void mirroringTwiceChangesNothingAndStaysInsideTheLimits() {
        for (String name : Repertoire.NAMES) {
            Movement movement = MovementFile.builtIn(name);
            Movement mirrored = movement.mirrored("m");
            assertThat(MovementFile.print(mirrored.mirrored(name))).isEqualTo(MovementFile.print(movement));
            for (Pose pose : mirrored.poses()) {
                for (Joint joint : Joint.values()) {
                    double angle = pose.angles()[joint.ordinal()];
                    assertThat(Double.isNaN(angle) || angle >= joint.low() - 1e-9 && angle <= joint.high() + 1e-9)
                            .isTrue();
                }
            }
        }
    }
}
