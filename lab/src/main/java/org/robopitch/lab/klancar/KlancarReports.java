// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.List;
import org.robopitch.lab.report.Paper;
import org.robopitch.lab.report.Paper.Item;

/** What Klančar 2003 and Klančar 2007 show, worked out again, with the same numbers from Hipparchus beside ours. */
public final class KlancarReports {
    /** The paper of 2003. */
    public static final Paper PAPER_OF_2003 = new Paper(
            "klancar-2003",
            "Klančar 2003: robot soccer collision modelling and validation",
            "Klančar 2003: robot, ball and collision courses, checked against a second integrator.",
            "Klančar 2003, reproduced",
            "G. Klančar, M. Lepetič, R. Karba, B. Zupančič: Robot soccer collision modelling and "
                    + "validation in multi-agent simulator. Mathematical and Computer Modelling of Dynamical "
                    + "Systems 9 (2), 2003. Our numbers come from RoboPitch's engine. The reference values come "
                    + "from the paper's equations, integrated by Hipparchus with its own event location. Fig. 1 "
                    + "(photograph of the setup) and fig. 2 (programs and shared memory) contain no results.",
            () -> List.of(
                    RobotResponse::firstOrder,
                    BallResponse::coulomb,
                    report -> Separation.write(
                            report,
                            "Bounding boxes, triangles and separating plane (fig. 4 to 6, sec. 4.2 and 4.3, eq. 10)"),
                    Impulse::write,
                    Chattering::write,
                    CollisionCourses::ofTwoThousandThree),
            true,
            Item.list("""
                Fig. 1 | the robot soccer setup | a photograph
                Fig. 2 | simulator and control programs, with shared memory between them | a diagram, with nothing to work out
                Fig. 3 | the robot and its symbols; its response is eq. 1 to 3
                Fig. 4 | bounding boxes
                Fig. 5 | orientation of triangles
                Fig. 6 | separating plane and normal of a collision
                Fig. 7 | courses of collision: real setup and two simulators
                """));

    /** The paper of 2007. */
    public static final Paper PAPER_OF_2007 = new Paper(
            "klancar-2007",
            "Klančar 2007: modelling and simulation of a group of mobile robots",
            "Klančar 2007: robot, ball, walls, outline and collisions, checked against a second integrator.",
            "Klančar 2007, reproduced",
            "G. Klančar, B. Zupančič, R. Karba: Modelling and simulation of a group of mobile robots. "
                    + "Simulation Modelling Practice and Theory 15, 2007. Our numbers come from RoboPitch's "
                    + "engine. The reference values come from Hipparchus, or from the paper's closed forms. Fig. 1 "
                    + "(the setup) contains no results.",
            () -> List.of(
                    RobotResponse::torques,
                    BallResponse::viscous,
                    WallPivots::write,
                    Spheres::write,
                    RimTables::write,
                    report -> Separation.write(report, "Detection of collisions (fig. 9, sec. 4.4.1)"),
                    CollisionCourses::ofTwoThousandSeven),
            true,
            Item.list("""
                Fig. 1 | the robot soccer system | a photograph
                Fig. 2 | symbols of the robot; its response is eq. 1 to 10
                Fig. 3 | the ball rolling on the plane; its response is eq. 16
                Fig. 4 | what a robot does at the boundary
                Fig. 5 | one corner at the boundary
                Fig. 6 | collision of two spheres
                Fig. 7 | robot and ball with the real outline
                Fig. 8 | outline of the robot and its rim
                Fig. 9 | overlapping bounding boxes
                Fig. 10 | collision of two robots
                """));

    private KlancarReports() {}
}
