// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.links.sharedmemory.layout.Part;

/**
 * A client of shared memory that does what none should: it writes over everything, answers nonsense, cuts files off and
 * puts others in their place. It writes to the files and has none in memory, so that it is not hit by its own faults.
 */
final class BadWrites implements AutoCloseable {
    private static final double[] ODD = {
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.MIN_VALUE,
        1e300,
        -1e300,
        -0.0
    };
    private static final int FARTHEST_END = 100_000;
    /** After so many writes at most, another of the three things is done to a file as a whole. */
    private static final int LONGEST_WHOLE = 1_300;

    private final Path folder;
    private final Layout layout;
    private final SplittableRandom random;
    private final FileChannel positions;
    private final FileChannel commands;
    private boolean resized;
    private int whole;
    private int untilWhole;

    BadWrites(Path folder, Layout layout, SplittableRandom random) throws IOException {
        this.folder = folder;
        this.layout = layout;
        this.random = random;
        this.positions = open(folder.resolve(SharedArea.POSITIONS));
        this.commands = open(folder.resolve(SharedArea.COMMANDS));
        this.untilWhole = random.nextInt(LONGEST_WHOLE);
    }

    private static FileChannel open(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** Does one thing wrong; now and then, nothing. */
    void write(long cycle) throws IOException {
        resized = untilWhole-- == 0;
        if (resized) {
            untilWhole = random.nextInt(LONGEST_WHOLE);
            harmAFile();
        } else {
            writeIntoAFile(cycle);
        }
    }

    /** The three things in turn: a few thousand writes leave none of them out, by whichever numbers. */
    private void harmAFile() throws IOException {
        switch (whole++ % 3) {
            case 0 -> resize(commands, layout.commandsBytes());
            case 1 -> resize(positions, layout.positionsBytes());
            default -> replace(random.nextBoolean() ? SharedArea.POSITIONS : SharedArea.COMMANDS);
        }
    }

    private void writeIntoAFile(long cycle) throws IOException {
        int side = layout.commandsSide(0, random.nextBoolean() ? Side.BLUE : Side.YELLOW);
        int kind = random.nextInt(2000);
        if (kind < 200) {
            put(positions, random.nextInt(layout.positionsBytes()), noise(1 + random.nextInt(64)));
        } else if (kind < 500) {
            put(commands, 8 * random.nextInt(layout.commandsBytes() / 8), noise(8));
        } else if (kind < 600) {
            put(commands, random.nextInt(layout.commandsBytes()), noise(1));
        } else if (kind < 800) {
            put(commands, side, noise(layout.sideBytes()).putLong(0, random.nextLong() & -2));
        } else {
            put(commands, side, spoil(answer(side, cycle, this::number), cycle));
        }
    }

    /** Answers as one should. */
    void answer(Side side, long cycle, double value) throws IOException {
        resized = false;
        put(commands, layout.commandsSide(0, side), answer(layout.commandsSide(0, side), cycle, () -> value));
    }

    private ByteBuffer answer(int side, long cycle, Numbers numbers) throws IOException {
        ByteBuffer bytes = bytes(layout.sideBytes());
        bytes.putLong(Field.SIDE_SEQUENCE.at(), (sequence(side) | 1) + 1);
        bytes.putLong(Field.SIDE_CYCLE.at(), cycle);
        bytes.putInt(Field.SIDE_VERSION.at(), Layout.VERSION);
        bytes.putInt(Field.SIDE_REQUEST.at(), Layout.PLAY_ON);
        for (int i = 0; i < layout.robots() * layout.channels(); i++) {
            bytes.putDouble(Part.SIDE.bytes() + i * Double.BYTES, numbers.next());
        }
        return bytes;
    }

    @FunctionalInterface
    private interface Numbers {
        double next();
    }

    private double number() {
        return random.nextInt(10) == 0 ? ODD[random.nextInt(ODD.length)] : 80 * random.nextDouble() - 40;
    }

    /** Makes one thing wrong in an answer, or none. */
    private ByteBuffer spoil(ByteBuffer answer, long cycle) {
        switch (random.nextInt(8)) {
            case 0 -> answer.putLong(Field.SIDE_CYCLE.at(), cycle + random.nextInt(5) - 2);
            case 1 -> answer.putInt(Field.SIDE_VERSION.at(), random.nextInt(4));
            case 2 -> answer.putInt(Field.SIDE_REQUEST.at(), random.nextInt());
            case 3 -> answer.putInt(Field.SIDE_REQUEST.at(), random.nextInt(3));
            case 4 -> answer.putLong(Field.SIDE_PROCESS.at(), random.nextLong());
            case 5 -> answer.putLong(Field.SIDE_SEQUENCE.at(), random.nextLong());
            default -> answer.putLong(Field.SIDE_SEED.at(), random.nextLong());
        }
        return answer;
    }

    private void resize(FileChannel file, int whole) throws IOException {
        if (random.nextBoolean()) {
            file.truncate(random.nextBoolean() ? 0 : random.nextInt(whole));
        } else {
            put(file, whole + random.nextInt(FARTHEST_END), noise(1));
        }
    }

    /** Takes a file away, and perhaps puts another in its place, of any size. */
    private void replace(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.deleteIfExists(file);
        if (random.nextBoolean()) {
            Files.write(file, noise(random.nextInt(2 * layout.positionsBytes())).array());
        }
    }

    /** Whether the last thing that was done may have changed more than what it wrote. */
    boolean resized() {
        return resized;
    }

    /** The number of a side's sequence lock as it stands; odd if there is none. */
    long sequence(Side side) throws IOException {
        return sequence(layout.commandsSide(0, side));
    }

    private long sequence(int side) throws IOException {
        ByteBuffer bytes = bytes(Long.BYTES);
        return commands.read(bytes, side + Field.SIDE_SEQUENCE.at()) == Long.BYTES ? bytes.getLong(0) : 1;
    }

    private ByteBuffer noise(int length) {
        ByteBuffer bytes = bytes(length);
        random.nextBytes(bytes.array());
        return bytes;
    }

    private static ByteBuffer bytes(int length) {
        return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static void put(FileChannel file, int at, ByteBuffer bytes) throws IOException {
        file.write(bytes, at);
    }

    /** Takes away what was put in the place of the files. */
    @Override
    public void close() throws IOException {
        positions.close();
        commands.close();
        Files.deleteIfExists(folder.resolve(SharedArea.POSITIONS));
        Files.deleteIfExists(folder.resolve(SharedArea.COMMANDS));
    }
}
