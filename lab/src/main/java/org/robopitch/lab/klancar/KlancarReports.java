// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import org.robopitch.lab.report.HtmlReport;

/** What Klančar 2003 and Klančar 2007 show, worked out again, with the same numbers from Hipparchus beside ours. */
public final class KlancarReports {
    private KlancarReports() {}

    /** {@return the report on the paper of 2003} */
    public static HtmlReport of2003() {
        HtmlReport report = new HtmlReport("Klančar 2003, reproduced")
                .paragraph(
                        "G. Klančar, M. Lepetič, R. Karba, B. Zupančič: Robot soccer collision modelling and validation in"
                                + " multi-agent simulator. Mathematical and Computer Modelling of Dynamical Systems 9 (2), 2003. Our"
                                + " numbers come from RoboPitch's engine; those beside them from Hipparchus' integrator with its own"
                                + " location of events, on the paper's equations. Fig. 1 (photograph of the setup), fig. 2 (programs"
                                + " and shared memory) and fig. 3 to 6 (drawings of symbols, bounding boxes, orientation of triangles"
                                + " and the separating plane) have nothing to work out; what fig. 4 to 6 describe is at work in fig. 7.");
        RobotResponse.firstOrder(report);
        BallResponse.coulomb(report);
        CollisionCourses.write(report, "Courses of collision (fig. 7, eq. 10 to 21)", true);
        return report.madeBy("./robopitch papers klancar-2003 --out papers");
    }

    /** {@return the report on the paper of 2007} */
    public static HtmlReport of2007() {
        HtmlReport report = new HtmlReport("Klančar 2007, reproduced")
                .paragraph(
                        "G. Klančar, B. Zupančič, R. Karba: Modelling and simulation of a group of mobile robots. Simulation"
                                + " Modelling Practice and Theory 15, 2007. Our numbers come from RoboPitch's engine; those beside them"
                                + " from Hipparchus, or from the paper's closed forms. Fig. 1 (the setup) has nothing to work out.");
        RobotResponse.torques(report);
        BallResponse.viscous(report);
        WallPivots.write(report);
        Spheres.write(report);
        RimTables.write(report);
        CollisionCourses.write(report, "Collisions between robots (fig. 9 and 10, eq. 26 and 27)", false);
        return report.madeBy("./robopitch papers klancar-2007 --out papers");
    }
}
