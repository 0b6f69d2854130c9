// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.concurrent.CountDownLatch;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** A team that never comes back from its first decision after a second. */
public final class HangingTeam implements Team {
    @Override
    public void decide(Observation observation, Commands commands) {
        if (observation.time() > 1) {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
