// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateHash;
import org.robopitch.engine.state.StateVisitor;

class WatchesTest {
    /** Decides when it has looked for long enough. */
    private static final class Patience implements Watch<String> {
        private final String decision;
        private final double limit;
        private double waited;

        Patience(String decision, double limit) {
            this.decision = decision;
            this.limit = limit;
        }

        @Override
        public @Nullable String look(double seconds) {
            waited += seconds;
            return waited >= limit ? decision : null;
        }

        @Override
        public void reset() {
            waited = 0;
        }

        @Override
        public void state(StateVisitor visitor) {
            waited = visitor.real(waited);
        }
    }

    @Test
    void theFirstDecisionCountsAndPlayStartsAgainForAll() {
        Watches<String> watches = new Watches<>(new Patience("foul", 3), new Patience("stuck", 2));
        assertThat(watches.look(1)).isNull();
        assertThat(watches.look(1)).isEqualTo("stuck");
        assertThat(watches.look(1)).isEqualTo("foul");
        watches.reset();
        assertThat(watches.look(1)).isNull();
    }

    @Test
    void whatARuleRemembersIsPartOfTheState() {
        Watches<String> watches = new Watches<>(new Patience("foul", 3));
        long before = StateHash.of(watches);
        watches.look(1);
        assertThat(StateHash.of(watches)).isNotEqualTo(before);
    }

    @Test
    void goalsAreCountedAndTakenBackButNeverBelowNone() {
        Score score = new Score();
        score.add(Side.BLUE, 1);
        score.add(Side.YELLOW, 2);
        score.add(Side.BLUE, -3);
        assertThat(score).hasToString("blue 0 : 2 yellow");
        assertThat(score.isDraw()).isFalse();
        score.set(Side.YELLOW, 0);
        assertThat(score.isDraw()).isTrue();
        assertThat(score.of(Side.YELLOW)).isZero();
    }
}
