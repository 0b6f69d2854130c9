// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Situation;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.mixedreality.collision.Collisions;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.game.MixedRealityScenario;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Fig. 5: A drives into the side of B, both turn together, and part when A retreats. */
final class CoupledRotation {
    private static final double SPEED = 0.09748;
    private static final double RETREAT = 2.0;
    private static final int CYCLES = 120;

    private final List<Moment> moments = new ArrayList<>();
    private double previousA = 90;
    private double previousB;
    private double turnedA;
    private double turnedB;
    private double previousWheel = SPEED;
    private int steps;

    /** How often the left wheel of A jumps by more than 10 mm/s from one sub-step to the next while they touch. */
    int jumps;

    /** Sub-steps in which A turns against the way it has turned so far. */
    int reversals;

    /** What both have turned by when A retreats, degrees. */
    double togetherA;

    double togetherB;

    /** Whether both are free again at the end. */
    boolean parted;

    /** Every fourth sub-step: what both have turned, degrees, and the speeds of their wheels, mm/s. */
    private record Moment(double time, double a, double b, double leftA, double rightA, double leftB, double rightB) {}

    CoupledRotation() {
        follow();
    }

    /** A turns with B, perpendicular, until it retreats. */
    static Scenario<MixedRealityGame> scenario(int cycles) {
        return new Scenario<>(
                new MixedRealityScenario(MixedRealityParameters.of(1)),
                new Situation(
                        List.of(
                                new Situation.Robot(0, 0, -0.07, Math.PI / 2, 0, 0, 0),
                                new Situation.Robot(1, -0.05, 0, 0, 0, 0, 0)),
                        null),
                List.of(
                        new Scenario.Order<>(0, 0, MixedRealityScenario.wheels(SPEED, SPEED)),
                        new Scenario.Order<>(0, 1, MixedRealityScenario.wheels(SPEED, SPEED)),
                        new Scenario.Order<>(
                                Math.round(RETREAT / 0.02), 0, MixedRealityScenario.wheels(-SPEED, -SPEED))),
                cycles);
    }

    /** Plays the scenario sub-step by sub-step, to look at every wheel. */
    private void follow() {
        MixedRealityWorld world = new ScenarioRun<>(scenario(CYCLES)).game().world();
        world.command(0, SPEED, SPEED);
        world.command(1, SPEED, SPEED);
        boolean touched = false;
        for (steps = 1; steps <= 20 * CYCLES; steps++) {
            if (steps == Math.round(1000 * RETREAT) + 1) {
                togetherA = turnedA;
                togetherB = turnedB;
                world.command(0, -SPEED, -SPEED);
            }
            world.step();
            boolean touches = world.collisionStatus(0) == Collisions.Status.ROBOT;
            look(world, touched && touches);
            touched = touches;
        }
        parted = world.collisionStatus(0) == Collisions.Status.NONE
                && world.collisionStatus(1) == Collisions.Status.NONE;
    }

    private void look(MixedRealityWorld world, boolean together) {
        double a = heading(world.bodies(), 0);
        double b = heading(world.bodies(), 1);
        double turn = Math.IEEEremainder(a - previousA, 360);
        reversals += together && turn * turnedA < 0 ? 1 : 0;
        turnedA += turn;
        turnedB += Math.IEEEremainder(b - previousB, 360);
        previousA = a;
        previousB = b;
        double wheel = world.wheels().left[0];
        jumps += together && Math.abs(wheel - previousWheel) > 0.01 ? 1 : 0;
        previousWheel = wheel;
        if (steps % 4 == 0) {
            moments.add(new Moment(
                    steps / 1000.0,
                    turnedA,
                    turnedB,
                    1000 * wheel,
                    1000 * world.wheels().right[0],
                    1000 * world.wheels().left[1],
                    1000 * world.wheels().right[1]));
        }
    }

    private List<Series.Point> curve(ToDoubleFunction<Moment> value) {
        return Series.points(moments, Moment::time, value);
    }

    private static double heading(Bodies bodies, int robot) {
        return Math.toDegrees(Math.atan2(bodies.body[robot].headingY, bodies.body[robot].headingX));
    }

    boolean reproduced() {
        return parted && jumps == 0 && reversals == 0 && togetherA < -180 && Math.abs(togetherA - togetherB) < 1;
    }

    static void write(HtmlReport report) {
        CoupledRotation scene = new CoupledRotation();
        report.section("Coupled rotation (fig. 5)")
                .paragraph("A (blue) drives up into the right side of B (yellow), which drives to the right; all wheels"
                        + " at 97.48 mm/s. A starts at (0, −70) mm with heading 90°, B at (−50, 0) mm with heading"
                        + " 0°. After 2 s, A is commanded to reverse. The wheels slip according to eq. 11 to 13."
                        + " The bodies move as one, with the mean of both motions; this is our choice, since the"
                        + " paper does not say how the pair stays in contact.");
        report.drawing(
                "Both robots at a dozen moments",
                new ScenarioRun<>(scenario(CYCLES)).drawing().svg());
        report.plot(new Plot("How far both have turned", "time, s", "turned, degrees")
                .add(Series.line("A", scene.curve(Moment::a)).coloured(0))
                .add(Series.dashed("B", scene.curve(Moment::b)).coloured(4))
                .size(520, 400));
        report.plot(new Plot("Wheels, sub-step by sub-step", "time, s", "speed, mm/s")
                .add(Series.line("A left", scene.curve(Moment::leftA)).coloured(0))
                .add(Series.dashed("A right", scene.curve(Moment::rightA)).coloured(0))
                .add(Series.line("B left", scene.curve(Moment::leftB)).coloured(4))
                .add(Series.dashed("B right", scene.curve(Moment::rightB)).coloured(4))
                .size(520, 400));
        report.verdict(
                scene.reproduced(),
                "When A reverses after 2 s, A has turned by %.1f° and B by %.1f°, in one direction "
                        + "throughout (%d sub-steps against it), with %d jumps of a wheel while they touch; then they "
                        + "separate. The two curves coincide until A reverses.",
                scene.togetherA,
                scene.togetherB,
                scene.reversals,
                scene.jumps);
    }
}
