// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Watches a scenario. */
public interface ScenarioListener {
    /**
     * Called at the beginning, then in the scenario's interval and at the end.
     *
     * @param world where everybody is
     */
    void state(MixedRealityWorld world);

    /**
     * Called when something happens.
     *
     * @param event what
     */
    default void event(ScenarioEvent event) {}
}
