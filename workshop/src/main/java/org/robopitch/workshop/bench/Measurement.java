// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.robopitch.lab.report.Table;

/**
 * What the steps of a subject cost.
 *
 * @param nanosecondsPerStep median over the measured iterations, ns of elapsed time
 * @param processorNanosecondsPerStep median of the stepping thread's processor time, ns: what the elapsed time would be
 *     on an idle machine, but without the share of the garbage collector
 * @param contactsPerStep touching pairs, on average
 * @param bytesPerStep heap memory allocated, on average, bytes
 */
record Measurement(
        Subject subject,
        double nanosecondsPerStep,
        double processorNanosecondsPerStep,
        double contactsPerStep,
        double bytesPerStep) {
    /** {@return how the steps of a league are shown} */
    static Table<Measurement> figures(String league) {
        return new Table<Measurement>()
                .column(league, "%-22s", "scene", one -> one.subject.scene())
                .column("ns/step", "%,9.0f", "nsPerStep", 1, Measurement::nanosecondsPerStep)
                .column("times real time", "%,16.0f", "timesRealTime", 0, Measurement::timesRealTime)
                .column("bytes/step", "%11.1f", "bytesPerStep", 3, Measurement::bytesPerStep);
    }

    private double timesRealTime() {
        return subject.stepSeconds() * 1e9 / nanosecondsPerStep;
    }
}
