// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlipTest {
    /** The six cases of fig. 6: β in degrees, σ, slip of Y, slip of the other wheel. */
    @ParameterizedTest
    @CsvSource({"-45,-1,1,0", "0,-1,1.5,0.5", "45,-1,2,1", "-45,1,1,2", "0,1,0.5,1.5", "45,1,0,1"})
    void theCollidingRobotSlipsAsInFigureSix(double degrees, int sigma, double ofY, double ofOther) {
        double slip = Slip.perpendicularA(Math.toRadians(degrees), sigma);
        assertThat(slip).isCloseTo(ofY, within(1e-12));
        assertThat(Slip.perpendicularOther(slip, sigma)).isCloseTo(ofOther, within(1e-12));
    }

    @Test
    void againstARobotThatStandsBothWheelsStop() {
        double slip = Slip.perpendicularA(0.3, 0);
        assertThat(slip).isEqualTo(1);
        assertThat(Slip.perpendicularOther(slip, 0)).isEqualTo(1);
    }

    /** Eq. 13 passes through the paper's three points; 5/8 and 1/8 are Lagrange's parabola half-way between them. */
    @ParameterizedTest
    @CsvSource({"45,1", "67.5,0.625", "90,0.333333333333", "112.5,0.125", "135,0", "20,1", "170,0"})
    void theCollidedRobotSlipsAsInFigureSeven(double degrees, double slip) {
        assertThat(Slip.perpendicularB(Math.toRadians(degrees))).isCloseTo(slip, within(1e-11));
    }

    @Test
    void torqueMovesSlipToTheWheelY() {
        assertThat(Slip.parallel(0, 1)).isEqualTo(0.5);
        assertThat(Slip.parallel(1, 1)).isEqualTo(1);
        assertThat(Slip.parallel(0.25, 1)).isEqualTo(0.625);
        assertThat(Slip.parallel(0, 0)).isEqualTo(0.5);
    }
}
