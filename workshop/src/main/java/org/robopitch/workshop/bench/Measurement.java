// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/**
 * What one engine did on one scene, per step of a millisecond.
 *
 * @param scene the scene
 * @param contender the engine
 * @param nanosecondsPerStep median over the measured iterations, ns of elapsed time
 * @param processorNanosecondsPerStep median of the stepping thread's processor time, ns: what the elapsed time would be
 *     on an idle machine, but without the share of the garbage collector
 * @param contactsPerStep touching pairs, on average
 * @param bytesPerStep heap memory allocated, on average, bytes
 */
public record Measurement(
        Scene scene,
        Contender contender,
        double nanosecondsPerStep,
        double processorNanosecondsPerStep,
        double contactsPerStep,
        double bytesPerStep) {}
