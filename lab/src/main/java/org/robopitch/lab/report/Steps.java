// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

/** Counts the steps of a long piece of work, and says after each how many are done. */
public final class Steps {
    /** Hears how many steps of all are done. */
    @FunctionalInterface
    public interface Listener {
        void done(long steps, long all);
    }

    private final int all;
    private final Listener listener;
    private int done;

    /** Steps, none of which is done. */
    public Steps(int all, Listener listener) {
        this.all = all;
        this.listener = listener;
        listener.done(0, all);
    }

    /** {@return steps that nobody counts} */
    public static Steps uncounted() {
        return new Steps(0, (done, all) -> {});
    }

    /** One more is done. */
    public void done() {
        done++;
        listener.done(done, all);
    }
}
