// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/** The league of the scenes: MiroSot, five a side, with steps of a length. */
final class BenchLeague {
    /** The step at which engines are compared, s: what the peers need, not what we play with. */
    public static final double COMMON_STEP = 0.001;

    private BenchLeague() {}

    /** {@return the league with the common step} */
    public static MirosotLeague common() {
        return withStep(COMMON_STEP);
    }

    /**
     * {@return the league with another step}
     *
     * @param step s
     */
    public static MirosotLeague withStep(double step) {
        MirosotLeague league = MirosotLeague.of(Size.MIDDLE);
        return new MirosotLeague(league.parameters().with("timing", new TimingParameters(step, step)));
    }
}
