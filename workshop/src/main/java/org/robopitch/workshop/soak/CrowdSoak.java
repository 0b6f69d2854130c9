// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.ToLongFunction;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.Quality;
import org.robopitch.lab.report.Table;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/**
 * A MiroSot crowd driven at random for long: to the ball, to a few places, or nowhere in particular. After every step all
 * numbers are finite and nobody overlaps by more than is allowed.
 */
final class CrowdSoak {
    /** How it went so far, in a line or as an object. */
    static final Table<CrowdSoak> FIGURES = new Table<CrowdSoak>()
            .column("", "%,d steps", "steps", soak -> soak.world.quality().steps())
            .column("", "of %s ms:", "stepMilliseconds", 3, soak -> Math.round(1e6 * soak.world.stepSeconds()) / 1e3)
            .column("", "largest overlap %.1f µm;", "largestOverlapMicrometres", 3, soak -> 1e6 * soak.largestOverlap)
            .column(
                    "",
                    "per 1,000 steps %.2f holds,",
                    "holdsPerThousandSteps",
                    3,
                    soak -> soak.perThousandSteps(Quality::holds))
            .column(
                    "",
                    "%.2f times the ball pinned,",
                    "ballPinnedPerThousandSteps",
                    3,
                    soak -> soak.perThousandSteps(Quality::ballPinned))
            .column("", "%.1f impacts,", "impactsPerThousandSteps", 3, soak -> soak.perThousandSteps(Quality::impacts))
            .column(
                    "",
                    "%.1f corrections of overlaps",
                    "correctionsPerThousandSteps",
                    3,
                    soak -> soak.perThousandSteps(Quality::corrections));

    private static final int WHIM = 2000;
    private static final int CONTROL_PERIOD = 10;
    private static final int STEPS_PER_REPORT = 10_000;

    private final PlanarWorld world;
    private final Bodies bodies;
    private final List<Wall> walls;
    private final RandomStream random;
    private final double maximumWheelSpeed;
    private final double[] targetX = new double[3];
    private final double[] targetY = new double[3];
    private double largestOverlap;
    private int kind;
    private double share;

    /**
     * A crowd.
     *
     * @param size how many robots, and on which pitch
     * @param seed of the driving
     * @param step length of a step, s; 0 for the league's own
     */
    CrowdSoak(Size size, long seed, double step) {
        MirosotParameters parameters = MirosotParameters.defaults(size);
        Mirosot league =
                Mirosot.of(step > 0 ? parameters.with("timing", new TimingParameters(step, step)) : parameters);
        world = league.newWorld();
        bodies = world.bodies();
        walls = world.setup().pitch().walls();
        random = new RandomStream(seed, 0);
        maximumWheelSpeed = league.parameters().drive().maximumWheelSpeed();
    }

    /**
     * Makes some steps.
     *
     * @param steps how many
     * @param progress hears now and then how many are made
     * @return what went wrong, or nothing
     */
    String run(long steps, LongConsumer progress) {
        for (long step = 0; step < steps; step++) {
            if (step % WHIM == 0) {
                changeWhim();
            }
            if (step % CONTROL_PERIOD == 0) {
                command();
            }
            world.step();
            String complaint = complaint();
            if (!complaint.isEmpty()) {
                return "step " + world.steps() + ": " + complaint;
            }
            if ((step + 1) % STEPS_PER_REPORT == 0) {
                progress.accept(step + 1);
            }
        }
        return "";
    }

    private double perThousandSteps(ToLongFunction<Quality> count) {
        return 1000.0 * count.applyAsLong(world.quality()) / world.quality().steps();
    }

    private void changeWhim() {
        kind = random.nextInt(4);
        share = random.between(0.2, 1);
        double length = world.setup().pitch().length();
        double width = world.setup().pitch().width();
        for (int i = 0; i < targetX.length; i++) {
            targetX[i] = random.between(-0.55, 0.55) * length;
            targetY[i] = random.between(-0.5, 0.5) * width;
        }
    }

    private void command() {
        for (int i = 0; i < bodies.robots; i++) {
            if (kind == 0) {
                if (random.nextInt(20) == 0) {
                    world.command(i, 0, random.between(-1, 1) * maximumWheelSpeed);
                    world.command(i, 1, random.between(-1, 1) * maximumWheelSpeed);
                }
            } else {
                int target = kind == 3 ? 0 : i % targetX.length;
                boolean ball = kind == 1;
                chase(
                        i,
                        ball ? bodies.body[bodies.ball].x : targetX[target],
                        ball ? bodies.body[bodies.ball].y : targetY[target]);
            }
        }
    }

    private void chase(int i, double x, double y) {
        double dx = x - bodies.body[i].x;
        double dy = y - bodies.body[i].y;
        double distance = Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
        double ahead = (bodies.body[i].headingX * dx + bodies.body[i].headingY * dy) / distance;
        double aside = (bodies.body[i].headingX * dy - bodies.body[i].headingY * dx) / distance;
        double turn = 0.6 * (ahead >= 0 ? aside : -aside);
        world.command(i, 0, share * maximumWheelSpeed * (ahead - turn));
        world.command(i, 1, share * maximumWheelSpeed * (ahead + turn));
    }

    private String complaint() {
        double least = 0;
        for (int a = 0; a <= bodies.ball; a++) {
            double sum = bodies.body[a].x
                    + bodies.body[a].y
                    + bodies.body[a].along
                    + bodies.body[a].across
                    + bodies.body[a].spin;
            if (Double.isNaN(sum) || Double.isInfinite(sum)) {
                return "body " + a + " has a number that is none";
            }
        }
        for (int a = 0; a < bodies.robots; a++) {
            least = Math.min(least, world.gap(a, world.bodies().ground));
            least = Math.min(least, world.gap(a, world.bodies().ball));
            for (int b = a + 1; b < bodies.robots; b++) {
                double dx = bodies.body[b].x - bodies.body[a].x;
                double dy = bodies.body[b].y - bodies.body[a].y;
                double reach = bodies.body[a].reach + bodies.body[b].reach;
                if (dx * dx + dy * dy < reach * reach) {
                    least = Math.min(least, world.gap(a, b));
                }
            }
        }
        for (Wall wall : walls) {
            least = Math.min(
                    least,
                    wall.distance(bodies.body[bodies.ball].x, bodies.body[bodies.ball].y)
                            - bodies.body[bodies.ball].reach);
        }
        largestOverlap = Math.max(largestOverlap, -least);
        double allowed = world.setup().collisions().allowedOverlap();
        return least < -allowed ? "bodies overlap by " + -least + " m" : "";
    }
}
