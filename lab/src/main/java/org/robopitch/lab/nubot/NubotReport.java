// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import org.robopitch.lab.report.HtmlReport;

/** The chapter on NuBot's robots and their simulation, reproduced: motions, kicks, dribbling, noise, and the robots' software. */
public final class NubotReport {
    private NubotReport() {}

    /** {@return the report} */
    public static HtmlReport make() {
        HtmlReport report = new HtmlReport("NuBot 2017, reproduced")
                .paragraph(
                        "J. Xiao, D. Xiong, W. Yao, Q. Yu, H. Lu, Z. Zheng: Building software system and simulation"
                                + " environment for RoboCup MSL soccer robots based on ROS and Gazebo. Robot Operating System (ROS),"
                                + " vol. 2, Springer, 2017. All numbers here come from RoboPitch's own implementation of the league.");
        StateSequence.write(report);
        KickPaths.write(report);
        DribbleStudy.write(report);
        NoiseStudy.write(report);
        SoftwareStudy.write(report);
        return report;
    }
}
