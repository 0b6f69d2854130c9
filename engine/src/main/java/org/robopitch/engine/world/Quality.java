// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/**
 * How well the steps of a world were solved. Holds, energy taken back, momentum lost and ball pinned are 0 if the collisions
 * leave nothing to correct.
 *
 * @param steps how many steps there were
 * @param holds how often a body was held where it began its step, at rest
 * @param energyTakenBack energy that blows made by rounding and that was taken back, J
 * @param momentumLost momentum of the bodies that were held, N·s
 * @param ballPinned how often it was the ball that was held
 * @param impacts how many moments of impact cut a step: no fault, but what they cost
 * @param corrections how often bodies that overlapped by a little were moved apart: no fault either
 */
public record Quality(
        long steps,
        long holds,
        double energyTakenBack,
        double momentumLost,
        long ballPinned,
        long impacts,
        long corrections) {

    /**
     * {@return what happened since an earlier moment of the same world}
     *
     * @param earlier the quality at that moment
     */
    public Quality since(Quality earlier) {
        return new Quality(
                steps - earlier.steps,
                holds - earlier.holds,
                energyTakenBack - earlier.energyTakenBack,
                momentumLost - earlier.momentumLost,
                ballPinned - earlier.ballPinned,
                impacts - earlier.impacts,
                corrections - earlier.corrections);
    }
}
