// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** Restarts that go straight into the goal, where the rules do not count them. */
class IndirectTest {
    private static final double CYCLE = 0.015;

    private final MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.A));
    private final Placement placement = new Placement(world);
    private final List<String> events = new ArrayList<>();
    private MiddleSizeReferee referee = new MiddleSizeReferee(world, rules("directGoals: false"), true);

    private static MiddleSizeRules rules(String line) {
        return MiddleSize.parse("test", "rules: {" + line + "}\n").rules();
    }

    @ParameterizedTest
    @EnumSource(
            value = MatchMode.class,
            names = {"KICKOFF", "THROWIN", "GOALKICK", "CORNER", "FREEKICK"})
    void aRestartThatNobodyElseTouchedIsNoGoalButAGoalKick(MatchMode restart) {
        begin(restart);
        touchedBy(1);
        inTheGoal(9.3);
        assertThat(referee.play().blueScore()).isZero();
        assertThat(events)
                .anyMatch(event -> event.startsWith("no goal YELLOW")
                        && event.endsWith("blue 2 scored straight from the " + restart.label()));
        awaitMode(MatchMode.GOALKICK);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
    }

    @ParameterizedTest
    @CsvSource({"2", "7"})
    void aTouchOfAnybodyElseMakesItAGoal(int other) {
        begin(MatchMode.FREEKICK);
        touchedBy(1);
        judge();
        touchedBy(other);
        judge();
        touchedBy(1);
        inTheGoal(9.3);
        assertThat(referee.play().blueScore()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = MatchMode.class,
            names = {"PENALTY", "DROPBALL"})
    void penaltiesAndDroppedBallsMayBeScored(MatchMode restart) {
        begin(restart);
        touchedBy(1);
        inTheGoal(9.3);
        assertThat(referee.play().blueScore()).isEqualTo(1);
    }

    @Test
    void oneThatGoesIntoTheOwnGoalIsACorner() {
        begin(MatchMode.GOALKICK);
        touchedBy(1);
        inTheGoal(-9.3);
        assertThat(referee.play().yellowScore()).isZero();
        awaitMode(MatchMode.CORNER);
        assertThat(referee.awarded()).isEqualTo(Side.YELLOW);
    }

    @Test
    void unlessTheRulesSaySoEveryGoalCounts() {
        referee = new MiddleSizeReferee(world, MiddleSizeRules.defaults(), true);
        begin(MatchMode.FREEKICK);
        touchedBy(1);
        inTheGoal(9.3);
        assertThat(referee.play().blueScore()).isEqualTo(1);
    }

    private void begin(MatchMode restart) {
        referee.coach(restart, Side.BLUE, this::note);
        placement.placeBall(0, 0);
        awaitMode(MatchMode.START);
        events.clear();
    }

    private void touchedBy(int robot) {
        placement.placeBall(
                world.bodies().body[robot].x + 0.4 * world.bodies().body[robot].headingX,
                world.bodies().body[robot].y + 0.4 * world.bodies().body[robot].headingY);
        world.handling().dribble(robot, true);
        world.step();
        assertThat(world.lastTouch()).isEqualTo(robot);
        world.handling().dribble(robot, false);
    }

    private void inTheGoal(double x) {
        world.bodies().body[world.bodies().ball].x = x;
        world.bodies().body[world.bodies().ball].y = 0.4;
        judge();
    }

    private void awaitMode(MatchMode mode) {
        for (double t = 0; t < 60 && referee.mode() != mode; t += CYCLE) {
            judge();
        }
        assertThat(referee.mode()).isEqualTo(mode);
    }

    private void judge() {
        referee.judge(CYCLE, this::note);
    }

    private void note(String kind, @Nullable Side side, int robot, String text) {
        events.add(kind + " " + side + " " + text);
    }
}
