// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * The order in which the entities of an island are eliminated: reverse Cuthill–McKee, from an end of the island, so that
 * those who touch are near one another.
 */
final class IslandOrder {
    private final int most;
    private final boolean[] touches;
    private final int[] degree;
    private final int[] queue;
    private final boolean[] reached;

    IslandOrder(int most) {
        this.most = most;
        touches = new boolean[most * most];
        degree = new int[most];
        queue = new int[most];
        reached = new boolean[most];
    }

    void clear() {
        java.util.Arrays.fill(touches, false);
        java.util.Arrays.fill(degree, 0);
    }

    void join(int a, int b) {
        if (!touches[a * most + b]) {
            touches[a * most + b] = true;
            touches[b * most + a] = true;
            degree[a]++;
            degree[b]++;
        }
    }

    /** Orders the connected members in place. */
    void order(int[] members, int count) {
        if (count < 2) {
            return;
        }
        int start = members[0];
        for (int i = 1; i < count; i++) {
            if (degree[members[i]] < degree[start]) {
                start = members[i];
            }
        }
        walk(start, members, count);
        walk(queue[count - 1], members, count);
        for (int i = 0; i < count; i++) {
            members[i] = queue[count - 1 - i];
        }
    }

    private void walk(int start, int[] members, int count) {
        for (int i = 0; i < count; i++) {
            reached[members[i]] = false;
        }
        int end = 0;
        queue[end++] = start;
        reached[start] = true;
        for (int at = 0; at < end; at++) {
            int from = queue[at];
            int begin = end;
            for (int other = 0; other < most; other++) {
                if (touches[from * most + other] && !reached[other]) {
                    reached[other] = true;
                    queue[end++] = other;
                }
            }
            sortByDegree(begin, end);
        }
    }

    private void sortByDegree(int begin, int end) {
        for (int i = begin + 1; i < end; i++) {
            int moving = queue[i];
            int k = i;
            while (k > begin && degree[queue[k - 1]] > degree[moving]) {
                queue[k] = queue[k - 1];
                k--;
            }
            queue[k] = moving;
        }
    }
}
