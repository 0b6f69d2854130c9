// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Steps;

/** What Klančar 2003 and Klančar 2007 show, worked out again, with the same numbers from Hipparchus beside ours. */
public final class KlancarReports {
    /** How many steps the report on the paper of 2003 takes. */
    public static final int STEPS_OF_2003 = 3;

    /** How many steps the report on the paper of 2007 takes. */
    public static final int STEPS_OF_2007 = 6;

    private KlancarReports() {}

    /** {@return the report on the paper of 2003} */
    public static HtmlReport of2003() {
        return of2003(Steps.uncounted());
    }

    /** {@return the report on the paper of 2003, made in {@link #STEPS_OF_2003} steps} */
    public static HtmlReport of2003(Steps steps) {
        HtmlReport report = new HtmlReport("Klančar 2003, reproduced")
                .paragraph("G. Klančar, M. Lepetič, R. Karba, B. Zupančič: Robot soccer collision modelling and "
                        + "validation in multi-agent simulator. Mathematical and Computer Modelling of Dynamical "
                        + "Systems 9 (2), 2003. Our numbers come from RoboPitch's engine. The reference values come "
                        + "from the paper's equations, integrated by Hipparchus with its own event location. Fig. 1 "
                        + "(photograph of the setup), fig. 2 (programs and shared memory) and fig. 3 to 6 (symbols, "
                        + "bounding boxes, orientation of triangles, separating plane) contain no results; fig. 7 uses "
                        + "what fig. 4 to 6 describe.");
        RobotResponse.firstOrder(report);
        steps.done();
        BallResponse.coulomb(report);
        steps.done();
        CollisionCourses.write(report, "Collision courses (fig. 7, eq. 10 to 21)", true);
        steps.done();
        return report.madeBy("./robopitch papers klancar-2003 --out papers");
    }

    /** {@return the report on the paper of 2007} */
    public static HtmlReport of2007() {
        return of2007(Steps.uncounted());
    }

    /** {@return the report on the paper of 2007, made in {@link #STEPS_OF_2007} steps} */
    public static HtmlReport of2007(Steps steps) {
        HtmlReport report = new HtmlReport("Klančar 2007, reproduced")
                .paragraph("G. Klančar, B. Zupančič, R. Karba: Modelling and simulation of a group of mobile robots. "
                        + "Simulation Modelling Practice and Theory 15, 2007. Our numbers come from RoboPitch's "
                        + "engine. The reference values come from Hipparchus, or from the paper's closed forms. Fig. 1 "
                        + "(the setup) contains no results.");
        RobotResponse.torques(report);
        steps.done();
        BallResponse.viscous(report);
        steps.done();
        WallPivots.write(report);
        steps.done();
        Spheres.write(report);
        steps.done();
        RimTables.write(report);
        steps.done();
        CollisionCourses.write(report, "Collisions between robots (fig. 9 and 10, eq. 26 and 27)", false);
        steps.done();
        return report.madeBy("./robopitch papers klancar-2007 --out papers");
    }
}
