// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Robots that lie about, crowd their area or touch one another. */
class FoulsTest extends RefereeScene {
    @Test
    void aRobotThatLiesTooLongIsPutBesideThePitch() {
        playOn();
        world.place(1, -6, -1, 0.1, Math.sqrt(0.5), Math.sqrt(0.5), 0, 0);
        world.place(0, -6, -3, 0.1, Math.sqrt(0.5), Math.sqrt(0.5), 0, 0);
        seconds(14.5);
        assertThat(Math.abs(y(1))).isLessThan(10);
        seconds(0.7);
        assertThat(z(1)).as("held up").isGreaterThan(0.9);
        seconds(0.5);
        assertThat(Math.abs(y(1))).isGreaterThan(10);
        assertThat(Math.abs(y(0))).as("keepers may lie for longer").isLessThan(10);
        seconds(15);
        assertThat(Math.abs(y(0))).isGreaterThan(10);
        assertThat(events).contains("fallen");
    }

    @Test
    void aRobotThatIsNeitherUpNorDownForTooLongIsSentOffToo() {
        playOn();
        for (int i = 0; i < 2000 && !events.contains("fallen"); i++) {
            world.place(1, -6, -1, 0.2, Math.sqrt(0.5), Math.sqrt(0.5), 0, 0);
            judge();
        }
        assertThat(events).contains("fallen");
        assertThat(referee.gameTime()).isBetween(30.0, 30.2);
    }

    @Test
    void theFourthInTheOwnAreaHasToLeave() {
        playOn();
        world.placeBall(0, 5, 0.042, 0, 0, 0);
        for (int r = 0; r < 4; r++) {
            world.beam(r, -14, -2 + r, 0);
        }
        judge();
        assertThat(events).contains("crowded area");
        seconds(0.6);
        long inside = 0;
        for (int r = 0; r < 4; r++) {
            inside += Math.abs(y(r)) < 3 && x(r) < -13.2 ? 1 : 0;
        }
        assertThat(inside).isEqualTo(3);
    }

    @Test
    void whoComesLastIntoACrowdedAreaHasToLeave() {
        playOn();
        world.placeBall(0, 5, 0.042, 0, 0, 0);
        for (int r = 1; r < 4; r++) {
            world.beam(r, -13.5, -2 + r, 0);
        }
        seconds(0.2);
        assertThat(events).doesNotContain("crowded area");
        world.beam(2, -12, 0, 0);
        world.beam(0, -14.5, -2, 0);
        seconds(0.2);
        world.beam(2, -14.8, 0, 0);
        seconds(0.6);
        assertThat(events).containsOnlyOnce("crowded area");
        assertThat(Math.abs(y(2))).as("though it is the nearest to its goal").isGreaterThan(10);
    }

    @Test
    void aKeeperThatComesLastMayStay() {
        playOn();
        world.placeBall(0, 5, 0.042, 0, 0, 0);
        for (int r = 1; r < 4; r++) {
            world.beam(r, -13.4 - 0.3 * r, -2 + r, 0);
        }
        seconds(0.2);
        world.beam(0, -14.5, -2, 0);
        seconds(0.6);
        assertThat(events).containsOnlyOnce("crowded area");
        assertThat(Math.abs(y(0))).isLessThan(10);
        assertThat(Math.abs(y(1))).as("the farthest from its goal").isGreaterThan(10);
    }

    @Test
    void threeOfATeamThatTouchOneAnotherAreTooMany() {
        playOn();
        world.placeBall(0, 5, 0.042, 0, 0, 0);
        world.beam(0, -3, 0, 0);
        world.beam(1, -3, 0.27, 0);
        world.beam(2, -3, 0.54, 0);
        seconds(0.1);
        assertThat(events).contains("touching");
    }

    @Test
    void opponentsCountAmongThoseWhoTouch() {
        playOn();
        world.placeBall(0, 5, 0.042, 0, 0, 0);
        world.beam(1, -3, 0, 0);
        world.beam(5, -3, 0.27, 0);
        seconds(0.2);
        assertThat(events).as("two may").doesNotContain("touching");
        world.beam(6, -3, 0.54, 0);
        seconds(0.7);
        assertThat(events).contains("touching");
        assertThat(Math.abs(y(6))).as("the last to come").isGreaterThan(10);
        assertThat(Math.abs(y(1))).isLessThan(10);
        assertThat(Math.abs(y(5))).isLessThan(10);
    }

    @Test
    void whoJoinsTwoOpponentsIsNotToBlame() {
        playOn();
        world.placeBall(0, 5, 0.042, 0, 0, 0);
        world.beam(5, -3, 0, 0);
        world.beam(6, -3, 0.27, 0);
        seconds(0.2);
        world.beam(1, -3, 0.54, 0);
        seconds(0.7);
        assertThat(events).contains("touching");
        assertThat(Math.abs(y(1))).isLessThan(10);
        assertThat(Math.max(Math.abs(y(5)), Math.abs(y(6)))).isGreaterThan(10);
    }
}
