// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.toy.ToyLeague;
import org.robopitch.runner.toy.ToyTeams;

@Timeout(60)
class RealTimeGuardTest {
    private static final GuardSettings IMPATIENT = new GuardSettings(0.001, 5, 0.05, 0.05, 1000);
    private static final GuardSettings PATIENT = new GuardSettings(30, 5, 30, 30, 1000);

    @Test
    void aTeamThatAnswersInTimePlaysTheSameMatchAsWithoutAGuard() {
        Match plain = new Match(new MatchSetup(new ToyLeague(1), ToyTeams.chaser(), ToyTeams.chaser(), 1));
        Match guarded = match(ToyTeams.chaser(), PATIENT);
        for (int i = 0; i < 50; i++) {
            plain.cycle();
            guarded.cycle();
        }
        assertThat(guarded.hash()).isEqualTo(plain.hash());
        assertThat(guarded.commands(Side.BLUE).role(0)).isEqualTo("chaser");
    }

    @Test
    void aTeamThatHangsKeepsItsLastCommandThenStopsAndTheMatchGoesOn() {
        CountDownLatch never = new CountDownLatch(1);
        AtomicInteger decisions = new AtomicInteger();
        Match match = match(
                (observation, commands) -> {
                    commands.set(0, 0, 0.3);
                    if (decisions.incrementAndGet() > 3) {
                        await(never);
                    }
                },
                new GuardSettings(0.05, 5, 30, 30, 1000));
        while (decisions.get() <= 3) {
            match.cycle();
        }
        assertThat(match.commands(Side.BLUE).get(0, 0)).isEqualTo(0.3);
        for (int i = 0; i < 20; i++) {
            match.cycle();
        }
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
        assertThat(reports(match))
                .containsExactly(
                        "blue did not answer within 50 ms, 3 times in a row",
                        "blue did not answer within 50 ms, 5 times in a row; its robots stop until it does");
        never.countDown();
    }

    @Test
    void aTeamThatComesBackPlaysAgain() {
        CountDownLatch pause = new CountDownLatch(1);
        Match match = match(
                (observation, commands) -> {
                    await(pause);
                    commands.set(0, 0, 0.7);
                },
                IMPATIENT);
        for (int i = 0; i < 10; i++) {
            match.cycle();
        }
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
        pause.countDown();
        while (match.commands(Side.BLUE).get(0, 0) == 0) {
            match.cycle();
        }
        // On a busy computer it may have been late before: it has 50 ms to be ready.
        assertThat(reports(match)).last().asString().startsWith("blue answers again after ");
    }

    @Test
    void whatATeamThrowsIsReportedWithItsPlaceEvenIfItIsAnError() {
        Match match = match(
                (observation, commands) -> {
                    throw new AssertionError("the ball is square");
                },
                PATIENT);
        match.cycle();
        MatchEvent event = match.statistics().events().get(0);
        assertThat(event.kind()).isEqualTo("team error");
        assertThat(event.text())
                .startsWith("blue threw java.lang.AssertionError: the ball is square at ")
                .contains("RealTimeGuardTest");
        assertThat(match.teamErrors(Side.BLUE)).isEqualTo(1);
    }

    @Test
    void aTeamThatIsNotReadyInTimeIsReportedAndTheMatchBegins() {
        CountDownLatch never = new CountDownLatch(1);
        Team slow = new Team() {
            @Override
            public void start(org.robopitch.engine.match.TeamInfo info) {
                await(never);
            }

            @Override
            public void decide(
                    org.robopitch.engine.match.Observation observation, org.robopitch.engine.match.Commands commands) {}
        };
        Match match = match(slow, IMPATIENT);
        match.cycle();
        assertThat(reports(match)).containsExactly("blue was not ready within 0.05 s");
        never.countDown();
    }

    @Test
    void aSlowTeamIsWaitedForAndPlaysTheSameMatch() {
        Match plain = new Match(new MatchSetup(new ToyLeague(1), ToyTeams.chaser(), ToyTeams.chaser(), 1));
        Team chaser = ToyTeams.chaser();
        Team thoughtful = new Team() {
            @Override
            public void start(org.robopitch.engine.match.TeamInfo info) {
                chaser.start(info);
            }

            /** Works for ten times as long as an impatient guard waits. */
            @Override
            public void decide(
                    org.robopitch.engine.match.Observation observation, org.robopitch.engine.match.Commands commands) {
                long end = System.nanoTime() + 10_000_000;
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
                chaser.decide(observation, commands);
            }
        };
        Match slow = match(thoughtful, IMPATIENT.withHungSeconds(30).patient());
        for (int i = 0; i < 20; i++) {
            plain.cycle();
            slow.cycle();
        }
        assertThat(slow.hash()).isEqualTo(plain.hash());
        assertThat(slow.statistics().events()).isEmpty();
    }

    @Test
    void aTeamThatHangsIsGivenUpOnceAndReportedOnce() {
        CountDownLatch never = new CountDownLatch(1);
        Match match = match(
                (observation, commands) -> {
                    commands.set(0, 0, 0.3);
                    await(never);
                },
                IMPATIENT.patient());
        for (int i = 0; i < 100; i++) {
            match.cycle();
        }
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
        // The other side may score meanwhile.
        assertThat(match.statistics().events())
                .filteredOn(event -> !event.kind().equals("goal"))
                .singleElement()
                .satisfies(event -> {
                    assertThat(event.kind()).isEqualTo("team hung");
                    assertThat(event.text())
                            .isEqualTo("blue did not return from a decision within 0.05 s and is given up; its robots"
                                    + " stop");
                });
        never.countDown();
    }

    @Test
    void aTeamThatIsWaitedForAndSlowEveryTimeIsGivenUp() {
        Match match = match(
                (observation, commands) -> {
                    commands.set(0, 0, 0.3);
                    Effort.milliseconds(40);
                    throw new IllegalStateException("slow and wrong");
                },
                GuardSettings.forCycle(0.02).withHungSeconds(30).patient().with("waitSeconds", 0.05));
        for (int i = 0; i < 20; i++) {
            match.cycle();
        }
        assertThat(match.commands(Side.BLUE).get(0, 0)).isZero();
        assertThat(match.statistics().events())
                .filteredOn(event -> event.kind().equals("team hung"))
                .extracting(MatchEvent::text)
                .containsExactly("blue has taken 0.05 s more than the match itself for its decisions and is given up;"
                        + " its robots stop");
    }

    private static Match match(Team blue, GuardSettings settings) {
        RealTimeGuard guard = new RealTimeGuard(blue, Side.BLUE, settings, true);
        Match match = new Match(new MatchSetup(new ToyLeague(1000), guard, ToyTeams.chaser(), 1));
        match.watch(guard);
        return match;
    }

    private static List<String> reports(Match match) {
        return match.statistics().events().stream()
                .filter(event -> event.kind().equals("team late"))
                .map(MatchEvent::text)
                .toList();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
