// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Situation;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.mixedreality.collision.Wheels;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.game.MixedRealityScenario;
import org.robopitch.mixedreality.parameters.CollisionParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** Robot paths through each kind of collision (sec. 3.2 and 4.3), in both modes. */
final class CollisionScenes {
    private static final double FAST = 0.09748;
    private static final double SLOW = 0.04977;

    /** Two robots: x (mm), y (mm), heading (degrees), speed (m/s) each. */
    private record Scene(String name, double[] a, double[] b) {}

    private static final List<Scene> SCENES = List.of(
            scene("parallel, from behind", -60, 0, 0, FAST, 0, 0, 0, SLOW),
            scene("parallel, head on at different speeds", -60, 0, 0, FAST, 60, 0, 180, SLOW),
            scene("parallel, beside the middle", -60, 0, 0, FAST, 0, -12, 0, 0),
            scene("perpendicular, B passes", 0, -70, 90, FAST, -60, 0, 0, FAST),
            scene("perpendicular, B slower", 0, -70, 90, FAST, -25, 0, 0, SLOW),
            scene("perpendicular, B at rest", 0, -70, 90, FAST, 0, 0, 0, 0),
            scene("oblique, 30° into the back", -70, -56, 30, FAST, 0, 0, 0, SLOW),
            scene("oblique, 45° into the side", -27, -60, 45, FAST, -20, 0, 0, SLOW),
            scene("oblique, 60° into the side", -28, -60, 60, FAST, -50, 0, 0, FAST),
            scene("wall: A head on, B at 40°", 300, 60, 0, FAST, 300, -100, 40, FAST));

    private CollisionScenes() {}

    private static Scene scene(String name, double... numbers) {
        return new Scene(name, java.util.Arrays.copyOf(numbers, 4), java.util.Arrays.copyOfRange(numbers, 4, 8));
    }

    static void write(HtmlReport report) {
        report.section("Paths through collisions (fig. 3, sec. 3.2 and 4.3)")
                .paragraph("Two robots for 2 s: A is blue, B is yellow. The drawings show consistent slip, our default,"
                        + " in which the pair ends at a common velocity. The tables show both modes. As published,"
                        + " eq. 6 and 8 always leave half of the common velocity, so a robot pushed from behind"
                        + " may even slow down. At the wall both wheels slip completely, and the robot stays where"
                        + " it is. The initial values are in the table below; both wheels of a robot get the same"
                        + " command.");
        for (Scene scene : SCENES) {
            report.drawing(
                    scene.name(),
                    new ScenarioRun<>(scenario(scene, CollisionParameters.Mode.CONSISTENT))
                            .drawing()
                            .svg());
        }
        report.table(
                "Initial positions of A and B (x, y in mm), headings, and speeds in mm/s",
                Table.of(SCENES)
                        .column("scene", Scene::name)
                        .column("A", scene -> start(scene.a))
                        .column("B", scene -> start(scene.b)));
        for (CollisionParameters.Mode mode : CollisionParameters.Mode.values()) {
            report.table(
                    "Mode " + mode.name().toLowerCase(Locale.ROOT)
                            + ": wheels in mm/s in the sub-step of the first contact; turns after 2 s; deepest overlap"
                            + " ever",
                    Table.of(SCENES.stream()
                                    .map(scene -> new Measurement(scene, mode))
                                    .toList())
                            .column("scene", one -> one.title)
                            .column("first contact", one -> one.firstContact)
                            .column("A left", one -> tenths(1000 * one.wheels[0]))
                            .column("A right", one -> tenths(1000 * one.wheels[1]))
                            .column("B left", one -> tenths(1000 * one.wheels[2]))
                            .column("B right", one -> tenths(1000 * one.wheels[3]))
                            .column("A turned", "%s°", one -> tenths(one.turned[0]))
                            .column("B turned", "%s°", one -> tenths(one.turned[1]))
                            .column("overlap", "%.4f mm", one -> Math.max(0, 1000 * one.deepest)));
        }
        report.verdict(
                kindsAreAsNamed(),
                "Each scene is classified as in fig. 3: parallel, perpendicular or oblique. The paper shows "
                        + "no paths and no numbers; it compares with videos by eye, which cannot be repeated.");
    }

    /**
     * {@return how far apart robots end, at most over all scenes and modes, mm, if the two robots of a scene exchange their numbers:
     * nothing, if a sub-step does not depend on the order of robots}
     */
    static double apartByOrder() {
        double most = 0;
        for (Scene scene : SCENES) {
            for (CollisionParameters.Mode mode : CollisionParameters.Mode.values()) {
                Bodies first = end(scene, mode);
                Bodies second = end(new Scene(scene.name, scene.b, scene.a), mode);
                for (int robot = 0; robot < 2; robot++) {
                    MovingBody one = first.body[robot];
                    MovingBody other = second.body[1 - robot];
                    most = Math.max(most, 1000 * Math.hypot(one.x - other.x, one.y - other.y));
                }
            }
        }
        return most;
    }

    private static Bodies end(Scene scene, CollisionParameters.Mode mode) {
        ScenarioRun<MixedRealityGame> run = new ScenarioRun<>(scenario(scene, mode));
        run.play(() -> {});
        return run.game().world().bodies();
    }

    private static boolean kindsAreAsNamed() {
        return SCENES.stream()
                .allMatch(scene -> new Measurement(scene, CollisionParameters.Mode.CONSISTENT)
                        .firstContact.startsWith(scene.name().split("[ ,:]")[0]));
    }

    private static String start(double[] numbers) {
        return text("%.0f, %.0f; %.0f°; %.2f", numbers[0], numbers[1], numbers[2], 1000 * numbers[3]);
    }

    private static Scenario<MixedRealityGame> scenario(Scene scene, CollisionParameters.Mode mode) {
        MixedRealityParameters parameters = MixedRealityParameters.of(1)
                .with(
                        "collisions",
                        new CollisionParameters(
                                mode, CollisionParameters.defaults().wallCreep()));
        return new Scenario<>(
                new MixedRealityScenario(parameters),
                new Situation(List.of(start(0, scene.a()), start(1, scene.b())), null),
                List.of(order(0, scene.a()), order(1, scene.b())),
                100);
    }

    private static Situation.Robot start(int robot, double[] numbers) {
        return new Situation.Robot(robot, numbers[0] / 1000, numbers[1] / 1000, Math.toRadians(numbers[2]), 0, 0, 0);
    }

    private static Scenario.Order<MixedRealityGame> order(int robot, double[] numbers) {
        return new Scenario.Order<>(0, robot, MixedRealityScenario.wheels(numbers[3], numbers[3]));
    }

    /** With one digit behind the point, and no minus before zero. */
    private static String tenths(double value) {
        return text("%.1f", Math.round(10 * value) / 10.0 + 0.0);
    }

    /** What is read off a scene. */
    private static final class Measurement implements ScenarioRun.Watcher {
        private final String title;
        private final ScenarioRun<MixedRealityGame> run;
        private String firstContact = "none";
        private final double[] wheels = new double[4];
        private double deepest = Double.NEGATIVE_INFINITY;
        private double contactTime = Double.NaN;
        private final double[] before = {Double.NaN, Double.NaN};

        /** How far each robot has turned in all, degrees. */
        private final double[] turned = new double[2];

        Measurement(Scene scene, CollisionParameters.Mode mode) {
            title = scene.name;
            run = new ScenarioRun<>(scenario(scene, mode));
            run.play(this);
        }

        @Override
        public void state() {
            MixedRealityWorld world = run.game().world();
            deepest = Math.max(deepest, world.collisions().overlap(world.bodies(), 0, 1));
            for (int robot = 0; robot < 2; robot++) {
                double now = heading(world.bodies(), robot);
                turned[robot] += Double.isNaN(before[robot]) ? 0 : Math.IEEEremainder(now - before[robot], 360);
                before[robot] = now;
            }
        }

        @Override
        public void event(ScenarioRun.Event event) {
            if (Double.isNaN(contactTime)) {
                contactTime = event.time();
                Wheels now = run.game().world().wheels();
                wheels[0] = now.left[0];
                wheels[1] = now.right[0];
                wheels[2] = now.left[1];
                wheels[3] = now.right[1];
                firstContact = event.kind().replace("collision ", "");
            }
        }

        private static double heading(Bodies bodies, int robot) {
            return Math.toDegrees(Math.atan2(bodies.body[robot].headingY, bodies.body[robot].headingX));
        }
    }
}
