// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.List;
import org.robopitch.lab.report.Paper;
import org.robopitch.lab.report.Paper.Item;

/** The chapter on NuBot's robots and their simulation, reproduced: motions, kicks, dribbling, noise, and the robots' software. */
public final class NubotReport {
    /** The chapter. */
    public static final Paper PAPER = new Paper(
            "nubot",
            "NuBot 2017: ROS and Gazebo for the Middle Size League",
            "NuBot 2017: motion, kicks, dribbling and noise of a Middle Size robot, and its software.",
            "NuBot 2017, reproduced",
            "J. Xiao, D. Xiong, W. Yao, Q. Yu, H. Lu, Z. Zheng: Building software system and simulation environment"
                    + " for RoboCup MSL soccer robots based on ROS and Gazebo. Robot Operating System (ROS), vol. 2,"
                    + " Springer, 2017. All numbers here come from RoboPitch's own implementation of the league.",
            () -> List.of(
                    report -> {
                        ModelTables.write(report);
                        RosInterface.write(report);
                        StateSequence.write(report);
                    },
                    KickPaths::write,
                    DribbleStudy::write,
                    NoiseStudy::write,
                    report -> {
                        SegmentationStudy.write(report);
                        SoftwareStudy.write(report);
                    }),
            false,
            Item.list("""
                Fig. 1 | a match of RoboCup 2014 | a photograph
                Fig. 2 | five generations of robots | a photograph
                Fig. 3 | regular robot and goalkeeper | a photograph
                Fig. 4 | wheel and bases | a photograph
                Fig. 5 | the ball-handling mechanism | a photograph
                Fig. 6 | electromagnet and shooting mechanism | a photograph
                Fig. 7 | the electrical system | a diagram, with nothing to work out
                Fig. 8 | the software framework | a diagram, with nothing to work out
                Fig. 9 | the goalkeeper's software framework | a diagram, with nothing to work out
                Fig. 10 | omnidirectional image and its colours
                Fig. 11 | self-localisation
                Fig. 12 | data flow of the ball in space
                Fig. 13 | path tracking
                Table 1 | properties of the robot model
                Fig. 14 | mesh and collision shape of the robot model
                Table 2 | properties of the simulation world
                Fig. 15 | the simulation world | a screenshot of another simulator
                Fig. 16 | computation graph of the model plugin
                Fig. 17 | states of a single robot
                Fig. 18 | a single robot chases, dribbles and kicks
                Fig. 19 | data flow between the robot's code and the plugin | a diagram, with nothing to work out
                Fig. 20 | functions of a script | a diagram, with nothing to work out
                Fig. 21 | computation graph with two robots
                Fig. 22 | configuration of two teams | a diagram, with nothing to work out
                Fig. 23 | a match of two teams | a screenshot of another simulator
                Table 3 | topics and services
                """));

    private NubotReport() {}
}
