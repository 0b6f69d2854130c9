// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;

class MatchSnapshotTest {
    private static final SensingSettings BLURRED = SensingSettings.PERFECT
            .with("positionNoise", 0.01)
            .with("headingNoise", 0.05)
            .with("speedNoise", 0.02)
            .with("spinNoise", 0.1)
            .with("vanish", 0.1)
            .with("dropFrame", 0.1)
            .with("delay", 0.02);
    private static final ActuationSettings SHAKY = ActuationSettings.PERFECT
            .with("delay", 0.02)
            .with("loss", 0.1)
            .with("lockRate", 1)
            .with("lockTime", 0.05)
            .with("deadZone", 0.01);

    /** Grows tired, and has whims; it says so to who saves the match. */
    private static final class Tiring implements Team {
        private double strength = 1;
        private RandomStream random = new RandomStream(0, 0);

        @Override
        public void start(TeamInfo info) {
            random = info.random();
        }

        @Override
        public void decide(Observation seen, Commands commands) {
            strength *= 0.99;
            for (int i = 0; i < seen.robots(); i++) {
                commands.wheels(i, strength * (seen.ball().x() - seen.own(i).x()), random.between(-0.1, 0.1));
            }
        }

        @Override
        public void state(StateVisitor visitor) {
            strength = visitor.real(strength);
        }
    }

    private static Match match(Team blue) {
        return new Match(new MatchSetup(new TinyLeague(), blue, new Tiring(), 4, BLURRED, SHAKY));
    }

    private static List<Long> play(Match match, int cycles) {
        List<Long> hashes = new ArrayList<>();
        for (int i = 0; i < cycles; i++) {
            match.cycle();
            hashes.add(match.hash());
        }
        return hashes;
    }

    @Test
    void teamsThatSayWhatTheyRememberGoOnAsTheyDid() {
        Match match = match(new Tiring());
        play(match, 57);
        MatchSnapshot saved = match.snapshot();
        List<Long> first = play(match, 100);
        match.restore(saved);
        assertThat(play(match, 100)).isEqualTo(first);
        Match fresh = match(new Tiring());
        fresh.restore(saved);
        assertThat(play(fresh, 100)).isEqualTo(first);
    }

    @Test
    void anotherTeamAndAnotherSeedGoOnFromTheSameMoment() {
        Match match = match(new Tiring());
        play(match, 57);
        MatchSnapshot saved = match.snapshot();
        long there = match.hash();
        List<Long> first = play(match, 40);

        Match stranger = match((seen, commands) -> {});
        stranger.goOnFrom(saved, Set.of(Side.YELLOW), true);
        assertThat(stranger.hash()).isEqualTo(there);
        assertThat(stranger.cycles()).isEqualTo(57);
        assertThat(play(stranger, 40)).isNotEqualTo(first);

        Match fresh = match(new Tiring());
        fresh.goOnFrom(saved, Set.of(), true);
        assertThat(play(fresh, 40)).as("a team that has just started").isNotEqualTo(first);

        List<List<Long>> chances = new ArrayList<>();
        for (long seed : new long[] {8, 8, 9}) {
            Match other = new Match(new MatchSetup(new TinyLeague(), new Tiring(), new Tiring(), seed, BLURRED, SHAKY));
            other.goOnFrom(saved, EnumSet.allOf(Side.class), false);
            chances.add(play(other, 40));
        }
        assertThat(chances.get(0))
                .isEqualTo(chances.get(1))
                .isNotEqualTo(chances.get(2))
                .isNotEqualTo(first);
    }

    @Test
    void aMatchIsSavedBetweenObservingAndDecidingToo() {
        Match match = match(new Tiring());
        play(match, 5);
        match.observe();
        MatchSnapshot saved = match.snapshot();
        List<Long> first = play(match, 20);
        match.restore(saved);
        assertThat(play(match, 20)).isEqualTo(first);
    }

    @Test
    void whatAPersonAskedForAndWhatHappenedIsPartOfTheMatch() {
        Match match = match(new Tiring());
        play(match, 3);
        match.note("goal", Side.BLUE, "a goal");
        match.operate(new OperatorAction.Place(0, 0.3, 0.1, 0));
        match.operate(new OperatorAction.Drive(1, 1, 0, 0));
        MatchSnapshot saved = match.snapshot();
        List<Long> first = play(match, 10);
        match.note("goal", Side.YELLOW, "another");

        Match other = match(new Tiring());
        other.operate(new OperatorAction.Place(2, 0, 0, 0));
        other.restore(saved);
        assertThat(play(other, 10)).isEqualTo(first);
        assertThat(other.statistics().events()).extracting(MatchEvent::text).containsExactly("a goal");
    }

    @Test
    void whatDoesNotFitIsRefusedAndChangesNothing() {
        Match match = match(new Tiring());
        play(match, 10);
        long before = match.hash();
        Match undelayed = new Match(new MatchSetup(new TinyLeague(), new Tiring(), new Tiring(), 4));
        MatchSnapshot foreign = undelayed.snapshot();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> match.restore(foreign))
                .withMessageStartingWith("the snapshot is of another kind of world or match");
        assertThat(match.hash()).isEqualTo(before);
    }

    @Test
    void nobodySavesAMatchAmongItsSteps() {
        Match match = match(new Tiring());
        match.watch(new MatchListener() {
            @Override
            public void stepped(Match source) {
                assertThatIllegalStateException()
                        .isThrownBy(source::snapshot)
                        .withMessageContaining("between two cycles");
            }

            @Override
            public void cycled(Match source) {
                assertThat(source.snapshot().events()).isEmpty();
            }
        });
        match.cycle();
    }
}
