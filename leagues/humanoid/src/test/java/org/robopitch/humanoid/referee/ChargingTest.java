// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.humanoid.sense.PlayMode;

/** Robots that run into opponents. */
class ChargingTest extends RefereeScene {
    @Test
    void whoRunsIntoAnOpponentNearTheBallChargesIt() {
        playOn();
        world.placeBall(-1, 0.75, 0.042, 0, 0, 0);
        world.beam(1, -1.5, 0, 0);
        world.beam(5, -1.0, 0, Math.PI);
        for (int i = 0; i < 60 && !events.contains("charging"); i++) {
            // Kept running, as a walk would.
            world.throwRobot(1, new double[] {1.2, 0, 0}, new double[3]);
            judge();
        }
        assertThat(events).contains("charging");
        assertThat(referee.mode()).isEqualTo(PlayMode.DIRECT_FREE_KICK_RIGHT);
        seconds(0.6);
        assertThat(Math.abs(y(1))).isGreaterThan(10);
    }

    /** Lets robots 1 and 5 run into each other, or one into the other; {@return whether that is charging}. */
    private boolean charges(double ballX, double ballY, double speed, double opponentsSpeed, double opponentsY) {
        playOn();
        world.placeBall(ballX, ballY, 0.042, 0, 0, 0);
        world.beam(1, -1.4, 0, 0);
        world.beam(5, -1.0, opponentsY, Math.PI);
        for (int i = 0; i < 60 && !events.contains("charging"); i++) {
            world.throwRobot(1, new double[] {speed, 0, 0}, new double[3]);
            if (opponentsSpeed != 0) {
                world.throwRobot(5, new double[] {opponentsSpeed, 0, 0}, new double[3]);
            }
            judge();
        }
        return events.contains("charging");
    }

    @Test
    void whoRunsTowardsTheBallFromFartherAwayChargesASlowOpponent() {
        assertThat(charges(-0.5, 0, 1.2, 0, 0)).isTrue();
    }

    @Test
    void whoPushesSlowlyDoesNotCharge() {
        assertThat(charges(-1.2, 0.6, 0.3, 0, 0)).isFalse();
    }

    @Test
    void twoWhoRunSideBySideTowardsTheBallDoNotCharge() {
        playOn();
        world.placeBall(-0.6, 0.13, 0.042, 0, 0, 0);
        world.beam(1, -1.5, 0, 0);
        world.beam(5, -1.4, 0.25, 0);
        boolean touched = false;
        for (int i = 0; i < 20; i++) {
            world.throwRobot(1, new double[] {0.8, 0.1, 0}, new double[3]);
            world.throwRobot(5, new double[] {0.8, -0.1, 0}, new double[3]);
            judge();
            touched |= world.contacts() > 0;
        }
        assertThat(touched).isTrue();
        assertThat(events).doesNotContain("charging");
    }

    @Test
    void twoWhoRunIntoEachOtherDoNotCharge() {
        assertThat(charges(-1.2, 0.6, 1.0, -1.0, 0)).isFalse();
    }

    @Test
    void farFromTheBallNobodyCharges() {
        assertThat(charges(3, 3, 1.2, 0, 0)).isFalse();
    }

    @Test
    void whoHasJustTouchedTheBallDoesNotCharge() {
        playOn();
        touch(1);
        world.placeBall(-1, 0.75, 0.042, 0, 0, 0);
        world.beam(1, -1.5, 0, 0);
        world.beam(5, -1.0, 0, Math.PI);
        for (int i = 0; i < 35; i++) {
            world.throwRobot(1, new double[] {1.2, 0, 0}, new double[3]);
            judge();
        }
        assertThat(events).doesNotContain("charging");
    }
}
