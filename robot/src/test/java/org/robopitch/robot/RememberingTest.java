// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.state.Snapshot;

class RememberingTest {
    static final class Part implements Remembering {
        double value;
    }

    static final class Whole implements Remembering {
        final double[][] table = {{1, 2}, {3}};
        final boolean[] flags = {true};
        final Part[] parts = {new Part(), new Part()};
        final @Nullable GameMode[] modes = {GameMode.START, null};
        final String constant = "kept";
        transient double scratch = 5;
        transient Object other = "other";
        int count = 7;
        long number = 1L << 40;
        boolean on;
        String label = "text";
        GameMode mode = GameMode.CORNER;

        @Nullable
        GameMode missing;

        @Nullable
        Part maybe;
    }

    private static Whole changed() {
        Whole whole = new Whole();
        whole.table[1][0] = -0.0;
        whole.flags[0] = false;
        whole.parts[1].value = 2.5;
        whole.modes[0] = null;
        whole.modes[1] = GameMode.TEST;
        whole.scratch = 6;
        whole.other = "another";
        whole.count = -1;
        whole.number = 3;
        whole.on = true;
        whole.label = "";
        whole.mode = GameMode.STOP;
        whole.missing = GameMode.PENALTY;
        return whole;
    }

    @Test
    void everythingThatCanChangeComesBackAndTransientFieldsStay() {
        Whole from = changed();
        Whole to = new Whole();
        Snapshot.of(from).restore(to);

        assertThat(Snapshot.of(to).hash())
                .isEqualTo(Snapshot.of(from).hash())
                .isNotEqualTo(Snapshot.of(new Whole()).hash());
        assertThat(to)
                .usingRecursiveComparison()
                .ignoringFields("scratch", "other")
                .isEqualTo(from);
        assertThat(to.scratch).isEqualTo(5);
        assertThat(to.other).isEqualTo("other");
    }

    @Test
    void aPartIsRememberedFromWhenItIsThere() {
        Whole from = new Whole();
        from.maybe = new Part();
        from.maybe.value = 3;
        Whole to = new Whole();
        to.maybe = new Part();
        Snapshot.of(from).restore(to);
        assertThat(to.maybe.value).isEqualTo(3);
    }

    static final class Odd implements Remembering {
        Object what = "anything";
    }

    @Test
    void aFieldThatNoStateCanHoldIsRefusedByName() {
        assertThatThrownBy(() -> Snapshot.of(new Odd()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(
                        "the field what of " + Odd.class.getName() + " can change and is a java.lang.Object");
    }
}
