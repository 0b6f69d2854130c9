// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
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
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.parameters.Size;

/**
 * What JMH times of MiroSot as it is played, with its default step: every robot gets new random wheel speeds every 0.3 to 0.5 s,
 * and every 20 s there is a kick-off.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MirosotBenchmark {
    private static final double SHORTEST_HOLD = 0.3;
    private static final double LONGEST_HOLD = 0.5;
    private static final double SECONDS_PER_KICK_OFF = 20;

    @Param("SMALL")
    public String size = "";

    private final SplittableRandom random = new SplittableRandom(2003);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    // JMH calls the set-up before anything else; a check in every call would be one more thing to time.
    @SuppressWarnings("NullAway.Init")
    private PlanarWorld world;

    @SuppressWarnings("NullAway.Init")
    private Snapshot start;

    @SuppressWarnings("NullAway.Init")
    private long[] due;

    private double maximumWheelSpeed;
    private long step;
    private long stepsPerKickOff;
    private long nextKickOff;
    private long nextDue;

    @Setup(Level.Trial)
    public void kickOff() {
        MirosotLeague league = MirosotLeague.of(Size.valueOf(size));
        world = league.newWorld();
        start = world.snapshot();
        due = new long[world.bodies().robots];
        maximumWheelSpeed = league.parameters().drive().maximumWheelSpeed();
        stepsPerKickOff = Math.round(SECONDS_PER_KICK_OFF / world.stepSeconds());
    }

    @Benchmark
    @OperationsPerInvocation(LeagueBenchmark.STEPS_PER_CALL)
    public double step() {
        for (int i = 0; i < LeagueBenchmark.STEPS_PER_CALL; i++) {
            if (step == nextKickOff) {
                world.restore(start);
                nextKickOff += stepsPerKickOff;
            }
            if (step >= nextDue) {
                command();
            }
            world.step();
            step++;
        }
        return world.bodies().body[world.bodies().ball].x;
    }

    private void command() {
        nextDue = Long.MAX_VALUE;
        for (int robot = 0; robot < due.length; robot++) {
            if (step >= due[robot]) {
                world.command(robot, 0, (2 * random.nextDouble() - 1) * maximumWheelSpeed);
                world.command(robot, 1, (2 * random.nextDouble() - 1) * maximumWheelSpeed);
                double hold = SHORTEST_HOLD + (LONGEST_HOLD - SHORTEST_HOLD) * random.nextDouble();
                due[robot] = step + Math.round(hold / world.stepSeconds());
            }
            nextDue = Math.min(nextDue, due[robot]);
        }
    }

    @TearDown(Level.Iteration)
    public void observe(LeagueBenchmark.Observation observation) {
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < LeagueBenchmark.STEPS_PER_CALL; i++) {
            world.step();
        }
        observation.allocatedBytes = threads.getCurrentThreadAllocatedBytes() - before;
        observation.observedSteps = LeagueBenchmark.STEPS_PER_CALL;
    }
}
