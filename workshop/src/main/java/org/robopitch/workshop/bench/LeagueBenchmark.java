// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * What JMH times of the Middle Size League, 5 v 5: robots that drive, dribble and kick. In {@code random} everybody has a
 * velocity of its own, changed now and then; in {@code scrum} all want the ball.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LeagueBenchmark {
    static final int STEPS_PER_CALL = 1_000;

    private static final double SECONDS_PER_COMMAND = 0.05;
    private static final double SECONDS_PER_KICK_OFF = 25;

    @Param("random")
    public String scene = "";

    @Param("A")
    public String dialect = "";

    /** Drawn beforehand: what is timed is the step, not the dice. */
    private final double[] draws = new double[1 << 16];

    private int drawn;
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    // JMH calls the set-up before anything else; a check in every call would be one more thing to time.
    @SuppressWarnings("NullAway.Init")
    private MiddleSizeWorld world;

    private int step;
    private int stepsPerCommand;
    private int stepsPerKickOff;

    /** What was seen after an iteration, handed to JMH as secondary results under the names of the fields. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Observation {
        public long observedSteps;
        public long allocatedBytes;
    }

    @Setup(Level.Trial)
    public void kickOff() {
        world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.valueOf(dialect)));
        stepsPerCommand = (int) Math.round(SECONDS_PER_COMMAND / world.stepSeconds());
        RandomStream random = new RandomStream(2017, 0);
        for (int i = 0; i < draws.length; i++) {
            draws[i] = random.nextDouble();
        }
        stepsPerKickOff = (int) Math.round(SECONDS_PER_KICK_OFF / world.stepSeconds());
    }

    @Benchmark
    @OperationsPerInvocation(STEPS_PER_CALL)
    public double step() {
        for (int i = 0; i < STEPS_PER_CALL; i++) {
            if (step % stepsPerKickOff == 0) {
                new Placement(world).placeAtStart();
            }
            if (step % stepsPerCommand == 0) {
                command();
            }
            world.step();
            step++;
        }
        return world.bodies().body[world.bodies().ball].x;
    }

    private void command() {
        var bodies = world.bodies();
        boolean scrum = scene.equals("scrum");
        for (int robot = 0; robot < bodies.robots; robot++) {
            boolean chase = scrum || draw() < 0.25;
            double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
            double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
            double way = Math.max(0.1, Math.sqrt(dx * dx + dy * dy));
            double hx = bodies.body[robot].headingX;
            double hy = bodies.body[robot].headingY;
            double ahead = (hx * dx + hy * dy) / way;
            double aside = (hx * dy - hy * dx) / way;
            world.drive(
                    robot,
                    chase ? 2 * ahead : 3 * (2 * draw() - 1),
                    chase ? 2 * aside : 3 * (2 * draw() - 1),
                    chase ? 4 * aside : 4 * (2 * draw() - 1));
            world.handling().dribble(robot, true);
            world.handling().kick(robot, draw() < 0.05 ? 3 : 0, draw() < 0.5 ? 1 : -1);
        }
    }

    private double draw() {
        return draws[drawn++ & (draws.length - 1)];
    }

    @TearDown(Level.Iteration)
    public void observe(Observation observation) {
        command();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < STEPS_PER_CALL; i++) {
            world.step();
        }
        observation.allocatedBytes = threads.getCurrentThreadAllocatedBytes() - before;
        observation.observedSteps = STEPS_PER_CALL;
    }
}
