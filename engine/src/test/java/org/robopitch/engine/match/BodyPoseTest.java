// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class BodyPoseTest {
    private final BodyPose pose = new BodyPose();

    @Test
    void aPlanarBodyIsTurnedAboutTheVerticalAlone() {
        for (double angle = -3.1; angle < 3.2; angle += 0.1) {
            pose.face(StrictMath.cos(angle), StrictMath.sin(angle));
            assertThat(pose.qx).isZero();
            assertThat(pose.qy).isZero();
            assertThat(2 * StrictMath.atan2(pose.qz, pose.qw)).isEqualTo(angle, within(1e-7));
            double headingX = pose.headingX;
            double headingY = pose.headingY;
            pose.orient(pose.qx, pose.qy, pose.qz, pose.qw);
            assertThat(pose.headingX).isEqualTo(headingX, within(1e-12));
            assertThat(pose.headingY).isEqualTo(headingY, within(1e-12));
        }
    }

    @Test
    void aBodyThatFallsKeepsItsHeadingUntilItLiesAndWhenItLies() {
        double heading = 0.7;
        for (int side = -1; side <= 1; side += 2) {
            for (double tilt = 0; tilt <= Math.PI / 2 + 1e-12; tilt += Math.PI / 20) {
                tip(heading, side * tilt);
                assertThat(StrictMath.atan2(pose.headingY, pose.headingX)).isEqualTo(heading, within(1e-6));
            }
        }
    }

    /** First about the body's own left axis, then about the vertical. */
    private void tip(double heading, double tilt) {
        double y = StrictMath.sin(tilt / 2);
        double w = StrictMath.cos(tilt / 2);
        double sine = StrictMath.sin(heading / 2);
        double cosine = StrictMath.cos(heading / 2);
        pose.orient(-sine * y, cosine * y, sine * w, cosine * w);
    }

    @Test
    void aPartHangsOnTheBodyOrOnAPartBeforeIt() {
        PartInfo trunk = new PartInfo("trunk", -1, new PartShape.Box(0.1, 0.1, 0.2), PartInfo.Place.ORIGIN);
        PartInfo arm = new PartInfo("arm", 0, new PartShape.Capsule(0.02, 0.1), PartInfo.Place.at(0.05, 0, 0));
        assertThat(robot(List.of(trunk, arm)).parts()).containsExactly(trunk, arm);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> robot(List.of(arm)))
                .withMessage("part 0 (arm): expected a parent from -1 to -1, found 0");
    }

    private static BodyInfo robot(List<PartInfo> parts) {
        return new BodyInfo(0, BodyInfo.Kind.ROBOT, Side.BLUE, 0, List.of(), 0.1, 0.5, parts);
    }
}
