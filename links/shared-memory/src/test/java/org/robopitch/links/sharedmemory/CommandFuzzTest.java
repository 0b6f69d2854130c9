// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.layout.CommandsSide;
import org.robopitch.links.sharedmemory.layout.Layout;

/** Nonsense in the commands file; {@code -Dfuzz.writes=1000000} for a long run, {@code -Dfuzz.seed=…} to see one again. */
class CommandFuzzTest {
    private static final double[] ODD_NUMBERS = {
        Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, -Double.MAX_VALUE, 1e300, -0.0
    };

    @TempDir
    Path folder;

    @Test
    void nothingThatIsWrittenIntoTheCommandsStopsTheMatch() throws IOException {
        int writes = Integer.getInteger("fuzz.writes", 20_000);
        long seed = Long.getLong("fuzz.seed", System.nanoTime());
        Random random = new Random(seed);
        try (Rig rig = new Rig(folder, LinkSettings.defaults().withDeadline(1).withArrival(1))) {
            rig.show();
            int played = 0;
            for (int i = 0; i < writes; i++) {
                scribble(rig, random);
                rig.now += Rig.SECOND / 50;
                boolean settled = rig.settled();
                // As those who wait do now and then; without it, this test itself would touch what is gone.
                rig.area.whole();
                if (settled) {
                    // Physics is not what is tried here: most cycles are shown and answered, and never played.
                    if (i % 20 == 0) {
                        rig.match.cycle();
                        played++;
                    }
                    rig.show();
                    for (double value : rig.match.commands(Side.BLUE).values()) {
                        assertThat(Math.abs(value)).as("seed " + seed).isLessThanOrEqualTo(Double.MAX_VALUE);
                    }
                }
            }
            System.out.println("fuzz of shared memory, seed " + seed + ": " + writes + " writes, " + played
                    + " cycles, " + rig.events.counters().notZero());
            assertThat(played).isPositive();
            assertThat(rig.count("answers dropped")).isPositive();
            assertThat(rig.count("robots' commands dropped")).isPositive();
            assertThat(rig.match.teamErrors(Side.BLUE)).isZero();
        }
    }

    private void scribble(Rig rig, Random random) throws IOException {
        ByteBuffer memory = rig.area.commands();
        Layout layout = rig.area.layout();
        int side = layout.commandsSide(0, Side.BLUE);
        int kind = random.nextInt(1000);
        if (kind == 0) {
            resize(layout.commandsBytes(), random);
        } else if (kind < 300) {
            memory.putLong(8 * random.nextInt(layout.commandsBytes() / 8), random.nextLong());
        } else if (kind < 400) {
            memory.put(random.nextInt(layout.commandsBytes()), (byte) random.nextInt());
        } else if (kind < 500) {
            for (int at = side + 8; at < side + layout.sideBytes(); at += 8) {
                memory.putLong(at, random.nextLong());
            }
            memory.putLong(side, random.nextLong() & -2);
        } else {
            answer(rig, random, side);
        }
    }

    /** An answer that is right but for one thing, if at all. */
    private static void answer(Rig rig, Random random, int side) {
        double[] values = new double[6];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextInt(10) == 0
                    ? ODD_NUMBERS[random.nextInt(ODD_NUMBERS.length)]
                    : 40 * random.nextGaussian();
        }
        rig.client.answer(0, rig.cycle, values, Layout.PLAY_ON, 0);
        ByteBuffer memory = rig.area.commands();
        switch (random.nextInt(8)) {
            case 0 -> memory.putLong(side + CommandsSide.CYCLE.at(), rig.cycle + random.nextInt(5) - 2);
            case 1 -> memory.putInt(side + CommandsSide.VERSION.at(), random.nextInt(4));
            case 2 -> memory.putInt(side + CommandsSide.REQUEST.at(), random.nextInt());
            case 3 -> memory.putLong(side + CommandsSide.PROCESS.at(), random.nextLong());
            case 4 -> memory.putLong(side, random.nextLong());
            default -> memory.putLong(side + CommandsSide.SEED.at(), random.nextLong());
        }
    }

    private void resize(int whole, Random random) throws IOException {
        Path file = folder.resolve(SharedArea.COMMANDS);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (random.nextBoolean()) {
                channel.truncate(random.nextBoolean() ? 0 : random.nextInt(whole));
            } else {
                channel.write(ByteBuffer.allocate(1), whole + random.nextInt(100_000));
            }
        }
    }
}
