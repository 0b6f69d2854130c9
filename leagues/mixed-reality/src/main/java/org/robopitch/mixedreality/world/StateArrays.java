// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import java.util.List;
import org.robopitch.engine.world.Snapshot;

/** The arrays that make up a world's state, copied out and in. */
final class StateArrays {
    private final boolean[] present;
    private final List<double[]> doubles;
    private final List<long[]> longs;

    StateArrays(boolean[] present, List<double[]> doubles, List<long[]> longs) {
        this.present = present;
        this.doubles = doubles;
        this.longs = longs;
    }

    Snapshot snapshot() {
        double[] allDoubles =
                new double[doubles.stream().mapToInt(part -> part.length).sum()];
        int at = 0;
        for (double[] part : doubles) {
            System.arraycopy(part, 0, allDoubles, at, part.length);
            at += part.length;
        }
        long[] allLongs = new long[longs.stream().mapToInt(part -> part.length).sum() + present.length];
        at = 0;
        for (long[] part : longs) {
            System.arraycopy(part, 0, allLongs, at, part.length);
            at += part.length;
        }
        for (boolean one : present) {
            allLongs[at++] = one ? 1 : 0;
        }
        return new Snapshot(allDoubles, allLongs);
    }

    void restore(Snapshot snapshot) {
        int at = 0;
        for (double[] part : doubles) {
            System.arraycopy(snapshot.doubles(), at, part, 0, part.length);
            at += part.length;
        }
        at = 0;
        for (long[] part : longs) {
            System.arraycopy(snapshot.longs(), at, part, 0, part.length);
            at += part.length;
        }
        for (int i = 0; i < present.length; i++) {
            present[i] = snapshot.longs()[at++] == 1;
        }
    }
}
