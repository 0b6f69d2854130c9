// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import java.util.Arrays;
import java.util.function.DoublePredicate;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;

/**
 * A rule about what must not last: it counts how long each of some cases (a robot, a side, a pair) has been so without a break.
 *
 * @param <C> what it decides
 */
public final class Lasting<C> implements Watch<C> {
    private final double[] seconds;
    private final boolean lastFirst;
    private final IntPredicate isSo;
    private final DoublePredicate tooLong;
    private final IntFunction<C> call;

    /**
     * A rule.
     *
     * @param cases how many there are
     * @param lastFirst whether a later case outranks an earlier one where both have lasted too long
     * @param isSo whether a case is so in this cycle
     * @param tooLong whether that many seconds are too long
     * @param call what to call against a case
     */
    public Lasting(int cases, boolean lastFirst, IntPredicate isSo, DoublePredicate tooLong, IntFunction<C> call) {
        this.seconds = new double[cases];
        this.lastFirst = lastFirst;
        this.isSo = isSo;
        this.tooLong = tooLong;
        this.call = call;
    }

    @Override
    public @Nullable C look(double passed) {
        for (int k = 0; k < seconds.length; k++) {
            int one = lastFirst ? seconds.length - 1 - k : k;
            seconds[one] = isSo.test(one) ? seconds[one] + passed : 0;
            if (tooLong.test(seconds[one])) {
                return call.apply(one);
            }
        }
        return null;
    }

    @Override
    public void reset() {
        Arrays.fill(seconds, 0);
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(seconds);
    }
}
