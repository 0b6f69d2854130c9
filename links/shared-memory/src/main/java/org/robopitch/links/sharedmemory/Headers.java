// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.links.sharedmemory.layout.BodyView;
import org.robopitch.links.sharedmemory.layout.CommandsHeader;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.links.sharedmemory.layout.PositionsHeader;

/** Writes the headers of both files. */
final class Headers {
    private final Layout layout;
    private final TeamInfo info;
    private final int flags;
    private final double deadlineSeconds;
    private final long session;

    Headers(Layout layout, TeamInfo info, int flags, double deadlineSeconds, long session) {
        this.layout = layout;
        this.info = info;
        this.flags = flags;
        this.deadlineSeconds = deadlineSeconds;
        this.session = session;
    }

    void positions(ByteBuffer to) {
        RobotInfo.WheelPair wheels = info.robot().wheels();
        to.put(PositionsHeader.MAGIC.at(), Layout.POSITIONS_MAGIC.getBytes(StandardCharsets.US_ASCII));
        to.putInt(PositionsHeader.VERSION.at(), Layout.VERSION);
        to.putInt(PositionsHeader.HEADER_BYTES.at(), PositionsHeader.BYTES);
        to.putLong(PositionsHeader.FILE_BYTES.at(), layout.positionsBytes());
        to.putInt(PositionsHeader.WORLDS.at(), layout.worlds());
        to.putInt(PositionsHeader.WORLD_BYTES.at(), layout.positionsWorldBytes());
        to.putInt(PositionsHeader.ROBOTS.at(), layout.robots());
        to.putInt(PositionsHeader.CHANNELS.at(), layout.channels());
        to.putLong(PositionsHeader.SESSION.at(), session);
        to.putInt(PositionsHeader.FLAGS.at(), flags);
        to.putInt(PositionsHeader.STATE.at(), Layout.SERVING);
        to.putLong(PositionsHeader.PROCESS.at(), ProcessHandle.current().pid());
        to.putInt(PositionsHeader.TRUTH_OFFSET.at(), layout.truthOffset());
        to.putInt(PositionsHeader.BLUE_OFFSET.at(), layout.viewOffset(Side.BLUE));
        to.putInt(PositionsHeader.YELLOW_OFFSET.at(), layout.viewOffset(Side.YELLOW));
        to.putInt(PositionsHeader.BODY_BYTES.at(), BodyView.BYTES);
        to.putDouble(PositionsHeader.CYCLE_SECONDS.at(), info.rhythm().cycleSeconds());
        to.putDouble(PositionsHeader.PITCH_LENGTH.at(), info.field().length());
        to.putDouble(PositionsHeader.PITCH_WIDTH.at(), info.field().width());
        to.putDouble(PositionsHeader.GOAL_WIDTH.at(), info.field().goalWidth());
        to.putDouble(PositionsHeader.GOAL_DEPTH.at(), info.field().goalDepth());
        to.putDouble(PositionsHeader.ROBOT_SIZE.at(), info.robot().size());
        to.putDouble(PositionsHeader.BALL_RADIUS.at(), info.field().ballRadius());
        to.putDouble(PositionsHeader.WHEEL_RADIUS.at(), wheels == null ? 0 : wheels.rimSpeed());
        to.putDouble(PositionsHeader.TRACK.at(), wheels == null ? 0 : wheels.track());
        to.putDouble(PositionsHeader.MAX_WHEEL_SPEED.at(), wheels == null ? 0 : wheels.strongest());
        to.putDouble(PositionsHeader.DEADLINE_SECONDS.at(), deadlineSeconds);
    }

    void commands(ByteBuffer to) {
        to.put(CommandsHeader.MAGIC.at(), Layout.COMMANDS_MAGIC.getBytes(StandardCharsets.US_ASCII));
        to.putInt(CommandsHeader.VERSION.at(), Layout.VERSION);
        to.putInt(CommandsHeader.HEADER_BYTES.at(), CommandsHeader.BYTES);
        to.putLong(CommandsHeader.FILE_BYTES.at(), layout.commandsBytes());
        to.putInt(CommandsHeader.WORLDS.at(), layout.worlds());
        to.putInt(CommandsHeader.WORLD_BYTES.at(), layout.commandsWorldBytes());
        to.putInt(CommandsHeader.ROBOTS.at(), layout.robots());
        to.putInt(CommandsHeader.CHANNELS.at(), layout.channels());
        to.putLong(CommandsHeader.SESSION.at(), session);
        to.putInt(CommandsHeader.SIDE_BYTES.at(), layout.sideBytes());
    }
}
