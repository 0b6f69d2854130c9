// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import org.robopitch.engine.world.PlanarWorld;

/** Somebody who watches a scenario being played. */
public interface ScenarioListener {
    /**
     * The state, at the beginning, at every output interval and at the end.
     *
     * @param world to be read
     */
    void state(PlanarWorld world);

    /**
     * Something happened in the step that just ended.
     *
     * @param event what
     */
    void event(ScenarioEvent event);
}
