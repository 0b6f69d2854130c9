// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** What goes wrong on the way to and from the teams goes wrong for ROS programs too. */
class NoiseReachesProgramsTest extends LinkedMatch {
    private static final int PICTURES = 400;
    private static final String ROBOT = "nubot1";

    private void see(SensingSettings sensing) {
        play(Dialect.A, MiddleSizeRules.coachOnly(), sensing, ActuationSettings.PERFECT);
    }

    private void obey(ActuationSettings actuation) {
        play(Dialect.A, MiddleSizeRules.coachOnly(), SensingSettings.PERFECT, actuation);
    }

    /** The standard deviation of what a standing robot sees. */
    private double deviation(ToDoubleFunction<Message> what) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < PICTURES; i++) {
            cycles(1);
            double value = what.applyAsDouble(vision(ROBOT));
            sum += value;
            squares += value * value;
        }
        return Math.sqrt(squares / PICTURES - (sum / PICTURES) * (sum / PICTURES));
    }

    private static Message me(Message vision) {
        return vision.messages("robotinfo").get(0);
    }

    private static RosTime stamp(Message vision) {
        return (RosTime) vision.message("header").get("stamp");
    }

    @Test
    void positionsAreNoisyInCentimetres() {
        see(SensingSettings.PERFECT.with("positionNoise", 0.2));
        assertThat(deviation(seen -> seen.message("ballinfo").message("pos").number("x")))
                .isCloseTo(20, within(2.5));
        assertThat(deviation(seen -> me(seen).message("pos").number("y"))).isCloseTo(20, within(2.5));
        assertThat(deviation(seen ->
                        seen.message("obstacleinfo").messages("pos").get(0).number("x")))
                .isCloseTo(20, within(2.5));
    }

    @Test
    void headingsSpeedsAndSpinsAreNoisy() {
        see(SensingSettings.PERFECT
                .with("headingNoise", 0.1)
                .with("speedNoise", 0.3)
                .with("spinNoise", 0.5));
        assertThat(deviation(seen -> me(seen).message("heading").number("theta")))
                .isCloseTo(0.1, within(0.02));
        assertThat(deviation(seen -> me(seen).message("vtrans").number("x"))).isCloseTo(30.0, within(4.0));
        assertThat(deviation(seen -> me(seen).number("vrot"))).isCloseTo(0.5, within(0.06));
    }

    @Test
    void ballAndRobotsVanish() {
        see(SensingSettings.PERFECT.with("vanish", 0.25));
        int balls = 0;
        int robots = 0;
        int obstacles = 0;
        for (int i = 0; i < PICTURES; i++) {
            cycles(1);
            balls += vision(ROBOT).message("ballinfo").flag("pos_known") ? 1 : 0;
            robots += me(vision(ROBOT)).flag("isvalid") ? 1 : 0;
            obstacles += vision(ROBOT).message("obstacleinfo").messages("pos").size();
        }
        assertThat(balls).isBetween((int) (0.68 * PICTURES), (int) (0.82 * PICTURES));
        assertThat(robots).isBetween((int) (0.68 * PICTURES), (int) (0.82 * PICTURES));
        assertThat(obstacles).isBetween((int) (5 * 0.70 * PICTURES), (int) (5 * 0.80 * PICTURES));
    }

    @Test
    void picturesAreOldAndSaySo() {
        see(SensingSettings.PERFECT.with("delay", 0.15));
        match.operate(new OperatorAction.Put(10, 0, 3, 0, 0.5, 0, 0));
        List<Double> truth = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            cycles(1);
            truth.add(pose(10).x);
        }
        Message seen = vision(ROBOT);
        double x = seen.message("ballinfo").message("pos").number("x") / 100;
        assertThat(game.attacks(Side.BLUE) * x).isCloseTo(truth.get(19), within(1e-6));
        RosTime now = (RosTime) graph.newest.get("/clock").get("clock");
        assertThat(now.inSeconds() - stamp(seen).inSeconds()).isCloseTo(0.15, within(1e-6));
    }

    @Test
    void picturesAreLost() {
        see(SensingSettings.PERFECT.with("dropFrame", 0.3));
        int repeated = 0;
        RosTime before = stamp(vision(ROBOT));
        for (int i = 0; i < PICTURES; i++) {
            cycles(1);
            RosTime stamp = stamp(vision(ROBOT));
            repeated += stamp.equals(before) ? 1 : 0;
            before = stamp;
        }
        assertThat(repeated).isBetween((int) (0.23 * PICTURES), (int) (0.37 * PICTURES));
    }

    @Test
    void commandsArriveLate() {
        obey(ActuationSettings.PERFECT.with("delay", 0.15));
        cycles(3);
        for (int i = 0; i < 10; i++) {
            drive(ROBOT, 100, 0, 0);
            cycles(1);
            assertThat(Math.abs(pose(0).vx) + Math.abs(pose(0).vy))
                    .as("after %d cycles", i + 1)
                    .isZero();
        }
        drive(ROBOT, 100, 0, 0);
        cycles(2);
        assertThat(Math.abs(pose(0).vx) + Math.abs(pose(0).vy)).isPositive();
    }

    @Test
    void commandsAreLost() {
        obey(ActuationSettings.PERFECT.with("loss", 1));
        drive(ROBOT, 100, 0, 0);
        cycles(10);
        assertThat(Math.abs(pose(0).vx) + Math.abs(pose(0).vy)).isZero();
    }
}
