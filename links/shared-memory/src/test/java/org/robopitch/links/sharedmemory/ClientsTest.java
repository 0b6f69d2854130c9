// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.WorldBatch.PlayedWorld;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.runner.pace.Pace;
import org.robopitch.teams.chaser.Chaser;

/** The clients and examples in other languages, as they are shipped, against the chaser. */
@Timeout(300)
class ClientsTest {
    private static final Mirosot LEAGUE = Mirosot.of(Size.MIDDLE);
    private static final long SEED = 3;

    @TempDir
    Path folder;

    @Test
    void theAttackerInCScoresAgainstTheChaserAndAlwaysTheSame() throws Exception {
        Path attacker = Repository.compile(Repository.root().resolve("clients/shared-memory/c/attacker.c"), folder);
        List<String> command = List.of(attacker.toString(), folder.toString(), "blue");
        scoresAndAlwaysTheSame(command);
    }

    @Test
    void theAttackerInPythonScoresAgainstTheChaserAndAlwaysTheSame() throws Exception {
        String attacker = Repository.root()
                .resolve("clients/shared-memory/python/attacker.py")
                .toString();
        List<String> command = List.of("python3", attacker, folder.toString(), "blue");
        scoresAndAlwaysTheSame(command);
    }

    @Test
    void theBatchInCPlaysManyWorldsEachAsItWouldAlone() throws Exception {
        Path batch = Repository.compile(Repository.root().resolve("clients/shared-memory/c/batch.c"), folder);
        List<String> command = List.of(batch.toString(), folder.toString(), "blue");
        Map<Integer, Long> hashes = new TreeMap<>();
        for (PlayedWorld played : play(16, 2, command)) {
            hashes.put(played.world(), played.match().hash());
        }
        assertThat(hashes).hasSize(16);
        assertThat(play(1, 2, command).get(0).match().hash()).isEqualTo(hashes.get(0));
    }

    private void scoresAndAlwaysTheSame(List<String> command) throws Exception {
        Match first = play(1, 600, command).get(0).match();
        assertThat(first.game().referee().play().blueScore()).isPositive();
        assertThat(play(1, 600, command).get(0).match().hash()).isEqualTo(first.hash());
    }

    /** Plays until blue has scored, at most so many simulated seconds. */
    private List<PlayedWorld> play(int worlds, double seconds, List<String> command) throws Exception {
        WorldBatch.Plan plan = new WorldBatch.Plan(
                worlds,
                SEED,
                EnumSet.of(Side.BLUE),
                LinkSettings.defaults().with("deadlineSeconds", 200).with("arrivalSeconds", 200),
                Pace.UNLIMITED,
                (seed, outside) -> new Match(new MatchSetup(LEAGUE, outside.apply(Side.BLUE), new Chaser(), seed)),
                match -> match.game().referee().play().blueScore() > 0
                        || match.game().world().time() >= seconds - 1e-9,
                1);
        List<PlayedWorld> ended = new ArrayList<>();
        try (WorldBatch batch = new WorldBatch(new SharedFolder(folder, false), LEAGUE, plan)) {
            Process client = Repository.start(folder, command);
            client.onExit().thenRun(() -> stopIfItFailed(client, batch));
            batch.play(ended::add);
            batch.close();
            assertThat(said(client)).as("what the client says").contains("blue", "yellow");
            assertThat(client.exitValue()).isZero();
            assertThat(ended).hasSize(worlds).allMatch(played -> played.end().equals("over"));
        }
        return ended;
    }

    private static void stopIfItFailed(Process client, WorldBatch batch) {
        if (client.exitValue() != 0) {
            batch.stop();
        }
    }

    private static String said(Process client) throws IOException, InterruptedException {
        return Repository.output(client);
    }
}
