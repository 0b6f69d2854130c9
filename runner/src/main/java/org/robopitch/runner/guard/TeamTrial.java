// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.guard;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Tries whether a team can be made, or is there at all, for a bounded time: classes of strangers run code when they load. */
public final class TeamTrial {
    /** Real time that a team has to be found or made, s. */
    public static final double SECONDS = 10;

    private TeamTrial() {}

    /**
     * Runs something that looks for a team or makes one.
     *
     * @param name of the team, for messages
     * @throws IllegalArgumentException what was thrown, in safe words, or that it takes too long
     */
    public static void run(String name, Runnable attempt) {
        AtomicReference<@Nullable IllegalArgumentException> refused = new AtomicReference<>();
        try (BoundedCall call = new BoundedCall("looking for a team")) {
            call.send(() -> {
                try {
                    attempt.run();
                } catch (IllegalArgumentException ours) {
                    refused.set(ours);
                }
            });
            if (!call.await(Math.round(SECONDS * 1e9))) {
                throw new IllegalArgumentException(
                        "the team \"" + name + "\" was not ready within " + SECONDS + " s: its class does not return");
            }
        } catch (TeamFailure failure) {
            throw new IllegalArgumentException("the team \"" + name + "\" cannot be created: " + failure, failure);
        }
        IllegalArgumentException thrown = refused.get();
        if (thrown != null) {
            throw thrown;
        }
    }
}
