// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import java.util.Locale;
import java.util.Random;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.SolverCounts;
import org.robopitch.lab.report.Table;

/**
 * Robots that throw themselves about at random: what the solver leaves undone then.
 *
 * @param robots how many, on one spot
 * @param steps of the world
 * @param islands problems solved
 * @param meanSolves linear systems a problem
 * @param mostSolves most linear systems for one problem
 * @param unconverged problems that reached the bound on iterations
 * @param largestLeftOver largest component of the gradient that one of those left, N·m·s
 * @param fastestJoint rad/s
 * @param finite whether every angle and speed was a finite number in every step
 */
public record Thrash(
        int robots,
        int steps,
        long islands,
        double meanSolves,
        int mostSolves,
        long unconverged,
        double largestLeftOver,
        double fastestJoint,
        boolean finite) {
    static final Table<Thrash> FIGURES = new Table<Thrash>()
            .key("robots", 0, Thrash::robots)
            .key("steps", 0, Thrash::steps)
            .key("islands", 0, Thrash::islands)
            .key("meanSolves", 3, Thrash::meanSolves)
            .key("mostSolves", 0, Thrash::mostSolves)
            .key("unconverged", 0, Thrash::unconverged)
            .key("largestLeftOver", 18, Thrash::largestLeftOver)
            .key("fastestJoint", 1, Thrash::fastestJoint)
            .key("finite", 0, Thrash::finite);

    /**
     * {@return what happens}
     *
     * @param robots how many
     * @param steps of the world
     * @param seed of the commands
     */
    public static Thrash run(int robots, int steps, long seed) {
        RobotType[] types = new RobotType[robots];
        for (int r = 0; r < robots; r++) {
            types[r] = RobotType.of(r % 5);
        }
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), types);
        Random random = new Random(seed);
        for (int r = 0; r < robots; r++) {
            world.beam(r, 0.3 * random.nextGaussian(), 0.3 * random.nextGaussian(), random.nextDouble());
        }
        double fastest = 0;
        boolean finite = true;
        for (int i = 0; i < steps; i++) {
            for (int r = 0; r < robots && i % 10 == 0; r++) {
                for (int j = 0; j < Joint.COUNT; j++) {
                    world.command(r, j, 5 * random.nextGaussian());
                }
            }
            world.step();
            for (int r = 0; r < robots; r++) {
                for (int j = 0; j < world.model(r).joints(); j++) {
                    fastest = Math.max(fastest, Math.abs(world.speed(r, j)));
                    finite &= Double.isFinite(world.speed(r, j)) && Double.isFinite(world.angle(r, j));
                }
            }
        }
        SolverCounts counts = world.counts();
        return new Thrash(
                robots,
                steps,
                counts.islands,
                (double) counts.solves / Math.max(1, counts.islands),
                counts.mostSolves,
                counts.unconverged,
                counts.largestLeftOver,
                fastest,
                finite);
    }

    /** {@return all of it in one line} */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%d thrashing, %,d steps: %,d problems, %.2f solves each, at most %d; %d unconverged (left over %.1e);"
                        + " fastest joint %.0f rad/s; %s",
                robots,
                steps,
                islands,
                meanSolves,
                mostSolves,
                unconverged,
                largestLeftOver,
                fastestJoint,
                finite ? "all finite" : "NOT FINITE");
    }
}
