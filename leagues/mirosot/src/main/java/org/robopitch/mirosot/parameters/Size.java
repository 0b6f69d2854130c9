// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** The sizes in which MiroSot is played. */
public enum Size {
    /** 3 against 3 on 1.5 m × 1.3 m, the pitch of Klančar 2003 and of VSSS field B. */
    SMALL(3, new PitchParameters(1.5, 1.3, 0.4, 0.1, 0.07, 0.2, 0.7, 0.15, 0.375, 0.375, 0.4, 9.81)),

    /** 5 against 5 on 2.2 m × 1.8 m, the pitch of Klančar 2007 and of VSSS field A. */
    MIDDLE(5, new PitchParameters(2.2, 1.8, 0.4, 0.15, 0.07, 0.25, 0.5, 0.15, 0.375, 0.55, 0.6, 9.81)),

    /** 11 against 11 on 4.0 m × 2.8 m. */
    LARGE(11, new PitchParameters(4.0, 2.8, 0.6, 0.15, 0.07, 0.4, 0.9, 0.3, 0.6, 1.0, 0.9, 9.81));

    private final int robotsPerTeam;
    private final PitchParameters pitch;

    Size(int robotsPerTeam, PitchParameters pitch) {
        this.robotsPerTeam = robotsPerTeam;
        this.pitch = pitch;
    }

    /** {@return how many robots a side has} */
    public int robotsPerTeam() {
        return robotsPerTeam;
    }

    /** {@return the pitch of this size} */
    public PitchParameters pitch() {
        return pitch;
    }
}
