// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.teams.Playing;
import org.robopitch.teams.chaser.Chaser;

/**
 * Whole matches of the sample teams. The everyday check plays a few seeds; all twenty are played with
 * {@code ./mvnw -pl teams/samples -am test -Dtest=TacticalMatchTest -Dsurefire.failIfNoSpecifiedTests=false -Drobopitch.seeds=20}.
 */
class TacticalMatchTest {
    private static final int SEEDS = Integer.getInteger("robopitch.seeds", 2);
    private static final double TEN_MINUTES = 600;

    /** Robots free themselves sooner than the referee frees the ball, which is after 5 s. */
    private static final double STUCK_AT_MOST = 5;

    @ParameterizedTest
    @EnumSource(Side.class)
    void tacticalBeatsChaserByFiveGoalsAMatchAndNobodyIsStuck(Side tactical) {
        double lead = 0;
        for (int seed = 1; seed <= SEEDS; seed++) {
            Playing.Result result = play(Size.MIDDLE, tactical, seed, TEN_MINUTES, SensingSettings.PERFECT);
            System.out.printf(
                    "tactical is %s, seed %d: %d:%d, longest stuck %.1f s%n",
                    tactical.label(), seed, result.blue(), result.yellow(), result.longestStuck());
            assertThat(result.longestStuck()).as("longest stuck, seed " + seed).isLessThan(STUCK_AT_MOST);
            lead += result.lead(tactical);
        }
        assertThat(lead / SEEDS).as("mean lead").isGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @EnumSource(
            value = Size.class,
            names = {"SMALL", "LARGE"})
    void tacticalBeatsChaserOnEveryPitch(Size size) {
        double lead = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Playing.Result result = play(size, Side.BLUE, seed, 120, SensingSettings.PERFECT);
            lead += result.lead(Side.BLUE);
            assertThat(result.match().teamErrors(Side.BLUE)).isZero();
            assertThat(result.longestStuck()).as("longest stuck, seed " + seed).isLessThan(STUCK_AT_MOST);
        }
        assertThat(lead).as("lead in three matches of two minutes").isPositive();
    }

    @Test
    void tacticalPlaysThroughNoiseLossAndDelay() {
        SensingSettings poor = SensingSettings.PERFECT
                .with("positionNoise", 0.002)
                .with("headingNoise", 0.02)
                .with("speedNoise", 0.05)
                .with("spinNoise", 0.3)
                .with("vanish", 0.02)
                .with("dropFrame", 0.05)
                .with("delay", 0.016);
        double lead = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Playing.Result result = play(Size.MIDDLE, Side.YELLOW, seed, 160, poor);
            lead += result.lead(Side.YELLOW);
            assertThat(result.match().teamErrors(Side.YELLOW)).isZero();
        }
        assertThat(lead).as("lead in three matches").isPositive();
    }

    @Test
    void twoTacticalTeamsPlayALivelyMatchThatDependsOnTheSeedAlone() {
        Playing.Result one = Playing.play(Size.MIDDLE, new Tactical(), new Tactical(), 7, 300);
        Playing.Result again = Playing.play(Size.MIDDLE, new Tactical(), new Tactical(), 7, 300);
        Playing.Result other = Playing.play(Size.MIDDLE, new Tactical(), new Tactical(), 8, 300);
        assertThat(again.match().hash()).isEqualTo(one.match().hash());
        assertThat(other.match().hash()).isNotEqualTo(one.match().hash());
        assertThat(one.blue() + one.yellow() + other.blue() + other.yellow())
                .as("goals in ten minutes")
                .isPositive();
        assertThat(one.match().statistics().shots(Side.BLUE)).isGreaterThan(5);
        assertThat(one.match().statistics().shots(Side.YELLOW)).isGreaterThan(5);
        assertThat(one.match().statistics().events())
                .filteredOn(event -> event.kind().equals("free ball"))
                .hasSizeLessThan(5);
        assertThat(one.longestStuck()).isLessThan(STUCK_AT_MOST);
    }

    private static Playing.Result play(Size size, Side tactical, long seed, double seconds, SensingSettings sensing) {
        Team blue = tactical == Side.BLUE ? new Tactical() : new Chaser();
        Team yellow = tactical == Side.YELLOW ? new Tactical() : new Chaser();
        return Playing.play(size, blue, yellow, seed, seconds, sensing);
    }
}
