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
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/**
 * What JMH times: a thousand steps per call, going on through all iterations.
 *
 * <p>Contacts and allocated bytes are observed after each measured iteration, over one more whole kick-off period, so
 * that looking costs no measured time. The thread's own processor time stands beside the elapsed time: where the two
 * differ much, the machine had other work to do.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class StepBenchmark {
    private static final int STEPS_PER_CALL = 1_000;
    private static final int STEPS_PER_OBSERVATION = 10;

    @Param("random-5v5 on dyn4j")
    public String name = "";

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    // JMH calls the set-up before anything else; a check in every call would be one more thing to time.
    @SuppressWarnings("NullAway.Init")
    private Steps run;

    private long timedSteps;
    private long processorTimeAtStart;

    /** What was seen after an iteration, handed to JMH as secondary results under the names of the fields. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Observation {
        public long timedSteps;
        public long processorNanoseconds;
        public long observedSteps;
        public long observedStates;
        public long touchingPairs;
        public long allocatedBytes;
    }

    @Setup(Level.Trial)
    public void begin() {
        run = Subject.named(name).begin();
    }

    @Setup(Level.Iteration)
    public void startIteration() {
        timedSteps = 0;
        processorTimeAtStart = threads.getCurrentThreadCpuTime();
    }

    @Benchmark
    @OperationsPerInvocation(STEPS_PER_CALL)
    public double step() {
        run.advance(STEPS_PER_CALL);
        timedSteps += STEPS_PER_CALL;
        return run.ballX();
    }

    @TearDown(Level.Iteration)
    public void observe(IterationParams iteration, Observation observation) {
        if (iteration.getType() != IterationType.MEASUREMENT) {
            return;
        }
        observation.processorNanoseconds = threads.getCurrentThreadCpuTime() - processorTimeAtStart;
        observation.timedSteps = timedSteps;
        for (int step = 0; step < SceneRun.STEPS_PER_KICK_OFF; step += STEPS_PER_OBSERVATION) {
            boolean onlySteps = run.stepsToKickOff() > STEPS_PER_OBSERVATION;
            long bytesBefore = threads.getCurrentThreadAllocatedBytes();
            run.advance(STEPS_PER_OBSERVATION);
            long bytes = threads.getCurrentThreadAllocatedBytes() - bytesBefore;
            if (onlySteps) {
                observation.allocatedBytes += bytes;
                observation.observedSteps += STEPS_PER_OBSERVATION;
            }
            observation.touchingPairs += run.touchingPairs();
            observation.observedStates++;
        }
    }
}
