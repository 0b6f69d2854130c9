// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.planning;

import java.util.Arrays;

/** A* on a fine grid of the field on which obstacles are inflated by the robot: the oracle for path planners. */
final class GridSearch {
    private static final double CELL = 0.05;
    private static final int[] STEP_X = {1, 1, 0, -1, -1, -1, 0, 1};
    private static final int[] STEP_Y = {0, 1, 1, 1, 0, -1, -1, -1};

    private final double halfLength;
    private final double halfWidth;
    private final int columns;
    private final int rows;
    private final boolean[] blocked;
    private final double[] cost;
    private final int[] heap;
    private final double[] key;
    private int size;

    GridSearch(double halfLength, double halfWidth) {
        this.halfLength = halfLength;
        this.halfWidth = halfWidth;
        this.columns = (int) (2 * halfLength / CELL) + 1;
        this.rows = (int) (2 * halfWidth / CELL) + 1;
        this.blocked = new boolean[columns * rows];
        this.cost = new double[columns * rows];
        this.heap = new int[8 * columns * rows + 1];
        this.key = new double[8 * columns * rows + 1];
    }

    void clear() {
        Arrays.fill(blocked, false);
    }

    /** Marks all cells whose middle is in a circle. */
    void block(double x, double y, double radius) {
        for (int row = row(y - radius); row <= row(y + radius); row++) {
            for (int column = column(x - radius); column <= column(x + radius); column++) {
                double dx = column * CELL - halfLength - x;
                double dy = row * CELL - halfWidth - y;
                if (dx * dx + dy * dy < radius * radius) {
                    blocked[row * columns + column] = true;
                }
            }
        }
    }

    /** Whether there is a way. */
    boolean hasWay(double fromX, double fromY, double toX, double toY) {
        int start = row(fromY) * columns + column(fromX);
        int goal = row(toY) * columns + column(toX);
        if (blocked[start] || blocked[goal]) {
            return false;
        }
        Arrays.fill(cost, Double.POSITIVE_INFINITY);
        size = 0;
        cost[start] = 0;
        push(start, estimate(start, goal));
        while (size > 0) {
            double estimated = key[1];
            int cell = pop();
            if (cell == goal) {
                return true;
            }
            if (estimated > cost[cell] + estimate(cell, goal) + 1e-9) {
                continue;
            }
            visit(cell, goal);
        }
        return false;
    }

    private void visit(int cell, int goal) {
        for (int k = 0; k < STEP_X.length; k++) {
            int column = cell % columns + STEP_X[k];
            int row = cell / columns + STEP_Y[k];
            if (column < 0 || row < 0 || column >= columns || row >= rows || blocked[row * columns + column]) {
                continue;
            }
            int next = row * columns + column;
            double longer = cost[cell] + (k % 2 == 0 ? 1 : Math.sqrt(2));
            if (longer < cost[next] - 1e-9) {
                cost[next] = longer;
                push(next, longer + estimate(next, goal));
            }
        }
    }

    private double estimate(int cell, int goal) {
        double dx = cell % columns - goal % columns;
        double dy = cell / columns - goal / columns;
        return Math.sqrt(dx * dx + dy * dy);
    }

    private void push(int cell, double priority) {
        int at = ++size;
        while (at > 1 && key[at / 2] > priority) {
            heap[at] = heap[at / 2];
            key[at] = key[at / 2];
            at /= 2;
        }
        heap[at] = cell;
        key[at] = priority;
    }

    private int pop() {
        int top = heap[1];
        int cell = heap[size];
        double priority = key[size];
        size--;
        int at = 1;
        while (2 * at <= size) {
            int child = 2 * at < size && key[2 * at + 1] < key[2 * at] ? 2 * at + 1 : 2 * at;
            if (key[child] >= priority) {
                break;
            }
            heap[at] = heap[child];
            key[at] = key[child];
            at = child;
        }
        heap[at] = cell;
        key[at] = priority;
        return top;
    }

    private int column(double x) {
        return (int) Math.max(0, Math.min(columns - 1, Math.rint((x + halfLength) / CELL)));
    }

    private int row(double y) {
        return (int) Math.max(0, Math.min(rows - 1, Math.rint((y + halfWidth) / CELL)));
    }
}
