// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Steps;

/** The chapter on NuBot's robots and their simulation, reproduced: motions, kicks, dribbling, noise, and the robots' software. */
public final class NubotReport {
    /** How many steps it takes. */
    public static final int STEPS = 5;

    private NubotReport() {}

    /** {@return the report} */
    public static HtmlReport make(Steps steps) {
        HtmlReport report = new HtmlReport("NuBot 2017, reproduced")
                .paragraph(
                        "J. Xiao, D. Xiong, W. Yao, Q. Yu, H. Lu, Z. Zheng: Building software system and simulation"
                                + " environment for RoboCup MSL soccer robots based on ROS and Gazebo. Robot Operating System (ROS),"
                                + " vol. 2, Springer, 2017. All numbers here come from RoboPitch's own implementation of the league.");
        ModelTables.write(report);
        StateSequence.write(report);
        steps.done();
        KickPaths.write(report);
        steps.done();
        DribbleStudy.write(report);
        steps.done();
        NoiseStudy.write(report);
        steps.done();
        SegmentationStudy.write(report);
        SoftwareStudy.write(report);
        steps.done();
        return report;
    }
}
