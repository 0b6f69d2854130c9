// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.runner.frame.SeenBodies;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.toy.ToyMatch;

@Timeout(60)
class MatchSessionTest {
    private static final long LONG = TimeUnit.SECONDS.toNanos(30);

    @Test
    void aHeldMatchMovesOnlyBySingleStepsAndCycles() {
        try (MatchSession session = held(new ToyMatch(10, 1))) {
            assertThat(session.latest().step()).isZero();
            session.stepOnce().join();
            assertThat(session.latest().step()).isEqualTo(1);
            session.stepOnce().join();
            assertThat(session.latest().step()).isEqualTo(2);
            session.cycleOnce().join();
            assertThat(session.latest().step()).isEqualTo(20);
            session.cycleOnce().join();
            assertThat(session.latest().step()).isEqualTo(40);
            assertThat(session.latest().cycle()).isEqualTo(2);
            assertThat(session.latest().paused()).isTrue();
        }
    }

    @Test
    void manyStepsAskedForAtOnceAreAllPlayed() {
        try (MatchSession session = held(new ToyMatch(10, 1))) {
            List<CompletableFuture<Void>> asked = new ArrayList<>();
            for (int i = 0; i < 45; i++) {
                asked.add(session.stepOnce());
            }
            asked.forEach(CompletableFuture::join);
            assertThat(session.latest().step()).isEqualTo(45);
        }
    }

    @Test
    void steppingThroughAMatchGivesTheSameMatch() {
        ToyMatch plain = new ToyMatch(1, 3);
        while (!plain.over()) {
            plain.match().cycle();
        }
        ToyMatch stepped = new ToyMatch(1, 3);
        try (MatchSession session = held(stepped)) {
            for (int i = 0; i < 100; i++) {
                session.stepOnce().join();
            }
            session.pace(Pace.UNLIMITED).join();
            awaitEnd(session);
        }
        assertThat(stepped.match().hash()).isEqualTo(plain.match().hash());
    }

    @Test
    void aBodyPlacedInAHeldMatchIsSeenThereAtOnce() {
        ToyMatch match = new ToyMatch(10, 1);
        SeenBodies seen = new SeenBodies(match.frames());
        try (MatchSession session = held(match)) {
            session.stepOnce().join();
            StatusMailbox mailbox = session.subscribe();
            session.operate(new OperatorAction.Place(2, 0.25, -0.5, 0)).join();
            SessionStatus status = mailbox.await(LONG);
            while (status != null && Math.abs(seen.get(2).x() - 0.25) > 1e-3) {
                status = mailbox.await(LONG);
            }
            assertThat(status).isNotNull();
            assertThat(seen.get(2).y()).isEqualTo(-0.5, within(1e-3));
            assertThat(status.paused()).isTrue();
        }
    }

    @Test
    void aRobotDrivenByHandLeavesItsTeamUntilItIsReleased() {
        ToyMatch match = new ToyMatch(10, 1);
        SeenBodies seen = new SeenBodies(match.frames());
        try (MatchSession session = held(match)) {
            session.operate(new OperatorAction.Drive(0, -1, 0, 0)).join();
            session.cycleOnce().join();
            assertThat(seen.get(0).driven()).isTrue();
            assertThat(seen.get(0).vx()).isEqualTo(-1, within(1e-6));
            session.operate(new OperatorAction.Release(0)).join();
            session.cycleOnce().join();
            assertThat(seen.get(0).driven()).isFalse();
            assertThat(seen.get(0).vx()).isPositive();
        }
    }

    @Test
    void anActionThatMakesNoSenseIsRefusedAndTheMatchGoesOn() {
        try (MatchSession session = held(new ToyMatch(10, 1))) {
            assertThatThrownBy(() -> session.operate(new OperatorAction.Place(17, 0, 0, 0))
                            .join())
                    .isInstanceOf(CompletionException.class)
                    .hasRootCauseInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("no body 17");
            session.cycleOnce().join();
            assertThat(session.latest().step()).isEqualTo(20);
        }
    }

    @Test
    void aMatchThatEndsStaysToBeSeenAndAnotherCanFollow() {
        ToyMatch first = new ToyMatch(0.5, 1);
        ToyMatch second = new ToyMatch(0.5, 2);
        try (MatchSession session = new MatchSession(first, Pace.UNLIMITED, Clock.SYSTEM)) {
            awaitEnd(session);
            assertThat(first.closed()).isTrue();
            assertThat(session.latest().time()).isEqualTo(0.5, within(1e-9));
            assertThatThrownBy(() -> session.stepOnce().join()).hasMessageContaining("the match has ended");
            session.pace(Pace.UNLIMITED).join();
            session.play(second).join();
            awaitSerial(session, 2);
            awaitEnd(session);
            assertThat(session.latest().scene().order().seed()).isEqualTo(2);
        }
        assertThat(second.closed()).isTrue();
    }

    @Test
    void aMatchThatBreaksSaysWhyAndLeavesTheSessionUsable() {
        ToyMatch broken = new ToyMatch(10, 1);
        broken.match().watch(new MatchListener() {
            @Override
            public void cycled(Match match) {
                throw new IllegalStateException("the roof came down");
            }
        });
        try (MatchSession session = new MatchSession(broken, Pace.UNLIMITED, Clock.SYSTEM)) {
            awaitEnd(session);
            assertThat(session.latest().problem()).contains("the roof came down");
            session.play(new ToyMatch(0.1, 1)).join();
            awaitSerial(session, 2);
            awaitEnd(session);
            assertThat(session.latest().problem()).isEmpty();
        }
    }

    @Test
    void aReaderWhoNeverReadsDoesNotHoldTheMatch() {
        try (MatchSession session = new MatchSession(new ToyMatch(20, 1), Pace.UNLIMITED, Clock.SYSTEM)) {
            for (int i = 0; i < 100; i++) {
                session.subscribe();
            }
            awaitEnd(session);
            assertThat(session.latest().step()).isEqualTo(20_000);
        }
    }

    @Test
    void closingWhileHeldInTheMiddleOfACycleEndsTheMatchAndAnswersEveryone() {
        ToyMatch match = new ToyMatch(10, 1);
        MatchSession session = held(match);
        session.stepOnce().join();
        session.close();
        assertThat(match.closed()).isTrue();
        assertThat(session.stepOnce()).isCancelled();
        assertThat(session.pace(Pace.REAL_TIME)).isCancelled();
    }

    private static MatchSession held(ToyMatch match) {
        return new MatchSession(match, Pace.PAUSED, Clock.SYSTEM);
    }

    private static void awaitEnd(MatchSession session) {
        try (StatusMailbox mailbox = session.subscribe()) {
            SessionStatus status = mailbox.await(LONG);
            while (status != null && !status.over()) {
                status = mailbox.await(LONG);
            }
            assertThat(status).as("the last status").isNotNull();
        }
    }

    private static void awaitSerial(MatchSession session, int serial) {
        try (StatusMailbox mailbox = session.subscribe()) {
            SessionStatus status = mailbox.await(LONG);
            while (status != null && status.scene().serial() < serial) {
                status = mailbox.await(LONG);
            }
            assertThat(status).as("a status of match " + serial).isNotNull();
        }
    }
}
