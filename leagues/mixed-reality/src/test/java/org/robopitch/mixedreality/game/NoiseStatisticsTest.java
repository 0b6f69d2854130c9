// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.NoiseParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Each kind of noise has the frequency, the size and the length that its numbers promise. */
class NoiseStatisticsTest {
    private static final int CYCLES = 4000;
    private static final Team IDLE = (seen, commands) -> commands.stop();

    private static MixedReality league(NoiseParameters noise) {
        return new MixedReality(
                MixedRealityParameters.of(5).with("noise", noise),
                MixedRealityRules.defaults().with("halfSeconds", 10_000));
    }

    private static Match match(SensingSettings sensing, ActuationSettings actuation, Team blue) {
        return new Match(new MatchSetup(league(NoiseParameters.none()), blue, IDLE, 7, sensing, actuation));
    }

    /** Five standard deviations of a share that is measured so often. */
    private static double fiveSigma(double share, int often) {
        return 5 * Math.sqrt(share * (1 - share) / often);
    }

    @Test
    void commandsAreMisreadAsOftenAsToldAndAsAnyOtherCode() {
        double misread = 0.1;
        MixedRealityWorld world = new MixedRealityWorld(
                MixedRealityParameters.of(1).with("noise", new NoiseParameters(misread, 0, 0)), 3);
        int commands = 60_000;
        int[] counts = new int[2 * SpeedTable.HIGHEST_CODE + 1];
        for (int i = 0; i < commands; i++) {
            world.command(0, 0.0448, 0);
            counts[SpeedTable.code(world.wheels().commandedLeft[0]) + SpeedTable.HIGHEST_CODE]++;
        }
        int meant = 16 + SpeedTable.HIGHEST_CODE;
        assertThat(1 - counts[meant] / (double) commands).isCloseTo(misread, within(fiveSigma(misread, commands)));
        double each = misread / (counts.length - 1);
        for (int code = 0; code < counts.length; code++) {
            if (code != meant) {
                assertThat(counts[code] / (double) commands)
                        .as("code %d", code - SpeedTable.HIGHEST_CODE)
                        .isCloseTo(each, within(fiveSigma(each, commands)));
            }
        }
    }

    @Test
    void robotsAreLostAsOftenAndAsLongAsTold() {
        double rate = 0.5;
        double seconds = 0.4;
        Match match = new Match(new MatchSetup(league(new NoiseParameters(0, rate, seconds)), IDLE, IDLE, 7));
        MixedRealityWorld world = ((MixedRealityGame) match.game()).world();
        boolean[] before = new boolean[10];
        int losses = 0;
        int lostCycles = 0;
        int foundCycles = 0;
        for (int i = 0; i < CYCLES; i++) {
            match.cycle();
            for (int robot = 0; robot < 10; robot++) {
                boolean lost = !world.found(robot);
                losses += lost && !before[robot] ? 1 : 0;
                lostCycles += lost ? 1 : 0;
                foundCycles += lost ? 0 : 1;
                before[robot] = lost;
            }
        }
        assertThat(lostCycles / (double) losses * 0.02).isCloseTo(seconds, within(0.01));
        double chance = rate * 0.02;
        assertThat(losses / (double) foundCycles).isCloseTo(chance, within(fiveSigma(chance, foundCycles)));
    }

    @Test
    void positionsAndHeadingsHaveTheNoiseThatWasTold() {
        double position = 0.003;
        double heading = 0.05;
        SensingSettings sensing =
                SensingSettings.PERFECT.with("positionNoise", position).with("headingNoise", heading);
        Match match = match(sensing, ActuationSettings.PERFECT, IDLE);
        Observation truth = new Observation(5);
        double squareX = 0;
        double squareHeading = 0;
        int looks = 0;
        for (int i = 0; i < CYCLES; i++) {
            match.observe();
            match.game().observe(Side.BLUE, truth);
            for (int robot = 0; robot < 5; robot++) {
                double dx =
                        match.seen(Side.BLUE).own(robot).x() - truth.own(robot).x();
                double turn = Math.IEEEremainder(
                        match.seen(Side.BLUE).own(robot).heading()
                                - truth.own(robot).heading(),
                        2 * Math.PI);
                squareX += dx * dx;
                squareHeading += turn * turn;
                looks++;
            }
            match.cycle();
        }
        // The deviation of a measured deviation is 1/√(2n) of it.
        double tolerance = 5 / Math.sqrt(2.0 * looks);
        assertThat(Math.sqrt(squareX / looks)).isCloseTo(position, within(tolerance * position));
        assertThat(Math.sqrt(squareHeading / looks)).isCloseTo(heading, within(tolerance * heading));
    }

    @Test
    void messagesAreLostAndDelayedAsTold() {
        double loss = 0.2;
        int[] sent = {0};
        // The left wheel's code counts the cycles: what arrives tells when it was sent.
        Team counting = (seen, commands) -> {
            commands.stop();
            commands.wheels(0, SpeedTable.speed(1 + sent[0]++ % 30), 0);
        };
        Match match = match(
                SensingSettings.PERFECT,
                ActuationSettings.PERFECT.with("delay", 0.06).with("loss", loss),
                counting);
        MixedRealityWorld world = ((MixedRealityGame) match.game()).world();
        int newest = 0;
        int fresh = 0;
        int asked = 0;
        for (int i = 0; i < CYCLES; i++) {
            boolean running = match.game().referee().play().running();
            match.cycle();
            if (running && i > 100) {
                int arrived = SpeedTable.code(world.wheels().commandedLeft[0]);
                // Three cycles of 20 ms old.
                int expected = 1 + Math.floorMod(sent[0] - 1 - 3, 30);
                fresh += arrived == expected ? 1 : 0;
                newest = arrived;
                asked++;
            }
        }
        assertThat(newest).isPositive();
        assertThat(1 - fresh / (double) asked).isCloseTo(loss, within(fiveSigma(loss, asked)));
    }

    @Test
    void wheelsLockAsOftenAndAsLongAsTold() {
        double rate = 0.5;
        double seconds = 0.2;
        Team driving = (seen, commands) -> {
            commands.stop();
            for (int robot = 0; robot < 5; robot++) {
                commands.wheels(robot, 0.1, -0.1);
            }
        };
        Match match = match(
                SensingSettings.PERFECT,
                ActuationSettings.PERFECT.with("lockRate", rate).with("lockTime", seconds),
                driving);
        MixedRealityWorld world = ((MixedRealityGame) match.game()).world();
        boolean[] before = new boolean[10];
        int locks = 0;
        int locked = 0;
        int free = 0;
        for (int i = 0; i < CYCLES; i++) {
            boolean running = match.game().referee().play().running();
            match.cycle();
            for (int wheel = 0; running && wheel < 10; wheel++) {
                double speed = wheel % 2 == 0
                        ? world.wheels().commandedLeft[wheel / 2]
                        : world.wheels().commandedRight[wheel / 2];
                locks += speed == 0 && !before[wheel] ? 1 : 0;
                locked += speed == 0 ? 1 : 0;
                free += speed == 0 ? 0 : 1;
                before[wheel] = speed == 0;
            }
        }
        double chance = rate * 0.02;
        assertThat(locked / (double) locks * 0.02).isCloseTo(seconds, within(0.01));
        assertThat(locks / (double) free).isCloseTo(chance, within(fiveSigma(chance, free)));
    }
}
