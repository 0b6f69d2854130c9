// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.concurrent.ThreadFactory;

/** Threads that do not keep the program alive. */
public final class Daemon {
    private Daemon() {}

    /** {@return a thread that has begun its work} */
    public static Thread start(String name, Runnable work) {
        Thread thread = of(name, work);
        thread.start();
        return thread;
    }

    /** {@return a thread that has yet to be started} */
    public static Thread of(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** {@return where an executor gets its threads from} */
    public static ThreadFactory named(String name) {
        return work -> of(name, work);
    }
}
