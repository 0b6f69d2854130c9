// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** Which of the entities belong together. A group is named by its lowest member. */
final class Groups {
    private final int[] leader;
    private int count;

    Groups(int most) {
        leader = new int[most];
    }

    void clear(int newCount) {
        count = newCount;
        for (int i = 0; i < count; i++) {
            leader[i] = i;
        }
    }

    void join(int a, int b) {
        int x = of(a);
        int y = of(b);
        if (x < y) {
            leader[y] = x;
        } else {
            leader[x] = y;
        }
    }

    int of(int i) {
        int at = i;
        while (leader[at] != at) {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        return at;
    }
}
