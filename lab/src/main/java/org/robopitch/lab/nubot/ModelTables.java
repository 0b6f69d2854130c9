// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.List;
import org.robopitch.declare.Require;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** The chapter's Tables 1 and 2, what its robot and world are made of, beside our defaults. */
final class ModelTables {
    private static final double MASS = 31;
    private static final double INERTIA = 2.86;
    private static final double STEP = 0.007;
    private static final double GRAVITY = 9.8;

    private ModelTables() {}

    static void write(HtmlReport report) {
        MiddleSizeParameters ours = MiddleSizeParameters.of(Dialect.A);
        List<List<String>> robot = List.of(
                row("mass, kg", MASS, ours.robot().mass()),
                row(
                        "moment of inertia about the vertical, kg·m²",
                        INERTIA,
                        ours.robot().inertia()),
                List.of("other moments of inertia", "0", "none: robots move in the plane"),
                List.of("friction coefficient", "0.1", "none: the drive reaches its speeds by limited acceleration"),
                List.of("velocity decay", "0", "0"),
                List.of("model plugin", "nubot_gazebo", "the league itself; the same topics and services"));
        report.section("The robot model (Table 1)")
                .words("Properties of the robot", List.of("", "chapter", "dialect A"), robot)
                .verdict(
                        ours.robot().mass() == MASS && ours.robot().inertia() == INERTIA,
                        "Mass and inertia are the chapter's. Friction has no counterpart: the chapter's plugin sets the"
                                + " robot's velocity, as our drive does, and neither lets the ground decide.");
        List<List<String>> world = List.of(
                List.of("physics engine", "Open Dynamics Engine", "our own"),
                row("largest step, s", STEP, ours.timing().step()),
                row("gravity, m/s²", GRAVITY, ours.ball().gravity()));
        report.section("The simulated world (Table 2)")
                .words("Properties of the world", List.of("", "chapter", "dialect A"), world)
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "Gravity is " + Require.number(ours.ball().gravity())
                                + " m/s² here. Another engine needs another"
                                + " step: ours is shorter, because a lob at full speed must not pass a net within one step.");
    }

    private static List<String> row(String name, double theirs, double ours) {
        return List.of(name, Require.number(theirs), Require.number(ours));
    }
}
