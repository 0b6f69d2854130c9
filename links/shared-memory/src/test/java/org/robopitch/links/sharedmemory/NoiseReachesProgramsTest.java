// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.mirosot.game.MirosotGame;

/** What goes wrong on the way to and from the teams goes wrong for programs at the shared memory too. */
class NoiseReachesProgramsTest {
    private static final int PICTURES = 400;

    @TempDir
    Path folder;

    private Match match(Rig rig, SensingSettings sensing, ActuationSettings actuation) {
        Match match = new Match(new MatchSetup(
                Rig.LEAGUE, rig.world.team(Side.BLUE), rig.world.team(Side.YELLOW), 3, sensing, actuation));
        rig.world.begin(match, EnumSet.of(Side.BLUE));
        return match;
    }

    private static double number(Rig rig, int view, int body, Field field) {
        Layout layout = rig.area.layout();
        return rig.area.positions().getDouble(layout.positionsWorld(0) + view + Layout.body(body) + field.at());
    }

    @Test
    void positionsAreNoisyAndVanish() throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults().with("worldFrame", true))) {
            Match match = match(
                    rig,
                    SensingSettings.PERFECT.with("positionNoise", 0.05).with("vanish", 0.2),
                    ActuationSettings.PERFECT);
            Layout layout = rig.area.layout();
            int truth = layout.truthOffset();
            int blue = layout.viewOffset(Side.BLUE);
            double squares = 0;
            int seen = 0;
            for (int i = 0; i < PICTURES; i++) {
                rig.world.next(rig.now);
                long visible = rig.area
                        .positions()
                        .getLong(layout.positionsWorld(0) + blue + Layout.body(0) + Field.BODY_VISIBLE.at());
                double off = number(rig, blue, 0, Field.BODY_X) - number(rig, truth, 0, Field.BODY_X);
                squares += visible == 1 ? off * off : 0;
                seen += (int) visible;
                match.cycle();
            }
            assertThat(Math.sqrt(squares / seen)).isCloseTo(0.05, within(0.008));
            assertThat(seen).isBetween((int) (0.72 * PICTURES), (int) (0.88 * PICTURES));
        }
    }

    @Test
    void picturesAreOldAndSaySo() throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            Match match = match(rig, SensingSettings.PERFECT.with("delay", 0.032), ActuationSettings.PERFECT);
            for (int i = 0; i < 10; i++) {
                match.cycle();
            }
            rig.world.next(rig.now);
            Layout layout = rig.area.layout();
            int world = layout.positionsWorld(0);
            double now = rig.area.positions().getDouble(world + layout.truthOffset() + Field.VIEW_TIME.at());
            double then = rig.area.positions().getDouble(world + layout.viewOffset(Side.BLUE) + Field.VIEW_TIME.at());
            assertThat(now - then).isCloseTo(0.032, within(1e-9));
        }
    }

    @Test
    void commandsArriveLate() throws IOException {
        try (Rig rig = new Rig(folder, LinkSettings.defaults())) {
            Match match = match(rig, SensingSettings.PERFECT, ActuationSettings.PERFECT.with("delay", 0.08));
            while (!match.game().referee().play().running()) {
                match.cycle();
            }
            double[] robots = ((MirosotGame) match.game()).world().commands();
            long cycle = 0;
            int first = 0;
            for (int i = 1; i <= 20 && first == 0; i++) {
                rig.world.next(rig.now);
                cycle = rig.client.readAfter(0, cycle);
                rig.client.answer(0, cycle, new double[] {30, 30, 30, 30, 30, 30}, Layout.PLAY_ON, 0);
                assertThat(rig.settled()).isTrue();
                match.cycle();
                assertThat(match.commands(Side.BLUE).values()[0]).isEqualTo(30);
                first = robots[0] == 30 ? i : 0;
            }
            assertThat(first).isEqualTo(1 + (int) Math.round(0.08 / Rig.LEAGUE.cycleSeconds()));
        }
    }
}
