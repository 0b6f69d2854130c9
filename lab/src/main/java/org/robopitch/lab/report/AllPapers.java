// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.io.IOException;
import java.util.List;
import org.robopitch.lab.humanoid.Bahia3dReport;
import org.robopitch.lab.klancar.KlancarReports;
import org.robopitch.lab.mrsimulator.MrSimulatorReport;
import org.robopitch.lab.nubot.NubotReport;
import org.robopitch.lab.report.PaperIndex.Item;

/** The five papers that the leagues follow, with all their figures and tables. */
public final class AllPapers {
    private static final String PHOTOGRAPH = "a photograph";
    private static final String DRAWING = "a drawing, with nothing to work out";
    private static final String DIAGRAM = "a diagram, with nothing to work out";

    private AllPapers() {}

    /**
     * {@return all papers, each worked out}
     *
     * @param progress hears how far it is
     */
    public static List<PaperIndex.Paper> workedOut(Steps.Listener progress) throws IOException, InterruptedException {
        Steps steps = new Steps(
                KlancarReports.STEPS_OF_2003
                        + KlancarReports.STEPS_OF_2007
                        + Bahia3dReport.STEPS
                        + MrSimulatorReport.STEPS
                        + NubotReport.STEPS,
                progress);
        return List.of(
                new PaperIndex.Paper(
                        "klancar-2003",
                        "Klančar 2003: robot soccer collision modelling and validation",
                        klancar2003(),
                        KlancarReports.of2003(steps)),
                new PaperIndex.Paper(
                        "klancar-2007",
                        "Klančar 2007: modelling and simulation of a group of mobile robots",
                        klancar2007(),
                        KlancarReports.of2007(steps)),
                new PaperIndex.Paper(
                        "bahia3d", "Bahia3D 2010: an agent of the 3D league", bahia3d(), Bahia3dReport.make(steps)),
                new PaperIndex.Paper(
                        "mr-simulator",
                        "MR-Simulator 2011: a simulator for Mixed Reality",
                        mrSimulator(),
                        MrSimulatorReport.make(steps)),
                new PaperIndex.Paper(
                        "nubot",
                        "NuBot 2017: ROS and Gazebo for the Middle Size League",
                        nubot(),
                        NubotReport.make(steps)));
    }

    private static List<Item> klancar2003() {
        return List.of(
                new Item("Fig. 1", "the robot soccer setup", PHOTOGRAPH),
                new Item("Fig. 2", "simulator and control programs, with shared memory between them", DIAGRAM),
                new Item("Fig. 3", "the robot and its symbols; its response is eq. 1 to 3", ""),
                new Item("Fig. 4", "bounding boxes", DRAWING),
                new Item("Fig. 5", "orientation of triangles", DRAWING),
                new Item("Fig. 6", "separating plane and normal of a collision", DRAWING),
                new Item("Fig. 7", "courses of collision: real setup and two simulators", ""));
    }

    private static List<Item> klancar2007() {
        return List.of(
                new Item("Fig. 1", "the robot soccer system", PHOTOGRAPH),
                new Item("Fig. 2", "symbols of the robot; its response is eq. 1 to 10", ""),
                new Item("Fig. 3", "the ball rolling on the plane; its response is eq. 16", ""),
                new Item("Fig. 4", "what a robot does at the boundary", ""),
                new Item("Fig. 5", "one corner at the boundary", ""),
                new Item("Fig. 6", "collision of two spheres", ""),
                new Item("Fig. 7", "robot and ball with the real outline", ""),
                new Item("Fig. 8", "outline of the robot and its rim", ""),
                new Item("Fig. 9", "overlapping bounding boxes", ""),
                new Item("Fig. 10", "collision of two robots", ""));
    }

    private static List<Item> bahia3d() {
        return List.of(
                new Item("Fig. 1", "the agent's architecture", DIAGRAM),
                new Item("Fig. 2", "layers of the brain", DIAGRAM),
                new Item("Fig. 3", "bad performance: duration by cycle", ""),
                new Item("Fig. 4", "good performance: duration by cycle", ""));
    }

    private static List<Item> mrSimulator() {
        return List.of(
                new Item("Fig. 1", "structure of the Mixed Reality system", DIAGRAM),
                new Item("Table 1", "discretised speeds", ""),
                new Item("Fig. 2", "the robot and its dimensions", PHOTOGRAPH),
                new Item("Fig. 3", "parallel, perpendicular and oblique collisions", ""),
                new Item("Table 2", "which point collides", ""),
                new Item("Fig. 4", "relevance of a point to a square", ""),
                new Item("Fig. 5", "perpendicular collision", ""),
                new Item("Fig. 6", "wheels of robot A in perpendicular collisions", ""),
                new Item("Fig. 7", "wheels of robot B in perpendicular collisions", ""),
                new Item("Fig. 8", "five and eleven players a team", ""));
    }

    private static List<Item> nubot() {
        return List.of(
                new Item("Fig. 1", "a match of RoboCup 2014", PHOTOGRAPH),
                new Item("Fig. 2", "five generations of robots", PHOTOGRAPH),
                new Item("Fig. 3", "regular robot and goalkeeper", PHOTOGRAPH),
                new Item("Fig. 4", "wheel and bases", PHOTOGRAPH),
                new Item("Fig. 5", "the ball-handling mechanism", PHOTOGRAPH),
                new Item("Fig. 6", "electromagnet and shooting mechanism", PHOTOGRAPH),
                new Item("Fig. 7", "the electrical system", DIAGRAM),
                new Item("Fig. 8", "the software framework", DIAGRAM),
                new Item("Fig. 9", "the goalkeeper's software framework", DIAGRAM),
                new Item("Fig. 10", "omnidirectional image and its colours", ""),
                new Item("Fig. 11", "self-localisation", ""),
                new Item("Fig. 12", "data flow of the ball in space", ""),
                new Item("Fig. 13", "path tracking", ""),
                new Item("Table 1", "properties of the robot model", ""),
                new Item("Fig. 14", "mesh and collision shape of the robot model", DRAWING),
                new Item("Table 2", "properties of the simulation world", ""),
                new Item("Fig. 15", "the simulation world", "a screenshot of another simulator"),
                new Item("Fig. 16", "computation graph of the model plugin", DIAGRAM),
                new Item("Fig. 17", "states of a single robot", ""),
                new Item("Fig. 18", "a single robot chases, dribbles and kicks", ""),
                new Item("Fig. 19", "data flow between the robot's code and the plugin", DIAGRAM),
                new Item("Fig. 20", "functions of a script", DIAGRAM),
                new Item("Fig. 21", "computation graph with two robots", DIAGRAM),
                new Item("Fig. 22", "configuration of two teams", DIAGRAM),
                new Item("Fig. 23", "a match of two teams", "a screenshot of another simulator"),
                new Item(
                        "Table 3",
                        "topics and services",
                        "names of an interface; ./robopitch serve --link ros has them"));
    }
}
