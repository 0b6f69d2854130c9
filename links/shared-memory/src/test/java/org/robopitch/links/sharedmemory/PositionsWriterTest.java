// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.PositionsWriter.ShortText;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.teams.chaser.Chaser;

class PositionsWriterTest {
    private static final Set<Side> BOTH = EnumSet.allOf(Side.class);

    @TempDir
    Path folder;

    private final Match match = new Match(new MatchSetup(Rig.LEAGUE, new Chaser(), new Chaser(), 3));

    /** Serves a match of two chasers that has been played for a while, without noise. */
    private Rig show(LinkSettings settings) throws IOException {
        Rig rig = new Rig(folder, settings);
        for (int i = 0; i < 100; i++) {
            match.cycle();
        }
        rig.world.begin(match, BOTH);
        rig.show();
        return rig;
    }

    private static double number(Rig rig, int view, int body, Field field) {
        Layout layout = rig.area.layout();
        return rig.area.positions().getDouble(layout.positionsWorld(0) + view + Layout.body(body) + field.at());
    }

    @Test
    void theTruthIsTheWorldWithTheBallFirst() throws IOException {
        try (Rig rig = show(LinkSettings.defaults())) {
            int truth = rig.area.layout().truthOffset();
            BodyPose pose = new BodyPose();
            for (int i = 0; i < 7; i++) {
                match.game().stage().read(i, pose);
                int body = i == 6 ? 0 : 1 + i;
                assertThat(number(rig, truth, body, Field.BODY_X)).isEqualTo(pose.x);
                assertThat(number(rig, truth, body, Field.BODY_Y)).isEqualTo(pose.y);
                assertThat(number(rig, truth, body, Field.BODY_VX)).isEqualTo(pose.vx);
                assertThat(number(rig, truth, body, Field.BODY_VY)).isEqualTo(pose.vy);
                if (i < 6) {
                    double heading = number(rig, truth, body, Field.BODY_HEADING);
                    assertThat(StrictMath.cos(heading)).isCloseTo(pose.headingX, within(1e-12));
                    assertThat(StrictMath.sin(heading)).isCloseTo(pose.headingY, within(1e-12));
                    assertThat(number(rig, truth, body, Field.BODY_SPIN)).isEqualTo(pose.spin);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void inTheWorldsFrameASideSeesTheTruthWithoutNoise(Side side) throws IOException {
        try (Rig rig = show(LinkSettings.defaults().with("worldFrame", true))) {
            int truth = rig.area.layout().truthOffset();
            int seen = rig.area.layout().viewOffset(side);
            for (int body = 0; body < 7; body++) {
                for (Field field : Set.of(Field.BODY_X, Field.BODY_Y, Field.BODY_VX, Field.BODY_VY, Field.BODY_SPIN)) {
                    assertThat(number(rig, seen, body, field))
                            .as(field + " of body " + body)
                            .isCloseTo(number(rig, truth, body, field), within(1e-12));
                }
                double off = number(rig, seen, body, Field.BODY_HEADING) - number(rig, truth, body, Field.BODY_HEADING);
                assertThat(StrictMath.IEEEremainder(off, 2 * Math.PI)).isCloseTo(0, within(1e-12));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void inItsOwnFrameASideSeesItsOwnRobotsFirstAndItsGoalAtNegativeX(Side side) throws IOException {
        try (Rig rig = show(LinkSettings.defaults())) {
            int truth = rig.area.layout().truthOffset();
            int seen = rig.area.layout().viewOffset(side);
            int turn = match.game().attacks(side);
            for (int i = 0; i < 6; i++) {
                int own = side == Side.BLUE ? i : (i + 3) % 6;
                assertThat(number(rig, seen, 1 + i, Field.BODY_X))
                        .isEqualTo(turn * number(rig, truth, 1 + own, Field.BODY_X));
                assertThat(number(rig, seen, 1 + i, Field.BODY_Y))
                        .isEqualTo(turn * number(rig, truth, 1 + own, Field.BODY_Y));
            }
            double keeper = number(rig, seen, 1, Field.BODY_X);
            assertThat(keeper).isLessThan(-0.5);
        }
    }

    @Test
    void theWorldTellsHowTheMatchStands() throws IOException {
        try (Rig rig = show(LinkSettings.defaults())) {
            ByteBuffer memory = rig.area.positions();
            int world = rig.area.layout().positionsWorld(0);
            assertThat(memory.getLong(world) % 2).isZero();
            assertThat(memory.getLong(world + Field.WORLD_CYCLE.at())).isEqualTo(1);
            assertThat(memory.getInt(world + Field.WORLD_STATE.at())).isEqualTo(Layout.PLAYED);
            assertThat(memory.getLong(world + Field.WORLD_SEED.at())).isEqualTo(3);
            assertThat(memory.getDouble(world + Field.WORLD_TIME.at()))
                    .isEqualTo(match.game().world().time());
            byte[] period = new byte[24];
            memory.get(world + Field.WORLD_PERIOD.at(), period);
            assertThat(new String(period, StandardCharsets.UTF_8).replace("\0", ""))
                    .isEqualTo(match.game().referee().play().period());
            assertThat(memory.getInt(world + Field.WORLD_RUNNING.at()))
                    .isEqualTo(match.game().referee().play().running() ? 1 : 0);
            assertThat(memory.getDouble(world + rig.area.layout().viewOffset(Side.BLUE) + Field.VIEW_TIME.at()))
                    .isEqualTo(match.seen(Side.BLUE).time());
        }
    }

    @Test
    void wordsThatAreTooLongAreCutBetweenTwoCharacters() {
        ByteBuffer memory = ByteBuffer.allocate(32);
        new ShortText().write("ääääääääääääää", memory, 0);
        assertThat(new String(memory.array(), 0, 24, StandardCharsets.UTF_8)).isEqualTo("ä".repeat(12));
        new ShortText().write("xääääääääääääää", memory, 0);
        assertThat(new String(memory.array(), 0, 24, StandardCharsets.UTF_8)).isEqualTo("x" + "ä".repeat(11) + "\0");
    }
}
