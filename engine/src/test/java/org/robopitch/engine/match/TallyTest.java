// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.robopitch.engine.match.Side.BLUE;
import static org.robopitch.engine.match.Side.YELLOW;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.state.Snapshot;

/** Each definition of {@link Tally} as a scene: two robots a side, cubes of 8 cm, and a ball of 4 cm on 2 m by 1 m. */
class TallyTest {
    private static final double CYCLE = 0.02;
    private static final int BALL = 4;
    private static final TallyRules FLAT = new TallyRules(0.005, 0.05, 0.2, 5, 0, 0, false, 1, List.of("second half"));

    private Scene scene = new Scene(FLAT);

    /** Frames made by hand: whatever has a velocity moves. */
    private static final class Scene implements Stage, Tally.Poses {
        final double[] x = {-0.5, -0.5, 0.5, 0.5, 0};
        final double[] y = {-0.3, 0.3, -0.3, 0.3, 0};
        final double[] vx = new double[5];
        final double[] vy = new double[5];
        final double[] z = new double[5];
        final Tally tally;
        PlayState play = new PlayState("play", true, null, "first half", 0, 0, 0);
        double time;

        Scene(TallyRules rules) {
            tally = new Tally(this, rules, CYCLE);
            frame();
        }

        void frame() {
            time += CYCLE;
            tally.frame(time, play, this);
        }

        Scene play(double seconds) {
            for (int i = 0; i < Math.round(seconds / CYCLE); i++) {
                for (int body = 0; body < x.length; body++) {
                    x[body] += vx[body] * CYCLE;
                    y[body] += vy[body] * CYCLE;
                }
                frame();
            }
            return this;
        }

        /** Puts a robot behind the ball, touching it, and lets a frame pass. */
        Scene touch(int robot) {
            boolean blue = robot < 2;
            x[robot] = x[BALL] + (blue ? -0.061 : 0.061);
            y[robot] = y[BALL];
            frame();
            return this;
        }

        Scene ball(double newVx, double newVy) {
            vx[BALL] = newVx;
            vy[BALL] = newVy;
            return this;
        }

        Scene score(int blue, int yellow) {
            play = new PlayState("kick-off", false, null, play.period(), 0, blue, yellow);
            frame();
            play = new PlayState("play", true, null, play.period(), 0, blue, yellow);
            return this;
        }

        int shots(Side side) {
            return (int) tally.of(Statistic.SHOTS, side);
        }

        int passes(Side side) {
            return (int) tally.of(Statistic.PASSES, side);
        }

        @Override
        public double pitchLength() {
            return 2;
        }

        @Override
        public double pitchWidth() {
            return 1;
        }

        @Override
        public double goalWidth() {
            return 0.4;
        }

        @Override
        public List<Marking> markings() {
            return List.of();
        }

        @Override
        public List<BodyInfo> bodies() {
            List<Double> square = List.of(0.04, -0.04, 0.04, 0.04, -0.04, 0.04, -0.04, -0.04);
            List<BodyInfo> bodies = new ArrayList<>();
            for (int i = 0; i < BALL; i++) {
                bodies.add(new BodyInfo(
                        i, BodyInfo.Kind.ROBOT, i < 2 ? BLUE : YELLOW, i % 2, square, 0.04 * Math.sqrt(2), 0.08));
            }
            bodies.add(new BodyInfo(BALL, BodyInfo.Kind.BALL, null, 0, List.of(), 0.02, 0.04));
            return bodies;
        }

        @Override
        public void read(int body, BodyPose into) {
            into.present = true;
            into.x = x[body];
            into.y = y[body];
            into.z = z[body];
            into.vx = vx[body];
            into.vy = vy[body];
        }

        @Override
        public int contacts() {
            return 0;
        }

        @Override
        public void readContact(int contact, double[] into) {
            throw new IndexOutOfBoundsException(contact);
        }
    }

    @Test
    void aBallStruckAtTheGoalIsOneShotHoweverLongItRolls() {
        scene.touch(0).ball(1, 0.1).play(0.8);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
        assertThat(scene.shots(YELLOW)).isZero();
        assertThat(scene.tally.of(Statistic.EXPECTED_GOALS, BLUE)).isBetween(0.05, 0.5);
    }

    @Test
    void aShotWithinOneCycleIsSeenByTheBendOfTheBallsPath() {
        // The ball comes at 1 m/s, is struck between two frames, and is 4 cm away again at the second.
        scene.touch(3).ball(-1, 0).play(0.2);
        scene.x[0] = scene.x[BALL] - 0.07;
        scene.y[0] = scene.y[BALL];
        scene.x[BALL] += -0.01 + 0.03;
        scene.ball(3, 0).frame();
        scene.play(0.1);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void aStrikeThatGoesWideIsNoShot() {
        scene.touch(0).ball(1, 0.3).play(0.8);
        assertThat(scene.shots(BLUE)).isZero();
    }

    @Test
    void aStrikeTowardsTheOwnGoalIsNoShot() {
        scene.touch(2).ball(1, 0).play(0.8);
        assertThat(scene.shots(BLUE) + scene.shots(YELLOW)).isZero();
    }

    @Test
    void theSidesChangeEndsWhereTheLeagueSaysSo() {
        scene.play = new PlayState("play", true, null, "second half", 0, 0, 0);
        scene.touch(2).ball(1, 0).play(0.8);
        assertThat(scene.shots(YELLOW)).isEqualTo(1);
    }

    @Test
    void aStrikeThatRollsOutBeforeTheGoalIsNoShot() {
        // It rolls v²/2a = 0.5 m, and has 1 m to go.
        scene = new Scene(new TallyRules(0.005, 0.05, 0.2, 5, 1, 0, false, 1, List.of()));
        scene.touch(0).ball(1, 0).play(0.1);
        assertThat(scene.shots(BLUE)).isZero();
        scene = new Scene(new TallyRules(0.005, 0.05, 0.2, 5, 0.4, 0, false, 1, List.of()));
        scene.touch(0).ball(1, 0).play(0.1);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void theRangeIsTheWayUntilABallSlowedByBothFrictionsRests() {
        assertThat(FLAT.range(0.1)).isInfinite();
        TallyRules both = new TallyRules(0.01, 0.05, 0.2, 5, 0.3, 0.5, false, 1, List.of());
        double v = 2;
        double way = 0;
        for (double dt = 1e-5; v > 0; v -= (0.3 + 0.5 * v) * dt) {
            way += v * dt;
        }
        assertThat(both.range(2)).isCloseTo(way, within(1e-3));
        assertThat(new TallyRules(0.01, 0.05, 0.2, 5, 0, 0.5, false, 1, List.of()).range(2))
                .isEqualTo(4);
    }

    @Test
    void aDribbleIsNoShotUntilTheBallIsLetGo() {
        scene.touch(0).ball(0.5, 0);
        scene.vx[0] = 0.5;
        scene.play(1);
        assertThat(scene.shots(BLUE)).isZero();
        scene.vx[0] = 0;
        scene.play(0.5);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
        assertThat(scene.passes(BLUE)).isZero();
    }

    @Test
    void aReboundFromAStandingRobotIsNoShot() {
        scene.touch(2).ball(-1, 0).play(0.2);
        scene.touch(0).ball(0.6, 0).play(0.5);
        assertThat(scene.shots(BLUE)).isZero();
        assertThat(scene.shots(YELLOW)).isEqualTo(1);
    }

    @Test
    void aGoalBelongsToItsShot() {
        scene.touch(0).ball(1, 0).play(1.1).score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void aShotThatTheKeeperTurnsIntoTheGoalIsOneShot() {
        scene.touch(0).ball(1, 0).play(0.4);
        scene.touch(2).ball(0.8, 0.05).play(0.6).score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void aGoalAfterASaveIsAnotherShot() {
        scene.touch(0).ball(1, 0).play(0.4);
        scene.touch(2).ball(-0.3, 0.5).play(0.3).score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(2);
    }

    @Test
    void anOwnGoalIsAShotOfTheSideItCountsFor() {
        scene.touch(2).ball(1, 0).play(1.1).score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
        assertThat(scene.shots(YELLOW)).isZero();
    }

    @Test
    void aWideStrikeDeflectedIntoTheGoalIsAShot() {
        scene.touch(0).ball(1, 0.4).play(0.4);
        assertThat(scene.shots(BLUE)).isZero();
        scene.touch(3).ball(1, -0.1).play(0.6).score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void aBallPushedOverTheLineIsAShot() {
        scene.touch(0).ball(0.5, 0);
        scene.vx[0] = 0.5;
        scene.play(2.1).score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void aBallThatCrawlsInAndAGoalWithoutAnyTouchAreShots() {
        scene.touch(0).ball(0.03, 0).play(0.5);
        assertThat(scene.shots(BLUE)).as("slower than any blow").isZero();
        scene.score(1, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
        scene.play(1).score(2, 1);
        assertThat(scene.shots(BLUE)).isEqualTo(2);
        assertThat(scene.shots(YELLOW)).isEqualTo(1);
    }

    @Test
    void aScoreThatIsThereFromTheBeginningOrTakenBackIsNoGoal() {
        scene = new Scene(FLAT);
        scene.score(1, 0).score(0, 0);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
        PlayState late = new PlayState("play", true, null, "first half", 0, 3, 2);
        Tally joined = new Tally(scene, FLAT, CYCLE);
        joined.frame(100, late, scene);
        joined.frame(100 + CYCLE, late, scene);
        assertThat(joined.of(Statistic.SHOTS, BLUE) + joined.of(Statistic.SHOTS, YELLOW))
                .isZero();
    }

    @Test
    void theBallFromOneRobotToItsTeamMateIsAPassAndToAnOpponentNone() {
        scene.touch(0).ball(0, 1).play(0.4);
        scene.x[0] = -0.9;
        scene.touch(1).ball(0, -1).play(0.4);
        scene.touch(3).ball(0, 0).play(0.1);
        scene.touch(0);
        assertThat(scene.passes(BLUE)).isEqualTo(1);
        assertThat(scene.passes(YELLOW)).isZero();
    }

    @Test
    void aBallThatTwoTeamMatesTouchOnTheSpotIsNoPass() {
        scene.touch(0).ball(0, 1).play(0.18);
        scene.touch(1);
        assertThat(scene.passes(BLUE)).isZero();
    }

    @Test
    void aRobotKeepsTheBallWhileItTouchesItWhoeverElseDoes() {
        scene.touch(0).touch(2).play(1);
        assertThat(scene.tally.of(Statistic.POSSESSION, BLUE)).isEqualTo(1);
        scene.x[0] = -0.9;
        scene.play(1.02);
        assertThat(scene.tally.of(Statistic.POSSESSION, YELLOW)).isCloseTo(0.5, within(0.02));
    }

    @Test
    void nothingButDistanceIsCountedWhilePlayIsStopped() {
        scene.touch(0);
        double before = scene.tally.possession(BLUE);
        scene.play = new PlayState("halt", false, null, "first half", 0, 0, 0);
        scene.vx[1] = 0.5;
        scene.ball(1, 0).play(1);
        assertThat(scene.tally.possession(BLUE)).isEqualTo(before);
        assertThat(scene.shots(BLUE)).isZero();
        assertThat(scene.tally.of(Statistic.DISTANCE, BLUE)).isCloseTo(0.5, within(0.01));
    }

    @Test
    void aBallThatFliesOverARobotIsNotTouched() {
        scene.z[BALL] = 0.1;
        scene.touch(0).play(1);
        assertThat(scene.tally.possession(BLUE)).isZero();
    }

    @Test
    void aBallThatIsPlacedComesFromNobody() {
        scene.touch(0);
        scene.x[BALL] = 0.5;
        scene.y[BALL] = 0;
        scene.frame();
        scene.touch(1);
        assertThat(scene.passes(BLUE)).isZero();
    }

    @Test
    void aRobotFasterThanTheLeaguesFastestWasPlaced() {
        scene.x[0] += 0.09;
        scene.frame();
        scene.x[0] += 0.11;
        scene.frame();
        assertThat(scene.tally.of(Statistic.DISTANCE, BLUE)).isCloseTo(0.09, within(1e-6));
    }

    @Test
    void aRefereeThatReportsShotsAndPassesIsBelieved() {
        scene = new Scene(new TallyRules(0.005, 0.05, 0.2, 5, 0, 0, true, 1, List.of()));
        scene.touch(0).ball(1, 0).play(0.3);
        assertThat(scene.shots(BLUE)).isZero();
        scene.tally.event(event("shot", YELLOW, 1));
        scene.tally.event(event("pass", BLUE, 0));
        scene.tally.event(event("pass", BLUE, 1));
        scene.tally.event(event("foul", BLUE, 1));
        assertThat(scene.shots(YELLOW)).isEqualTo(1);
        assertThat(scene.passes(BLUE))
                .as("over 0.3 m, and nobody knows from where")
                .isEqualTo(1);
        scene.score(0, 1);
        assertThat(scene.shots(YELLOW)).isEqualTo(1);
    }

    private static MatchEvent event(String kind, Side side, int robot) {
        return new MatchEvent(1, 0.02, kind, side, robot, kind);
    }

    @Test
    void aSavedTallyGoesOnAsItWas() {
        scene.touch(0).ball(1, 0).play(0.02);
        Snapshot saved = Snapshot.of(scene.tally::state);
        double[] at = scene.x.clone();
        double then = scene.time;
        Totals before = scene.play(1).score(1, 0).tally.totals();
        saved.restore(scene.tally::state);
        System.arraycopy(at, 0, scene.x, 0, at.length);
        scene.time = then;
        scene.play = new PlayState("play", true, null, "first half", 0, 0, 0);
        assertThat(scene.play(1).score(1, 0).tally.totals()).isEqualTo(before);
        assertThat(scene.shots(BLUE)).isEqualTo(1);
    }

    @Test
    void whatIsToldOfAMatchIsDeclaredOnce() {
        assertThat(Statistic.values()).extracting(Statistic::key).doesNotHaveDuplicates();
        assertThat(Statistic.EXPECTED_GOALS.key()).isEqualTo("expectedGoals");
        assertThat(Statistic.EXPECTED_GOALS.key(YELLOW)).isEqualTo("yellowExpectedGoals");
        assertThat(Statistic.EXPECTED_GOALS.column(BLUE)).isEqualTo("blue_expected_goals");
        assertThat(Statistic.COLLISIONS.column(BLUE)).isEqualTo("collisions");
        assertThat(Statistic.POSSESSION.text(0.543)).isEqualTo("54%");
        assertThat(Statistic.DISTANCE.text(12.34)).isEqualTo("12.3 m");
        assertThat(Statistic.SHOTS.text(3)).isEqualTo("3");
    }
}
