// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.sharedmemory.WorldBatch.MatchMaker;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;

/**
 * Measures how long a cycle takes to go out to a program and come back, in lockstep, and how many whole cycles a second
 * that makes, physics and opponents included.
 */
public final class RoundTrips implements AutoCloseable {
    private static final LinkSettings SETTINGS =
            LinkSettings.defaults().with("deadlineSeconds", 30).with("arrivalSeconds", 30);

    private final SharedFolder folder;
    private final MatchMaker maker;
    private final SharedArea area;
    private final ServedWorld world;
    private final Set<Side> blue = EnumSet.of(Side.BLUE);
    private Match match;
    private long seed;

    /**
     * What was measured.
     *
     * @param cycles how many cycles
     * @param medianMicros from the moment a cycle begins to be shown until its answer is taken, half are faster, µs
     * @param slowMicros the same, of which 99 in 100 are faster, µs
     * @param cyclesPerSecond whole cycles in a second of real time
     */
    public record Result(int cycles, double medianMicros, double slowMicros, double cyclesPerSecond) {}

    /** Makes one world of a league, whose blue side is played outside. */
    public RoundTrips(League league, MatchMaker maker) throws IOException {
        this.maker = maker;
        this.folder = SharedFolder.at(null);
        RandomStream any = new RandomStream(0, 0);
        TeamInfo info = league.newGame(any).teamInfo(Side.BLUE, any);
        Layout layout = new Layout(1, league.robotsPerSide(), league.channels());
        this.area = new SharedArea(folder.path(), layout, info, SETTINGS, blue, new LinkEvents());
        this.world = new ServedWorld(area, 0, SETTINGS);
        this.match = maker.make(seed, world::team);
        world.begin(match, blue);
    }

    /** Measures a client in Java that answers at once, on another thread of this process. */
    public Result withJava(double seconds) throws IOException, InterruptedException {
        try (SharedMemoryClient client = new SharedMemoryClient(folder.path(), Side.BLUE)) {
            Thread thread = Daemon.start("client", () -> answer(client));
            Result result = measure(seconds);
            // A program that waits for a cycle that does not come learns that it is the end.
            area.close();
            thread.join();
            return result;
        }
    }

    private static void answer(SharedMemoryClient client) {
        double[] values = new double[client.layout().robots() * client.layout().channels()];
        Arrays.fill(values, 10);
        for (long cycle = client.awaitAfter(0, 0); cycle != 0; cycle = client.awaitAfter(0, cycle)) {
            client.answer(0, cycle, values, Layout.PLAY_ON, 0);
        }
    }

    /** Measures a program: it is called with the folder and its side, and must answer every cycle. */
    public Result with(List<String> program, double seconds) throws IOException {
        List<String> command = new ArrayList<>(program);
        command.add(folder.path().toString());
        command.add(Side.BLUE.label());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return measure(seconds);
        } finally {
            process.destroy();
        }
    }

    /** Measures for so long, after a quarter of that to warm up. */
    private Result measure(double seconds) throws IOException {
        for (long end = Clock.SYSTEM.nanoTime() + (long) (seconds / 4 * 1e9); Clock.SYSTEM.nanoTime() < end; ) {
            exchange();
        }
        long[] nanos = new long[1024];
        int cycles = 0;
        long begin = Clock.SYSTEM.nanoTime();
        double elapsed = 0;
        while (cycles == 0 || elapsed < seconds) {
            if (cycles == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * cycles);
            }
            nanos[cycles++] = exchange();
            elapsed = (Clock.SYSTEM.nanoTime() - begin) / 1e9;
        }
        Arrays.sort(nanos, 0, cycles);
        return new Result(cycles, nanos[cycles / 2] / 1e3, nanos[(int) (cycles * 0.99)] / 1e3, cycles / elapsed);
    }

    private long exchange() throws IOException {
        long begin = Clock.SYSTEM.nanoTime();
        world.next(begin);
        Rest rest = new Rest();
        long now = Clock.SYSTEM.nanoTime();
        while (!world.settled(now)) {
            rest.rest();
            now = Clock.SYSTEM.nanoTime();
        }
        long end = Clock.SYSTEM.nanoTime();
        if (world.deserted() || world.missed(Side.BLUE) > 0) {
            throw new IOException("the program does not answer");
        }
        match.cycle();
        if (match.over()) {
            match = maker.make(++seed, world::team);
            world.begin(match, blue);
        }
        return end - begin;
    }

    @Override
    public void close() throws IOException {
        area.close();
        folder.close();
    }
}
