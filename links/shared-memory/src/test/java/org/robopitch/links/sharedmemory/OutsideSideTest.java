// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.links.sharedmemory.layout.Part;

class OutsideSideTest {
    @TempDir
    Path folder;

    private Rig rig;
    private int at;

    @BeforeEach
    void serve() throws IOException {
        rig = new Rig(folder, LinkSettings.defaults().with("deadlineSeconds", 1).with("arrivalSeconds", 5));
        at = rig.area.layout().commandsSide(0, Side.BLUE);
        rig.show();
    }

    @AfterEach
    void end() throws IOException {
        rig.close();
    }

    private void play() {
        assertThat(rig.settled()).isTrue();
        rig.match.cycle();
    }

    @Test
    void aCycleWaitsForItsAnswerAndFollowsIt() {
        assertThat(rig.settled()).isFalse();
        rig.now += Rig.SECOND;
        assertThat(rig.settled()).isFalse();
        rig.answer(1, 2, 3, 4, 5, 6);
        play();
        assertThat(rig.match.commands(Side.BLUE).values()).containsExactly(1, 2, 3, 4, 5, 6);
        rig.show();
        assertThat(rig.settled()).isFalse();
    }

    @Test
    void aRobotThatIsSentNonsenseKeepsItsLastCommandAndTheOthersGetTheirs() {
        rig.answer(1, 2, 3, 4, 5, 6);
        play();
        rig.show();
        rig.answer(9, 9, Double.NaN, 9, 9, Double.NEGATIVE_INFINITY);
        play();
        assertThat(rig.match.commands(Side.BLUE).values()).containsExactly(9, 9, 3, 4, 5, 6);
        assertThat(rig.count("robots' commands dropped")).isEqualTo(2);
    }

    @Test
    void answersOfAnotherVersionOrCycleAreDroppedAndCountedOnce() {
        rig.answer(1, 1, 1, 1, 1, 1);
        play();
        rig.show();
        rig.client.answer(0, rig.cycle + 1, new double[6], Layout.PLAY_ON, 0);
        rig.settled();
        rig.client.answer(0, -1, new double[6], Layout.PLAY_ON, 0);
        rig.settled();
        rig.client.answer(0, rig.cycle - 1, new double[6], Layout.PLAY_ON, 0);
        rig.settled();
        assertThat(rig.settled()).isFalse();
        assertThat(rig.count("answers dropped: of another cycle")).isEqualTo(3);
        rig.answer(9, 9, 9, 9, 9, 9);
        rig.area.commands().putInt(at + Field.SIDE_VERSION.at(), 2);
        assertThat(rig.settled()).isFalse();
        assertThat(rig.settled()).isFalse();
        assertThat(rig.count("answers dropped: version")).isEqualTo(1);
        rig.client.answer(0, rig.cycle, new double[6], 77, 0);
        play();
        assertThat(rig.count("requests dropped")).isEqualTo(1);
    }

    @Test
    void aProgramThatAnswersJustInTimeEveryTimeIsNotWaitedForOnceItsBudgetIsSpent() {
        int answers = 0;
        while (rig.match.statistics().events().stream()
                .noneMatch(event -> event.text()
                        .contains("has used up 60.0 s by slow answers: the match no longer waits for it"))) {
            assertThat(answers).isLessThan(1000);
            rig.now += Rig.SECOND;
            rig.answer(1, 1, 1, 1, 1, 1);
            play();
            rig.show();
            answers++;
        }
        // A tenth of each second counts, less the cycle.
        double costs = 0.1 - rig.match.setup().league().cycleSeconds();
        assertThat(answers).isBetween((int) (60 / costs), (int) (60 / costs) + 2);
        assertThat(rig.settled()).as("nobody waits").isTrue();
    }

    @Test
    void aProgramThatDiesWhileItWritesIsMissedAndItsHalfAnswerNotTaken() {
        rig.answer(1, 1, 1, 1, 1, 1);
        play();
        rig.show();
        rig.area.commands().putLong(at, rig.area.commands().getLong(at) + 1);
        rig.area.commands().putDouble(at + Part.SIDE.bytes(), 99);
        rig.now += Rig.SECOND / 2;
        assertThat(rig.settled()).isFalse();
        rig.now += Rig.SECOND;
        play();
        assertThat(rig.commanded(0)).isEqualTo(1);
        assertThat(rig.count("answers missed: started")).isEqualTo(1);
        assertThat(rig.world.missed(Side.BLUE)).isEqualTo(1);
    }

    @Test
    void aProgramThatMissesThreeInARowIsGoneUntilItAnswersAgain() {
        rig.answer(1, 1, 1, 1, 1, 1);
        play();
        for (int i = 0; i < 3; i++) {
            rig.show();
            assertThat(rig.settled()).isFalse();
            rig.now += 2 * Rig.SECOND;
            play();
        }
        assertThat(rig.told()).last().asString().contains("blue's program is gone", "3 answers in a row");
        rig.show();
        play();
        assertThat(rig.commanded(0)).as("its robots stop").isZero();
        rig.show();
        rig.answer(5, 5, 5, 5, 5, 5);
        play();
        assertThat(rig.commanded(0)).isEqualTo(5);
        assertThat(rig.count("programs that came back")).isEqualTo(1);
        rig.show();
        assertThat(rig.settled()).as("it is waited for again").isFalse();
    }

    @Test
    void whatAProgramThatComesBackSaysToAnEarlierCycleIsCountedAsDropped() {
        rig.answer(1, 1, 1, 1, 1, 1);
        play();
        for (int i = 0; i < 3; i++) {
            rig.show();
            rig.now += 2 * Rig.SECOND;
            play();
        }
        rig.show();
        rig.client.answer(0, rig.cycle - 1, new double[] {5, 5, 5, 5, 5, 5}, Layout.PLAY_ON, 0);
        assertThat(rig.settled()).as("the next answer is waited for").isFalse();
        assertThat(rig.count("programs that came back")).isEqualTo(1);
        assertThat(rig.count("answers dropped: of another cycle")).isEqualTo(1);
    }

    @Test
    void aProgramWhoseProcessHasEndedIsGoneAtOnce() throws IOException, InterruptedException {
        Process program = new ProcessBuilder(List.of("sh", "-c", "read line")).start();
        rig.client.answer(0, rig.cycle, new double[6], Layout.PLAY_ON, 0);
        rig.area.commands().putLong(at + Field.SIDE_PROCESS.at(), program.pid());
        play();
        rig.show();
        rig.now += Rig.SECOND / 2;
        assertThat(rig.settled()).isFalse();
        program.destroyForcibly().waitFor();
        rig.now += Rig.SECOND / 4;
        play();
        assertThat(rig.told()).last().asString().contains("its process has ended");
        assertThat(rig.count("programs gone")).isEqualTo(1);
    }

    @Test
    void aProgramThatNeverComesIsWaitedForOnceAndThenPlayedWithout() {
        rig.now += 4 * Rig.SECOND;
        assertThat(rig.settled()).isFalse();
        rig.now += 2 * Rig.SECOND;
        play();
        assertThat(rig.told()).last().asString().contains("no program arrived within 5.0 s");
        assertThat(rig.world.deserted()).isTrue();
        rig.show();
        play();
    }

    @Test
    void aProgramThatSaysGoodbyeIsNotMissed() {
        rig.client.answer(0, rig.cycle, new double[] {1, 1, 1, 1, 1, 1}, Layout.GOODBYE, 0);
        play();
        rig.show();
        play();
        assertThat(rig.commanded(0)).isZero();
        assertThat(rig.world.deserted()).isTrue();
        assertThat(rig.count("programs gone") + rig.count("answers missed")).isZero();
    }
}
