// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import com.google.protobuf.MessageLite;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.robopitch.links.fira.wire.BallReplacement;
import org.robopitch.links.fira.wire.Command;
import org.robopitch.links.fira.wire.Commands;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Replacement;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.links.fira.wire.RobotReplacement;
import org.robopitch.links.fira.wire.referee.Frame;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;

/** Makes datagrams that nobody should send: random bytes, and messages with odd numbers, cut off or changed on the way. */
public final class BadDatagrams {
    private static final double[] ODD = {
        0,
        -0.0,
        1,
        -1,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.MIN_VALUE,
        1e300,
        -1e300,
        1e9,
        100,
        99.9
    };
    private static final int[] ODD_IDS = {0, 1, 4, 5, 10, 255, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final int LARGEST = 60_000;

    private final SplittableRandom random;

    /** Datagrams that a seed decides. */
    public BadDatagrams(long seed) {
        this(new SplittableRandom(seed));
    }

    BadDatagrams(SplittableRandom random) {
        this.random = random;
    }

    /** {@return a bad Packet} */
    public byte[] packet() {
        return random.nextInt(4) == 0 ? noise() : spoil(oddPacket());
    }

    /** {@return a bad placement of a team} */
    public byte[] placement() {
        return random.nextInt(4) == 0 ? noise() : spoil(oddPlacement());
    }

    /** {@return a bad call of a referee} */
    public byte[] call() {
        return random.nextInt(4) == 0 ? noise() : spoil(oddCall());
    }

    private VSSRef_Command oddCall() {
        return VSSRef_Command.newBuilder()
                .setFoulValue(random.nextInt(10) - 1)
                .setTeamcolorValue(random.nextInt(4))
                .setFoulQuadrantValue(random.nextInt(6))
                .setGameHalfValue(random.nextInt(7))
                .setTimestamp(number(100))
                .build();
    }

    private byte[] noise() {
        int most = random.nextInt(100) == 0 ? LARGEST : 200;
        byte[] bytes = new byte[random.nextInt(most)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Leaves a message as it is, cuts it off, or changes some of its bytes. */
    private byte[] spoil(MessageLite message) {
        byte[] bytes = message.toByteArray();
        if (bytes.length == 0) {
            return bytes;
        }
        switch (random.nextInt(3)) {
            case 0 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            case 1 -> {
                for (int i = random.nextInt(8); i >= 0; i--) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                }
            }
            default -> {}
        }
        return bytes;
    }

    private Packet oddPacket() {
        Packet.Builder packet = Packet.newBuilder();
        if (random.nextBoolean()) {
            Commands.Builder commands = Commands.newBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                commands.addRobotCommands(Command.newBuilder()
                        .setId(id())
                        .setYellowteam(random.nextBoolean())
                        .setWheelLeft(number(100))
                        .setWheelRight(number(100)));
            }
            packet.setCmd(commands);
        }
        if (random.nextInt(3) == 0) {
            packet.setReplace(oddReplacement());
        }
        if (random.nextInt(10) == 0) {
            packet.setStep(random.nextInt());
        }
        return packet.build();
    }

    private Replacement oddReplacement() {
        Replacement.Builder replacement = Replacement.newBuilder();
        if (random.nextBoolean()) {
            replacement.setBall(BallReplacement.newBuilder()
                    .setX(number(1))
                    .setY(number(1))
                    .setVx(number(5))
                    .setVy(number(5)));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            replacement.addRobots(RobotReplacement.newBuilder()
                    .setPosition(Robot.newBuilder()
                            .setRobotId(id())
                            .setX(number(1))
                            .setY(number(1))
                            .setOrientation(number(360)))
                    .setYellowteam(random.nextBoolean())
                    .setTurnon(random.nextInt(4) > 0));
        }
        return replacement.build();
    }

    private VSSRef_Placement oddPlacement() {
        Frame.Builder frame = Frame.newBuilder().setTeamColorValue(random.nextInt(4));
        for (int i = random.nextInt(6); i > 0; i--) {
            frame.addRobots(org.robopitch.links.fira.wire.referee.Robot.newBuilder()
                    .setRobotId(id())
                    .setX(number(1))
                    .setY(number(1))
                    .setOrientation(number(360)));
        }
        return VSSRef_Placement.newBuilder().setWorld(frame).build();
    }

    private int id() {
        return random.nextInt(3) == 0 ? ODD_IDS[random.nextInt(ODD_IDS.length)] : random.nextInt(5);
    }

    private double number(double usual) {
        return random.nextInt(4) == 0 ? ODD[random.nextInt(ODD.length)] : usual * (2 * random.nextDouble() - 1);
    }
}
