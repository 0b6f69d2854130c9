// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/** The scenes on the bench, MiroSot with five a side, with the names users know them by. */
enum Scene {
    RANDOM_5V5("random-5v5"),
    SCRUM_5V5("scrum-5v5");

    /** The step at which engines are timed, s: what the peers need, not what we play with. */
    static final double COMMON_STEP = 0.001;

    private final String label;

    Scene(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** {@return the league with steps of a length, s} */
    static Mirosot league(double step) {
        Mirosot league = Mirosot.of(Size.MIDDLE);
        return Mirosot.of(league.parameters().with("timing", new TimingParameters(step, step)));
    }
}
