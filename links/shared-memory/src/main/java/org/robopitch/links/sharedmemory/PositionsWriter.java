// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;

/** Writes one world into the positions file: how the match stands, what is true, and what each side sees. */
final class PositionsWriter {
    private static final Side[] SIDES = Side.values();

    private final ByteBuffer memory;
    private final Layout layout;
    private final int world;
    private final boolean worldFrame;
    private final SequenceLock lock;
    private final ShortText mode = new ShortText();
    private final ShortText period = new ShortText();
    private final BodyPose pose = new BodyPose();

    PositionsWriter(ByteBuffer memory, Layout layout, int world, boolean worldFrame) {
        this.memory = memory;
        this.layout = layout;
        this.world = layout.positionsWorld(world);
        this.worldFrame = worldFrame;
        this.lock = new SequenceLock(memory, this.world + Field.WORLD_SEQUENCE.at());
    }

    /**
     * Writes a match that has been observed.
     *
     * @param cycle the number that answers must name
     * @param number which match of this world it is
     */
    void write(Match match, long cycle, int number, boolean over) {
        lock.beginWrite();
        memory.putLong(world + Field.WORLD_CYCLE.at(), cycle);
        memory.putInt(world + Field.WORLD_MATCH.at(), number);
        memory.putInt(world + Field.WORLD_STATE.at(), over ? Layout.OVER : Layout.PLAYED);
        memory.putLong(world + Field.WORLD_SEED.at(), match.setup().seed());
        memory.putDouble(world + Field.WORLD_TIME.at(), match.game().world().time());
        memory.putInt(world + Field.WORLD_BLUE_ATTACKS.at(), match.game().attacks(Side.BLUE));
        play(match.game().referee().play());
        truth(match.game().stage(), match.game().world().time());
        for (Side side : SIDES) {
            seen(match.seen(side), side, match.game().attacks(side));
        }
        lock.endWrite();
    }

    private void play(PlayState play) {
        Side awarded = play.awarded();
        memory.putDouble(world + Field.WORLD_CLOCK.at(), play.clock());
        memory.putInt(world + Field.WORLD_BLUE_SCORE.at(), play.blueScore());
        memory.putInt(world + Field.WORLD_YELLOW_SCORE.at(), play.yellowScore());
        memory.putInt(world + Field.WORLD_RUNNING.at(), play.running() ? 1 : 0);
        memory.putInt(world + Field.WORLD_AWARDED.at(), awarded == null ? -1 : awarded.ordinal());
        mode.write(play.mode(), memory, world + Field.WORLD_MODE.at());
        period.write(play.period(), memory, world + Field.WORLD_PERIOD.at());
    }

    private void truth(Stage stage, double time) {
        int view = world + layout.truthOffset();
        memory.putDouble(view + Field.VIEW_TIME.at(), time);
        int ball = 2 * layout.robots();
        for (int i = 0; i <= ball; i++) {
            stage.read(i, pose);
            double heading = i == ball ? 0 : StrictMath.atan2(pose.headingY + 0.0, pose.headingX);
            int at = view + Layout.body(i == ball ? 0 : 1 + i);
            position(at, pose.x, pose.y, pose.z, heading);
            motion(at, pose.vx, pose.vy, pose.vz, i == ball ? 0 : pose.spin);
            memory.putLong(at + Field.BODY_VISIBLE.at(), pose.present ? 1 : 0);
        }
    }

    private void seen(Observation seen, Side side, int attacks) {
        int view = world + layout.viewOffset(side);
        memory.putDouble(view + Field.VIEW_TIME.at(), seen.time());
        memory.putInt(view + Field.VIEW_OURS.at(), seen.ours() ? 1 : 0);
        // A side sees its own goal at negative x; in the world's frame, so does who attacks towards positive x.
        boolean turned = worldFrame && attacks < 0;
        boolean opponentsFirst = worldFrame && side == Side.YELLOW;
        ball(seen.ball(), view + Layout.body(0), turned);
        int own = opponentsFirst ? layout.robots() : 0;
        int opponents = layout.robots() - own;
        for (int i = 0; i < layout.robots(); i++) {
            robot(seen.own(i), view + Layout.body(1 + own + i), turned);
            robot(seen.opponent(i), view + Layout.body(1 + opponents + i), turned);
        }
    }

    private void ball(BallView ball, int at, boolean turned) {
        double turn = turned ? -1 : 1;
        position(at, turn * ball.x(), turn * ball.y(), ball.z(), 0);
        motion(at, turn * ball.vx(), turn * ball.vy(), ball.vz(), 0);
        memory.putLong(at + Field.BODY_VISIBLE.at(), ball.visible() ? 1 : 0);
    }

    private void robot(RobotView robot, int at, boolean turned) {
        double turn = turned ? -1 : 1;
        double heading = turned ? StrictMath.IEEEremainder(robot.heading() + Math.PI, 2 * Math.PI) : robot.heading();
        position(at, turn * robot.x(), turn * robot.y(), 0, heading);
        motion(at, turn * robot.vx(), turn * robot.vy(), 0, robot.spin());
        memory.putLong(at + Field.BODY_VISIBLE.at(), robot.visible() ? 1 : 0);
    }

    private void position(int at, double x, double y, double z, double heading) {
        memory.putDouble(at + Field.BODY_X.at(), x);
        memory.putDouble(at + Field.BODY_Y.at(), y);
        memory.putDouble(at + Field.BODY_Z.at(), z);
        memory.putDouble(at + Field.BODY_HEADING.at(), heading);
    }

    private void motion(int at, double vx, double vy, double vz, double spin) {
        memory.putDouble(at + Field.BODY_VX.at(), vx);
        memory.putDouble(at + Field.BODY_VY.at(), vy);
        memory.putDouble(at + Field.BODY_VZ.at(), vz);
        memory.putDouble(at + Field.BODY_SPIN.at(), spin);
    }

    /** Writes words that seldom change into 24 bytes, without making garbage while they stay the same. */
    static final class ShortText {
        private static final int BYTES = 24;

        private final byte[] encoded = new byte[BYTES];
        private String text = "";

        void write(String words, ByteBuffer to, int at) {
            if (!words.equals(text)) {
                encode(words);
            }
            for (int i = 0; i < BYTES; i++) {
                to.put(at + i, encoded[i]);
            }
        }

        private void encode(String words) {
            text = words;
            Arrays.fill(encoded, (byte) 0);
            byte[] all = words.getBytes(StandardCharsets.UTF_8);
            int length = Math.min(all.length, BYTES);
            // What is too long is cut between two characters and not within one.
            while (length < all.length && length > 0 && (all[length] & 0xC0) == 0x80) {
                length--;
            }
            System.arraycopy(all, 0, encoded, 0, length);
        }
    }
}
