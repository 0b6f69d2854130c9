// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import java.util.Arrays;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Sketch;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.robot.Remembering;
import org.robopitch.teams.skill.BallPath;
import org.robopitch.teams.skill.Driver;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.HeldBall;
import org.robopitch.teams.skill.Lanes;
import org.robopitch.teams.skill.PlannedTeam;
import org.robopitch.teams.skill.Sight;
import org.robopitch.teams.skill.StuckDetector;

/**
 * A competent team of any size: a keeper, a striker, defenders and supporters whose roles go to the robot that is best placed.
 */
public final class Tactical extends PlannedTeam {
    private final TacticalParameters parameters;

    /** The team as it is. */
    public Tactical() {
        this(TacticalParameters.defaults());
    }

    /**
     * The team with other parameters.
     *
     * @param parameters what to do differently
     */
    public Tactical(TacticalParameters parameters) {
        this.parameters = parameters;
    }

    @Override
    protected Plan plan(TeamInfo info) {
        return new Cycle(info, parameters);
    }

    /** One cycle of the team: look, predict, hand out roles, let everybody play theirs, draw what was meant. */
    private static final class Cycle implements Plan {
        private static final double ARRIVED = 0.02;
        private static final double LEFT = 0.06;

        private final TacticalParameters parameters;
        private final Field field;
        private final Sight sight;
        private final BallPath path;
        private final Driver driver;
        private final StuckDetector stuck;
        private final Lanes lanes;
        private final HeldBall held;
        private final Reach reach;
        private final Posts posts;
        private final Roles roles;
        private final Striker striker;
        private final boolean[] settled;

        /** Where the keeper stands: so far out that it can turn without touching the goal line's wall. */
        private final double line;

        Cycle(TeamInfo info, TacticalParameters parameters) {
            this.parameters = parameters;
            field = Field.of(info);
            sight = new Sight(info.robots(), info.rhythm().cycleSeconds());
            path = new BallPath(field);
            driver = new Driver(field, sight);
            stuck = new StuckDetector(field, sight, driver);
            lanes = new Lanes(field, sight);
            held = new HeldBall(field, sight);
            reach = new Reach();
            posts = new Posts();
            roles = new Roles();
            striker = new Striker();
            settled = new boolean[info.robots()];
            line = -field.halfLength() + 1.5 * field.robotHalf();
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            sight.look(observation);
            if (!observation.play().running()) {
                commands.stop();
                stuck.reset();
                roles.reset();
                striker.reset();
                held.reset();
                return;
            }
            path.predict(sight);
            reach.estimate();
            posts.place();
            roles.assign();
            held.watch();
            for (int i = 0; i < sight.robots; i++) {
                play(commands, i, roles.post[i]);
            }
            if (commands.sketch() != Sketch.NONE) {
                draw(commands);
            }
        }

        private void play(Commands commands, int robot, int post) {
            if (post < 0) {
                commands.role(robot, "");
                commands.wheels(robot, 0, 0);
                return;
            }
            commands.role(
                    robot,
                    switch (post) {
                        case 0 -> "keeper";
                        case 1 -> "striker";
                        default -> post % 2 == 0 ? "defender" : "supporter";
                    });
            if (stuck.escape(commands, robot)) {
                return;
            }
            if (post == 0) {
                keep(commands, robot);
            } else if (post == 1 && keepersBall()) {
                hold(commands, robot, posts.waitingX(), posts.waitingY());
            } else if (post == 1) {
                striker.play(commands, robot);
            } else {
                hold(commands, robot, posts.x[post], posts.y[post]);
            }
        }

        /** Whether the ball is in the own goal area, where only the keeper may be. */
        private boolean keepersBall() {
            return sight.robots > 1
                    && sight.ball.x < -field.halfLength() + field.areaDepth()
                    && Math.abs(sight.ball.y) < field.areaHalf();
        }

        private void draw(Commands commands) {
            Sketch sketch = commands.sketch();
            for (int k = 1; k < BallPath.PLACES; k++) {
                sketch.line(path.x(k - 1), path.y(k - 1), path.x(k), path.y(k), "orange");
            }
            for (int i = 0; i < sight.robots; i++) {
                int post = roles.post[i];
                if (post == 1) {
                    double x = reach.x(i);
                    double y = reach.y(i);
                    sketch.circle(x, y, field.ballRadius(), "red");
                    sketch.line(x, y, x + 0.3 * striker.aim.x(), y + 0.3 * striker.aim.y(), "red");
                } else if (post > 1) {
                    sketch.line(sight.own[i].x, sight.own[i].y, posts.x[post], posts.y[post], "grey");
                }
            }
        }

        /** Slides along the goal line to where the ball will cross it, and clears what lies before it. */
        private void keep(Commands commands, int robot) {
            double x = sight.own[robot].x;
            double y = sight.own[robot].y;
            double dx = sight.ball.x - x;
            double dy = sight.ball.y - y;
            double near = Math.sqrt(dx * dx + dy * dy);
            double most = field.goalHalf() - 0.3 * field.robotHalf();
            if (near < 1.3 * field.touch() && dx < 0.9 * field.robotHalf()) {
                // Beside the ball: turn it out of the goal's way.
                driver.move(commands, robot, 0, (dy > 0 ? -1 : 1) * field.topSpeed() / field.halfTrack());
                return;
            }
            boolean slow = sight.ball.speed() < 0.5 || sight.ball.vx > 0;
            boolean close = sight.ball.x < -field.halfLength() + 0.8 * field.areaDepth()
                    && Math.abs(sight.ball.y) < field.goalHalf() + field.robotHalf();
            if (slow && close && dx > 0 && Math.abs(dy) < dx) {
                driver.through(commands, robot, sight.ball.x + 0.1, sight.ball.y + 0.3 * dy, field.topSpeed());
                return;
            }
            double wanted = Math.max(-most, Math.min(most, crossing()));
            double off = x - line;
            if (Math.abs(off) > 0.03) {
                driver.stopAt(commands, robot, line, Math.abs(off) > 0.15 ? wanted : 0.5 * (wanted + y));
            } else if (Math.abs(wanted - y) < 0.012) {
                driver.standAlong(commands, robot, 0, 1);
            } else {
                driver.stopAt(commands, robot, line, wanted);
            }
        }

        /** Where on the line the ball is to be expected. */
        private double crossing() {
            if (sight.ball.vx < -0.15) {
                for (int k = 1; k < BallPath.PLACES; k++) {
                    if (path.x(k) <= line && path.x(k - 1) > line) {
                        double share = (path.x(k - 1) - line) / (path.x(k - 1) - path.x(k));
                        return path.y(k - 1) + share * (path.y(k) - path.y(k - 1));
                    }
                }
            }
            // Nobody shoots yet: stand where the angle is halved, seen from the ball.
            double behind = 0.12;
            double reach = sight.ball.x + field.halfLength() + behind;
            return reach > 0.05 ? sight.ball.y * (line + field.halfLength() + behind) / reach : sight.ball.y;
        }

        /**
         * Drives a robot to a post there around everybody, and stands there across the way of the ball, so that it can step into
         * that way at once. Small changes of the post are not worth a move.
         */
        private void hold(Commands commands, int robot, double x, double y) {
            double dx = x - sight.own[robot].x;
            double dy = y - sight.own[robot].y;
            double limit = settled[robot] ? LEFT : ARRIVED;
            settled[robot] = dx * dx + dy * dy < limit * limit;
            if (settled[robot]) {
                double distance = sight.toBall(robot) + 1e-9;
                double toBallX = (sight.ball.x - sight.own[robot].x) / distance;
                double toBallY = (sight.ball.y - sight.own[robot].y) / distance;
                driver.standAlong(commands, robot, -toBallY, toBallX);
                return;
            }
            lanes.find(robot, x, y, true);
            if (lanes.around()) {
                driver.through(commands, robot, lanes.viaX(), lanes.viaY(), field.topSpeed());
            } else {
                driver.stopAt(commands, robot, lanes.viaX(), lanes.viaY());
            }
        }

        /**
         * Hands out the posts of a team (0 is the keeper's, 1 the striker's, the others are those of {@link Posts}), the most important first, each to the robot that is the best for it now. Who holds a
         * post keeps it unless another is clearly better, so that robots do not swap to and fro.
         */
        private final class Roles implements Remembering {
            private final int[] holder = new int[sight.robots];
            private final int[] post = new int[sight.robots];

            private Roles() {
                reset();
            }

            /** Back to the line-up: robot 0 keeps the goal. */
            void reset() {
                for (int i = 0; i < holder.length; i++) {
                    holder[i] = i;
                }
            }

            void assign() {
                Arrays.fill(post, -1);
                boolean alone = sight.robots == 1;
                for (int p = alone ? 1 : 0; p < sight.robots + (alone ? 1 : 0); p++) {
                    int best = -1;
                    double least = Double.POSITIVE_INFINITY;
                    int before = p < holder.length ? holder[p] : -1;
                    for (int i = 0; i < sight.robots; i++) {
                        if (post[i] >= 0 || !sight.own[i].there) {
                            continue;
                        }
                        double cost = cost(p, i) - (i == before ? keeps(p) : 0);
                        if (cost < least) {
                            least = cost;
                            best = i;
                        }
                    }
                    if (best >= 0) {
                        post[best] = p;
                        if (p < holder.length) {
                            holder[p] = best;
                        }
                    }
                }
            }

            private double keeps(int p) {
                return switch (p) {
                    case 0 -> parameters.keeperKeeps();
                    case 1 -> parameters.strikerKeeps();
                    default -> parameters.postKeeps();
                };
            }

            private double cost(int p, int robot) {
                if (p == 1) {
                    return reach.time[robot];
                }
                double x = p == 0 ? -field.halfLength() : posts.x[p];
                double y = p == 0 ? 0 : posts.y[p];
                double dx = x - sight.own[robot].x;
                double dy = y - sight.own[robot].y;
                return Math.sqrt(dx * dx + dy * dy);
            }
        }

        /** When and where each robot can meet the ball, coming from the side from which it can play it forward. */
        private final class Reach {
            private final double[] time = new double[sight.robots];
            private final double[] goalX = new double[BallPath.PLACES];
            private final double[] toGoal = new double[BallPath.PLACES];

            void estimate() {
                for (int k = 0; k < BallPath.PLACES; k++) {
                    goalX[k] = field.halfLength() - path.x(k) + 0.1;
                    toGoal[k] = Math.sqrt(goalX[k] * goalX[k] + path.y(k) * path.y(k));
                }
                for (int i = 0; i < sight.robots; i++) {
                    time[i] = sight.own[i].there ? meet(i) : 1e9;
                }
            }

            private double meet(int robot) {
                double needed = 0;
                for (int k = 0; k < BallPath.PLACES; k++) {
                    needed = timeTo(robot, k);
                    double there = k * BallPath.INTERVAL;
                    if (needed <= there) {
                        return needed;
                    }
                }
                return needed;
            }

            /** Time to get to a ball at a place, with what it takes to get to its rear side. */
            private double timeTo(int robot, int k) {
                double ballX = path.x(k);
                double ballY = path.y(k);
                double dx = ballX - sight.own[robot].x;
                double dy = ballY - sight.own[robot].y;
                double distance = Math.sqrt(dx * dx + dy * dy) + 1e-9;
                double behind = (dx * goalX[k] - dy * ballY) / (distance * toGoal[k]);
                double facing = Math.abs(dx * sight.own[robot].headingX + dy * sight.own[robot].headingY) / distance;
                return Math.max(0, distance - field.touch()) / (parameters.cruise() * field.topSpeed())
                        + parameters.goingAround() * (1 - behind)
                        + parameters.turning() * (1 - facing);
            }

            /** {@return x of the place where it will meet the ball} */
            double x(int robot) {
                return path.xAt(travel(robot));
            }

            /** {@return y of the place where it will meet the ball} */
            double y(int robot) {
                return path.yAt(travel(robot));
            }

            /** The way to the ball alone: close to it, its place now is what counts, however bad the angle. */
            private double travel(int robot) {
                double near =
                        Math.max(0, sight.toBall(robot) - field.touch()) / (parameters.cruise() * field.topSpeed());
                return Math.min(time[robot], near);
            }
        }

        /**
         * Where those stand who are neither keeper nor striker: defenders (even posts) between the ball and the own goal, and
         * supporters (odd posts) where the ball will come loose.
         */
        private final class Posts {
            private static final double GAP = 0.02;

            private final double[] x = new double[sight.robots + 1];
            private final double[] y = new double[sight.robots + 1];

            void place() {
                double ballX = path.xAt(parameters.lookAhead());
                double ballY = path.yAt(parameters.lookAhead());
                for (int p = 2; p < x.length; p++) {
                    if (p % 2 == 0) {
                        defend(p, p / 2 - 1, ballX, ballY);
                    } else {
                        support(p, p / 2 - 1, ballX, ballY);
                    }
                    keepOutOfAreas(p);
                }
            }

            /** The first two build a wall before the goal area, further pairs stand higher up and wider. */
            private void defend(int p, int number, double ballX, double ballY) {
                double goalX = -field.halfLength();
                double dx = ballX - goalX;
                double distance = Math.sqrt(dx * dx + ballY * ballY) + 1e-9;
                int line = number / 2;
                double side = number % 2 == 0 ? 1 : -1;
                double nearest = field.areaDepth() + field.robotHalf() + 0.04 + 0.25 * line;
                double away = Math.max(nearest, Math.min((0.4 + 0.15 * line) * distance, 0.9 * field.halfLength()));
                double aside = field.robotHalf() * (1.6 + 2.4 * line);
                // The first defender covers the side on which the ball is.
                double shift = aside * side * (ballY < 0 ? -1 : 1);
                x[p] = goalX + (dx * away - ballY * shift) / distance;
                y[p] = (ballY * away + dx * shift) / distance;
            }

            /** Behind the ball and towards the middle; before the opponents' area when the ball is near their goal. */
            private void support(int p, int number, double ballX, double ballY) {
                double across = ballY > 0 ? -1 : 1;
                double near = field.halfLength() - field.areaDepth() - 0.16;
                if (number == 0) {
                    x[p] = Math.min(near, ballX - 0.22);
                    y[p] = ballX > near - 0.1 ? across * 0.12 : ballY + across * 0.3;
                    return;
                }
                double side = number % 2 == 0 ? -across : across;
                x[p] = Math.min(near - 0.1 * number, ballX - 0.1 * number);
                y[p] = side * field.halfWidth() * (0.25 + 0.12 * number);
            }

            /** {@return x of the place before the own goal area where a ball that the keeper clears is to be met, m} */
            double waitingX() {
                return -field.halfLength() + field.areaDepth() + field.robotHalf() + 2 * GAP;
            }

            /** {@return y of that place, m} */
            double waitingY() {
                return 0.7 * path.y(0);
            }

            private void keepOutOfAreas(int p) {
                if (field.inOwnArea(x[p], y[p])) {
                    x[p] = -field.halfLength() + field.areaDepth() + field.robotHalf() + GAP;
                } else if (field.inTheirArea(x[p], y[p])) {
                    x[p] = field.halfLength() - field.areaDepth() - field.robotHalf() - GAP;
                }
                x[p] = field.insideX(x[p]);
                y[p] = field.insideY(y[p]);
            }
        }

        /**
         * Plays the ball: gets behind it, closes in on the line of the shot, drives through. A ball that cannot be driven, at a
         * wall or between two robots, is spun away.
         */
        private final class Striker implements Remembering {
            private static final double HELD_AFTER = 0.5;
            private static final double SPIN_FOR = 0.25;

            private final Aim aim = new Aim(field, sight, parameters);

            /** Where it will meet the ball, how far behind it on the line of the shot it is, and how far aside of that, m. */
            private transient double ballX;

            private transient double ballY;
            private transient double behind;
            private transient double aside;

            private double spinning;
            private double spin;
            private int spinner = -1;

            void reset() {
                spinning = 0;
                spinner = -1;
            }

            void play(Commands commands, int robot) {
                if (spin(commands, robot)) {
                    return;
                }
                ballX = reach.x(robot);
                ballY = reach.y(robot);
                aim.choose(robot, ballX, ballY);
                double rx = ballX - sight.own[robot].x;
                double ry = ballY - sight.own[robot].y;
                behind = rx * aim.x() + ry * aim.y();
                aside = aim.x() * ry - aim.y() * rx;
                double touch = field.touch();
                if (behind > 0.5 * touch
                        && Math.abs(aside) < parameters.shotWidth() * touch + parameters.shotCone() * behind) {
                    shoot(commands, robot);
                } else if (behind > 0.4 * touch) {
                    closeIn(commands, robot);
                } else {
                    goAround(commands, robot);
                }
            }

            private void shoot(Commands commands, int robot) {
                // Farther away aim at the line of the shot before the ball, close to the ball aim through it.
                double lead = behind > 2.5 * field.touch()
                        ? -Math.min(0.6 * behind, 4 * Math.abs(aside))
                        : parameters.shotLead();
                driver.through(commands, robot, ballX + lead * aim.x(), ballY + lead * aim.y(), field.topSpeed());
            }

            private void closeIn(Commands commands, int robot) {
                double back = Math.min(
                        parameters.closeIn() * field.touch() + 0.5 * Math.abs(aside),
                        Math.max(behind, 1.3 * field.touch()));
                driveAround(commands, robot, ballX - back * aim.x(), ballY - back * aim.y());
            }

            private void goAround(Commands commands, int robot) {
                double ux = aim.x();
                double uy = aim.y();
                double side = aside > 0 ? -1 : 1;
                double wide = parameters.goAround() * field.touch();
                double x = ballX - wide * ux - side * 0.9 * wide * uy;
                double y = ballY - wide * uy + side * 0.9 * wide * ux;
                double roomY = field.halfWidth() - field.robotHalf();
                if (Math.abs(y) > roomY) {
                    // No room between ball and wall: round the other side.
                    x = ballX - wide * ux + side * 0.9 * wide * uy;
                    y = ballY - wide * uy - side * 0.9 * wide * ux;
                }
                driveAround(commands, robot, x, y);
            }

            private void driveAround(Commands commands, int robot, double x, double y) {
                lanes.find(robot, field.insideX(x), field.insideY(y), true);
                driver.through(commands, robot, lanes.viaX(), lanes.viaY(), field.topSpeed());
            }

            /** Spins a ball away that is held. */
            private boolean spin(Commands commands, int robot) {
                if (spinning > 0 && spinner == robot) {
                    spinning -= field.cycle();
                    driver.move(commands, robot, 0, spin);
                    return true;
                }
                if (held.seconds() < HELD_AFTER || sight.toBall(robot) > field.touch() * 1.35) {
                    return false;
                }
                double dx = sight.ball.x - sight.own[robot].x;
                double dy = sight.ball.y - sight.own[robot].y;
                // The side that touches the ball moves with ω × d: turn so that it moves towards the goal.
                double wishX = 1;
                double wishY = sight.ball.x > 0.7 * field.halfLength() ? -2 * Math.signum(sight.ball.y) : 0;
                double turn = -dy * wishX + dx * wishY;
                spin = (turn < 0 ? -1 : 1) * field.topSpeed() / field.halfTrack();
                spinner = robot;
                spinning = SPIN_FOR;
                held.reset();
                driver.move(commands, robot, 0, spin);
                return true;
            }
        }
    }
}
