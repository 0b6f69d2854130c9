// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Team;
import org.robopitch.middlesize.camera.Light;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.see.ColourTable;

class CalibrationFilesTest {
    private static final Team STANDING = (shown, commands) -> commands.stop();

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static Nubot playing(String options) {
        Nubot team = new Nubot(NubotOptions.parse(options));
        MiddleSize league = MiddleSize.of(Dialect.A);
        Match match = new Match(new MatchSetup(league, team, STANDING, 1));
        match.cycle();
        return team;
    }

    @Test
    void aTeamKicksByAnotherCalibration() throws IOException {
        String weak = file("weak.txt", "ground 2 1 0.3\nground 15 10 5\n");
        assertThat(playing("kicks=" + weak).robot(2).model().kicks().strengthForSpeed(10))
                .isEqualTo(15);
        assertThat(playing("").robot(2).model().kicks().strengthForSpeed(10)).isLessThan(5);
    }

    @Test
    void aTeamSeesByAnotherColourTable() throws IOException {
        // Who takes green for the ball sees no field.
        String wrong = file("wrong.txt", "ball 30 150 40\nfield 250 120 20\nline 250 250 250\nobstacle 20 20 20\n");
        CameraEyes eyes =
                Objects.requireNonNull(playing("camera,colours=" + wrong).camera(2));
        CameraEyes usual = Objects.requireNonNull(playing("camera").camera(2));
        assertThat(usual.vision().points).isGreaterThan(20);
        assertThat(eyes.vision().points).isLessThan(usual.vision().points / 2);
    }

    @Test
    void samplesThatAreWrittenGiveNearlyTheSameTable() throws IOException {
        Cameras cameras = new Cameras(MiddleSizeParameters.of(Dialect.A), Light.hall(), null);
        ColourTable again = CalibrationFiles.colours(file("colours.txt", cameras.samples()));
        int same = 0;
        int all = 0;
        for (int colour = 0; colour < 1 << 24; colour += 4099) {
            all++;
            same += again.meaning(colour) == cameras.colours.meaning(colour) ? 1 : 0;
        }
        assertThat(same).isGreaterThan(all * 95 / 100);
    }

    @Test
    void aBadFileIsRefusedWithPlaceAndExpectation() throws IOException {
        String missing = folder.resolve("none.txt").toString();
        assertThatThrownBy(() -> NubotOptions.parse("kicks=" + missing))
                .hasMessage("expected a file with a kick calibration, but there is no file " + missing);
        assertThatThrownBy(() -> NubotOptions.parse("colours=" + folder)).hasMessageContaining("is no file");
        String words = file("words.txt", "ground 1 2 3\nground one 2 3\n");
        assertThatThrownBy(() -> NubotOptions.parse("kicks=" + words))
                .hasMessageContaining("words.txt, line 2: expected three numbers after \"ground\"");
        String lobs = file("lobs.txt", "lob 1 2 3\n");
        assertThatThrownBy(() -> NubotOptions.parse("kicks=" + lobs))
                .hasMessageContaining("lobs.txt: a calibration needs at least one ground kick");
        String noBall = file("noball.txt", "field 0 200 0\nline 255 255 255\nobstacle 0 0 0\n");
        assertThatThrownBy(() -> NubotOptions.parse("colours=" + noBall)).hasMessageContaining("there is none of ball");
        String tooRed = file("red.txt", "# ours\nball 256 0 0\n");
        assertThatThrownBy(() -> NubotOptions.parse("colours=" + tooRed))
                .hasMessageContaining("red.txt, line 2: expected field, line, ball, obstacle or unknown")
                .hasMessageContaining("but found \"ball 256 0 0\"");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xC3, 0x28, (byte) 0xFF});
        assertThatThrownBy(() -> NubotOptions.parse("kicks=" + binary)).hasMessageContaining("is no text");
    }
}
