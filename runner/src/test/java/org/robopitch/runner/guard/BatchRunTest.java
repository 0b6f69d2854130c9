// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.toy.ToyLeague;
import org.robopitch.runner.toy.ToyTeams;

@Timeout(60)
class BatchRunTest {
    private static final GuardSettings SETTINGS = GuardSettings.forCycle(0.02).withHungSeconds(0.2);

    /** For teams that always return: a busy computer is no reason to give them up. */
    private static final GuardSettings PATIENT = SETTINGS.withHungSeconds(60);

    private GuardSettings settings = SETTINGS;
    private BatchGuard blue = new BatchGuard(ToyTeams.idle(), Side.BLUE, SETTINGS, false);
    private BatchGuard yellow = new BatchGuard(ToyTeams.idle(), Side.YELLOW, SETTINGS, false);

    @Test
    void aGuardedMatchIsTheSameMatchToTheBit() throws InterruptedException {
        Match plain = new Match(new MatchSetup(new ToyLeague(20), ToyTeams.chaser(), ToyTeams.chaser(), 4));
        while (!plain.over()) {
            plain.cycle();
        }
        settings = PATIENT;
        Match guarded = match(ToyTeams.chaser(), ToyTeams.chaser());
        play(guarded);
        assertThat(guarded.hash()).isEqualTo(plain.hash());
    }

    @Test
    void aTeamThatNeverReturnsIsGivenUpAndTheMatchGoesOnToItsEnd() throws InterruptedException {
        for (Side side : Side.values()) {
            CountDownLatch never = new CountDownLatch(1);
            Team hanging = (observation, commands) -> {
                commands.set(0, 0, 0.1);
                if (observation.time() > 5) {
                    await(never);
                }
            };
            Match match = side == Side.BLUE ? match(hanging, ToyTeams.chaser()) : match(ToyTeams.chaser(), hanging);
            play(match);
            assertThat(match.over()).isTrue();
            assertThat(match.commands(side).get(0, 0)).isZero();
            assertThat(match.statistics().events())
                    .filteredOn(event -> event.kind().equals("team hung"))
                    .extracting(MatchEvent::text)
                    .containsExactly(side.label()
                            + " did not return from a decision within 0.2 s and is given up; its robots stop");
            never.countDown();
        }
    }

    @Test
    void aTeamThatReturnsTooLateFindsTheMatchGoneOnWithoutIt() throws InterruptedException {
        CountDownLatch pause = new CountDownLatch(1);
        AtomicReference<Thread> lost = new AtomicReference<>();
        Match match = match(
                (observation, commands) -> {
                    if (observation.time() > 1) {
                        lost.set(Thread.currentThread());
                        await(pause);
                        commands.set(0, 0, 2);
                    }
                },
                ToyTeams.chaser());
        play(match);
        long hash = match.hash();
        pause.countDown();
        lost.get().join();
        assertThat(match.hash()).isEqualTo(hash);
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
        assertThat(match.cycles()).isEqualTo(1000);
    }

    @Test
    void bothTeamsMayHang() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        Match match = match((observation, commands) -> await(never), (observation, commands) -> await(never));
        play(match);
        assertThat(match.over()).isTrue();
        assertThat(match.statistics().events()).extracting(MatchEvent::side).containsOnly(Side.BLUE, Side.YELLOW);
        assertThat(blue.missed()).isEqualTo(1000);
        never.countDown();
    }

    @Test
    void aTeamThatLooksWithoutEndMissesTheDecisionOnEveryComputerAtTheSameStep() throws InterruptedException {
        Team lost = (observation, commands) -> {
            commands.set(0, 0, 0.1);
            while (observation.time() > 1 && observation.time() < 1.5) {
                // A loop that catches what it expects, and waits for a ball that does not come.
                try {
                    observation.ball();
                } catch (RuntimeException impossible) {
                    continue;
                }
            }
        };
        settings = PATIENT;
        Match match = match(lost, ToyTeams.chaser());
        play(match);
        long hash = match.hash();
        assertThat(match.over()).isTrue();
        assertThat(blue.missed()).isBetween(20L, 26L);
        assertThat(match.statistics().events())
                .filteredOn(event -> event.kind().equals("team late"))
                .extracting(MatchEvent::text)
                .first()
                .isEqualTo("blue took more than 1000000 steps for one decision; its robots keep their last commands");
        assertThat(match.commands(Side.BLUE).get(0, 0)).as("it plays on").isEqualTo(0.1);
        Match again = match(lost, ToyTeams.chaser());
        play(again);
        assertThat(again.hash()).isEqualTo(hash);
    }

    @Test
    void aTeamThatNeverStopsCommandingIsGivenUpAfterTenSeconds() throws InterruptedException {
        GuardSettings few = SETTINGS.with("steps", 1000);
        Team endless = (observation, commands) -> {
            while (observation.robots() > 0) {
                commands.set(0, 0, 0.1);
            }
        };
        blue = new BatchGuard(endless, Side.BLUE, few, false);
        yellow = new BatchGuard(ToyTeams.chaser(), Side.YELLOW, few, false);
        Match match = new Match(new MatchSetup(new ToyLeague(20), blue, yellow, 4));
        match.watch(blue);
        match.watch(yellow);
        play(match);
        assertThat(match.over()).isTrue();
        assertThat(blue.missed()).isEqualTo(1000);
        assertThat(match.statistics().events())
                .filteredOn(event -> event.side() == Side.BLUE && event.kind().startsWith("team"))
                .extracting(MatchEvent::kind)
                .containsExactly("team late", "team late", "team hung");
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
    }

    @Test
    void aTeamThatIsSlowEveryTimeIsGivenUpThoughItNeverHangs() throws InterruptedException {
        settings = PATIENT.with("waitSeconds", 0.05);
        Match match = match(
                (observation, commands) -> {
                    commands.set(0, 0, 0.1);
                    Effort.milliseconds(40);
                },
                ToyTeams.chaser());
        play(match);
        assertThat(match.cycles()).isEqualTo(1000);
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
        // The first decision, of which nobody knew yet that it would be slow, may use up all of it on a busy computer.
        assertThat(blue.missed()).isBetween(990L, 999L);
        assertThat(match.statistics().events())
                .filteredOn(event -> event.kind().equals("team hung"))
                .extracting(MatchEvent::text)
                .containsExactly("blue has taken 0.05 s more than the match itself for its decisions and is given up;"
                        + " its robots stop");
    }

    @Test
    void anErrorOfATeamIsReportedAndDoesNotEndTheMatch() throws InterruptedException {
        Match match = match(
                (observation, commands) -> {
                    throw new NoClassDefFoundError("org/example/Brain");
                },
                ToyTeams.chaser());
        play(match);
        assertThat(match.statistics().events().get(0).text())
                .startsWith("blue threw java.lang.NoClassDefFoundError: org/example/Brain at ");
        assertThat(match.over()).isTrue();
    }

    @Test
    void whatTheMatchItselfThrowsComesOut() {
        Match match = match(ToyTeams.idle(), ToyTeams.idle());
        match.watch(new MatchListener() {
            @Override
            public void cycled(Match source) {
                throw new IllegalStateException("the roof came down");
            }
        });
        assertThatThrownBy(() -> play(match)).hasMessage("the roof came down");
    }

    private Match match(Team blueTeam, Team yellowTeam) {
        blue = new BatchGuard(blueTeam, Side.BLUE, settings, false);
        yellow = new BatchGuard(yellowTeam, Side.YELLOW, settings, false);
        Match match = new Match(new MatchSetup(new ToyLeague(20), blue, yellow, 4));
        match.watch(blue);
        match.watch(yellow);
        return match;
    }

    private void play(Match match) throws InterruptedException {
        new BatchRun(match, List.of(blue, yellow), match::over, settings.hungSeconds()).play();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
