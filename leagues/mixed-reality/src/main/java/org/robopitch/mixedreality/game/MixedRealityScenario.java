// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Range;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Situation;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.ContactEvents;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioLeague;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.mixedreality.collision.Collisions;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.settings.Point;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/**
 * Mixed Reality as scenarios play it: the test programs of MR-Simulator, and any other.
 *
 * @param parameters what is played
 */
public record MixedRealityScenario(MixedRealityParameters parameters) implements ScenarioLeague<MixedRealityGame> {
    private static final Range FORCE = new Range(0, 1, "", "a share of the strongest kick");
    private static final List<String> ACTIONS = List.of("wheels", "goTo", "goToBall", "kick");

    /**
     * Reads the keys of the league.
     *
     * @param root a scenario file
     */
    public MixedRealityScenario(Section root) {
        this(new MixedRealityModule().parameters(root, RobotNames.robotsNamed(root)));
    }

    @Override
    public MixedReality league() {
        return new MixedReality(parameters, MixedRealityRules.defaults());
    }

    @Override
    public Class<MixedRealityGame> game() {
        return MixedRealityGame.class;
    }

    @Override
    public Bodies bodies(MixedRealityGame game) {
        return game.world().bodies();
    }

    @Override
    public PlanarStage.Field field(MixedRealityGame game) {
        return MixedRealityGame.field(parameters, bodies(game));
    }

    /** Wheels do not slide sideways, and the ball neither flies nor slides. */
    @Override
    public List<String> refused() {
        return List.of("across", "z", "vz", "rolling");
    }

    /** In a corner. */
    @Override
    public Point parking() {
        return new Point(
                -parameters.field().length() / 2 + 0.03, -parameters.field().width());
    }

    /** A ball that is drawn on the field may lie under a robot. */
    @Override
    public boolean ballNeedsRoom() {
        return false;
    }

    @Override
    public void begin(MixedRealityGame game, Situation.Robot robot) {
        game.world().roll(robot.index(), robot.along(), robot.spin());
    }

    @Override
    public Action<MixedRealityGame> action(Section in) {
        long given = ACTIONS.stream().filter(in::has).count();
        if (given != 1) {
            throw in.refuse("robot", "must have one of wheels, goTo, goToBall or kick, but has " + given);
        }
        if (in.has("wheels")) {
            List<Double> wheels = Scenario.pair(in, "wheels", "[left, right] in m/s", Range.SPEED);
            return wheels(wheels.get(0), wheels.get(1));
        }
        if (in.has("goTo")) {
            List<Double> point = Scenario.pair(in, "goTo", "[x, y] in m", Range.COORDINATE);
            return (game, robot) -> goTo(game.world(), robot, point.get(0), point.get(1));
        }
        if (in.has("goToBall")) {
            if (!in.flag("goToBall", true)) {
                throw in.refuse("goToBall", "must be true, or left out");
            }
            return (game, robot) -> {
                MovingBody ball = bodies(game).body[bodies(game).ball];
                goTo(game.world(), robot, ball.x, ball.y);
            };
        }
        Section kick = in.section("kick");
        double force = kick.number("force", 1, FORCE);
        double angle = StrictMath.toRadians(kick.number("angleDegrees", 0, Range.DEGREES));
        kick.refuseTheRest();
        return new Kick(force, angle);
    }

    /**
     * {@return the command of both wheels}
     *
     * @param left m/s
     * @param right m/s
     */
    public static Action<MixedRealityGame> wheels(double left, double right) {
        return (game, robot) -> game.world().command(robot, left, right);
    }

    /** A kick is done at once; the wheels go on as they are. */
    private record Kick(double force, double angle) implements Action<MixedRealityGame> {
        @Override
        public void apply(MixedRealityGame game, int robot) {
            game.world().kick(robot, force, angle);
        }

        @Override
        public boolean isOnce() {
            return true;
        }
    }

    private static void goTo(MixedRealityWorld world, int robot, double x, double y) {
        MovingBody body = world.bodies().body[robot];
        double dx = x - body.x;
        double dy = y - body.y;
        double hx = body.headingX;
        double hy = body.headingY;
        double[] wheels = new double[2];
        GoTo.wheels(Math.sqrt(dx * dx + dy * dy), StrictMath.atan2(dy * hx - dx * hy, dx * hx + dy * hy), wheels);
        world.command(robot, wheels[0], wheels[1]);
    }

    @Override
    public List<Column> columns(ScenarioRun<MixedRealityGame> run) {
        MixedRealityWorld world = run.game().world();
        List<Column> columns = new ArrayList<>(Column.MOTION);
        columns.add(ofRobots("left", world, robot -> world.wheels().left[robot]));
        columns.add(ofRobots("right", world, robot -> world.wheels().right[robot]));
        columns.add(ofRobots(
                "status", world, robot -> world.collisionStatus(robot).name().toLowerCase(Locale.ROOT)));
        return columns;
    }

    private static Column ofRobots(String name, MixedRealityWorld world, Function<Integer, @Nullable Object> value) {
        return new Column(name, body -> body.index < world.bodies().robots ? value.apply(body.index) : null);
    }

    @Override
    public ContactEvents contacts(MixedRealityGame game) {
        return new CollisionEvents(game.world());
    }

    /** The collisions of robots by their kind. Those that stop for a moment only are one. */
    private static final class CollisionEvents extends ContactEvents {
        /** Collisions that are back within so many steps have not ended. */
        private static final int PATIENCE = 20;

        private final MixedRealityWorld world;

        CollisionEvents(MixedRealityWorld world) {
            super(world, world.bodies());
            this.world = world;
        }

        @Override
        protected void look() {
            for (int i = 0; i < world.collisions().count(); i++) {
                Collisions.Contact contact = world.collisions().contact(i);
                boolean wall = contact.other == Collisions.WALL;
                touch(
                        wall ? "wall" : "collision " + Component.spelled(contact.kind),
                        contact.one,
                        wall ? bodies().ground : contact.other,
                        contact.x,
                        contact.y);
            }
        }

        @Override
        protected boolean parted(int one, int other, long steps) {
            return steps > PATIENCE;
        }

        @Override
        protected void end(int one, int other) {
            happened("free", one, other, bodies().body[one].x, bodies().body[one].y);
        }

        @Override
        protected boolean namesWalls() {
            return false;
        }
    }
}
