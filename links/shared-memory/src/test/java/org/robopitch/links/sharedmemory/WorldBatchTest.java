// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.sharedmemory.WorldBatch.PlayedWorld;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.pace.Pace;
import org.robopitch.teams.chaser.Chaser;

@Timeout(120)
class WorldBatchTest {
    private static final int CYCLES = 60;
    private static final LinkSettings PATIENT =
            LinkSettings.defaults().with("deadlineSeconds", 100).with("arrivalSeconds", 100);

    @TempDir
    Path folder;

    private static Match match(long seed, Team blue, Team yellow) {
        return new Match(new MatchSetup(Rig.LEAGUE, blue, yellow, seed, Rig.BLURRED, ActuationSettings.PERFECT));
    }

    private WorldBatch.Plan plan(int worlds, int threads, LinkSettings settings, Pace pace) {
        return new WorldBatch.Plan(
                worlds,
                100,
                EnumSet.of(Side.BLUE),
                settings,
                pace,
                (seed, outside) -> match(seed, outside.apply(Side.BLUE), new Chaser()),
                match -> match.cycles() >= CYCLES,
                threads);
    }

    /** Plays a batch while a client plays on another thread. */
    private List<PlayedWorld> play(WorldBatch.Plan plan, Program program) throws Exception {
        List<PlayedWorld> ended = new CopyOnWriteArrayList<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try (WorldBatch batch = new WorldBatch(new SharedFolder(folder, false), Rig.LEAGUE, plan)) {
            Thread client = new Thread(() -> {
                try (SharedMemoryClient link = new SharedMemoryClient(folder, Side.BLUE)) {
                    program.play(link);
                } catch (IOException | RuntimeException | Error e) {
                    failure.set(e);
                    batch.stop();
                }
            });
            client.start();
            batch.play(ended::add);
            client.join();
        }
        assertThat(failure.get()).isNull();
        return ended;
    }

    private interface Program {
        void play(SharedMemoryClient link) throws IOException;
    }

    /** Answers every world as soon as it is shown, until all are over. */
    private static void followEverywhere(SharedMemoryClient link) {
        int worlds = link.layout().worlds();
        long[] cycles = new long[worlds];
        Rest rest = new Rest();
        for (int over = 0; over < worlds; rest.rest()) {
            for (int world = 0; world < worlds; world++) {
                long cycle = link.readAfter(world, cycles[world]);
                if (cycle == 0) {
                    continue;
                }
                rest.reset();
                cycles[world] = cycle;
                if (link.number(Field.WORLD_STATE) == Layout.OVER) {
                    over++;
                } else {
                    link.answer(world, cycle, Follower.decide(link), Layout.PLAY_ON, 0);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aTeamOutsidePlaysToTheBitAsItWouldInsideOnHoweverManyThreads(int threads) throws Exception {
        List<PlayedWorld> ended = play(plan(5, threads, PATIENT, Pace.UNLIMITED), WorldBatchTest::followEverywhere);
        Map<Integer, Long> outside = new TreeMap<>();
        Map<Integer, Long> inside = new TreeMap<>();
        for (PlayedWorld played : ended) {
            outside.put(played.world(), played.match().hash());
            Match same = match(100 + played.world(), new Follower(), new Chaser());
            for (int i = 0; i < CYCLES; i++) {
                same.cycle();
            }
            inside.put(played.world(), same.hash());
        }
        assertThat(outside).hasSize(5).isEqualTo(inside);
        assertThat(Set.copyOf(outside.values())).hasSize(5);
    }

    @Test
    void aClientMayStepOneWorldAndLeaveTheOthersWaiting() throws Exception {
        List<PlayedWorld> ended = play(plan(3, 1, PATIENT, Pace.UNLIMITED), link -> {
            long[] cycles = new long[3];
            for (int world = 2; world >= 0; world--) {
                for (int i = 0; i < CYCLES; i++) {
                    cycles[world] = link.awaitAfter(world, cycles[world]);
                    assertThat(cycles[world]).isEqualTo(i + 1);
                    link.answer(world, cycles[world], Follower.decide(link), Layout.PLAY_ON, 0);
                }
                assertThat(link.readAfter(0, 0)).as("world 0 waits").isEqualTo(world == 0 ? link.readAfter(0, 0) : 1);
            }
        });
        assertThat(ended.stream().map(PlayedWorld::world)).containsExactly(2, 1, 0);
        assertThat(ended).allMatch(played -> played.end().equals("over"));
    }

    @Test
    void aClientMayBeginMatchesAnewWithSeedsOfItsChoiceAndSayGoodbye() throws Exception {
        List<PlayedWorld> ended = play(plan(1, 1, PATIENT.with("newMatches", true), Pace.UNLIMITED), link -> {
            long cycle = link.awaitAfter(0, 0);
            link.answer(0, cycle, new double[6], Layout.NEW_MATCH, 555);
            cycle = link.awaitAfter(0, cycle);
            assertThat(link.number(Field.WORLD_MATCH)).isEqualTo(2);
            assertThat(link.number(Field.WORLD_SEED)).isEqualTo(555);
            for (int i = 0; i < CYCLES; i++) {
                link.answer(0, cycle, Follower.decide(link), Layout.PLAY_ON, 0);
                cycle = link.awaitAfter(0, cycle);
            }
            assertThat(link.number(Field.WORLD_STATE)).isEqualTo(Layout.OVER);
            link.answer(0, cycle, new double[6], Layout.NEW_MATCH, 556);
            cycle = link.awaitAfter(0, cycle);
            link.answer(0, cycle, new double[6], Layout.GOODBYE, 0);
        });
        assertThat(ended.stream().map(PlayedWorld::end)).containsExactly("ended by its program", "over", "deserted");
        assertThat(ended.stream().map(played -> played.match().setup().seed())).containsExactly(100L, 555L, 556L);
    }

    @Test
    void inRealTimeNobodyIsWaitedForAndTheLastCommandsHold() throws Exception {
        WorldBatch.Plan plan = plan(2, 1, PATIENT.with("lockstep", false), new Pace.Times(20));
        List<PlayedWorld> ended = play(plan, link -> {
            long cycle = link.awaitAfter(0, 0);
            link.answer(0, cycle, new double[] {3, 3, 3, 3, 3, 3}, Layout.PLAY_ON, 0);
        });
        assertThat(ended).hasSize(2).allMatch(played -> played.match().cycles() == CYCLES);
    }
}
