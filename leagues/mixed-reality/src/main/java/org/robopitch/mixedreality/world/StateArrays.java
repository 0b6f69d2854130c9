// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import java.util.List;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** The arrays that make up a world's state. */
final class StateArrays implements Stateful {
    private final List<double[]> doubles;
    private final List<long[]> longs;

    StateArrays(List<double[]> doubles, List<long[]> longs) {
        this.doubles = doubles;
        this.longs = longs;
    }

    @Override
    public void state(StateVisitor visitor) {
        for (double[] part : doubles) {
            visitor.reals(part);
        }
        for (long[] part : longs) {
            visitor.wholes(part);
        }
    }
}
