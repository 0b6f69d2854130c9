// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;

/** A league as it is played, with its own step: robots drive at random or in a scrum, and now and then there is a kick-off. */
abstract class LeagueRun implements Steps {
    private final Bodies bodies;
    private final long stepsPerKickOff;
    long step;

    LeagueRun(Bodies bodies, double secondsPerKickOff, double stepSeconds) {
        this.bodies = bodies;
        this.stepsPerKickOff = Math.round(secondsPerKickOff / stepSeconds);
    }

    abstract void kickOff();

    /** Commands the robots whose turn it is, and makes a step. */
    abstract void drive();

    @Override
    public void advance(int steps) {
        for (int i = 0; i < steps; i++) {
            if (step % stepsPerKickOff == 0) {
                kickOff();
            }
            drive();
            step++;
        }
    }

    @Override
    public long stepsToKickOff() {
        return (stepsPerKickOff - step % stepsPerKickOff) % stepsPerKickOff;
    }

    @Override
    public double ballX() {
        return bodies.body[bodies.ball].x;
    }

    /** MiroSot: every robot gets new random wheel speeds every 0.3 to 0.5 s. */
    static LeagueRun mirosot(Size size) {
        Mirosot league = Mirosot.of(size);
        PlanarWorld world = league.newWorld();
        Snapshot start = world.snapshot();
        long[] due = new long[world.bodies().robots];
        double fastest = league.parameters().drive().maximumWheelSpeed();
        SplittableRandom random = new SplittableRandom(2003);
        return new LeagueRun(world.bodies(), 20, world.stepSeconds()) {
            private long nextDue;

            @Override
            void kickOff() {
                world.restore(start);
            }

            @Override
            void drive() {
                if (step >= nextDue) {
                    command();
                }
                world.step();
            }

            private void command() {
                nextDue = Long.MAX_VALUE;
                for (int robot = 0; robot < due.length; robot++) {
                    if (step >= due[robot]) {
                        world.command(robot, 0, (2 * random.nextDouble() - 1) * fastest);
                        world.command(robot, 1, (2 * random.nextDouble() - 1) * fastest);
                        due[robot] = step + Math.round((0.3 + 0.2 * random.nextDouble()) / world.stepSeconds());
                    }
                    nextDue = Math.min(nextDue, due[robot]);
                }
            }
        };
    }

    /**
     * The Middle Size League, 5 v 5: robots that drive, dribble and kick. In {@code random} each has a velocity of its own,
     * changed now and then; in {@code scrum} all want the ball.
     */
    static LeagueRun middleSize(Dialect dialect, boolean scrum) {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(dialect));
        int stepsPerCommand = (int) Math.round(0.05 / world.stepSeconds());
        // Drawn beforehand: what is timed is the step, not the dice.
        RandomStream random = new RandomStream(2017, 0);
        double[] draws =
                DoubleStream.generate(random::nextDouble).limit(1 << 16).toArray();
        return new LeagueRun(world.bodies(), 25, world.stepSeconds()) {
            private int drawn;

            @Override
            void kickOff() {
                new Placement(world).placeAtStart();
            }

            @Override
            void drive() {
                if (step % stepsPerCommand == 0) {
                    command();
                }
                world.step();
            }

            private void command() {
                MovingBody ball = world.bodies().body[world.bodies().ball];
                for (int robot = 0; robot < world.bodies().robots; robot++) {
                    MovingBody body = world.bodies().body[robot];
                    boolean chase = scrum || draw() < 0.25;
                    double dx = ball.x - body.x;
                    double dy = ball.y - body.y;
                    double distance = Math.max(0.1, Math.sqrt(dx * dx + dy * dy));
                    double ahead = (body.headingX * dx + body.headingY * dy) / distance;
                    double aside = (body.headingX * dy - body.headingY * dx) / distance;
                    world.drive(
                            robot,
                            chase ? 2 * ahead : 3 * (2 * draw() - 1),
                            chase ? 2 * aside : 3 * (2 * draw() - 1),
                            chase ? 4 * aside : 4 * (2 * draw() - 1));
                    world.handling().dribble(robot, true);
                    world.handling().kick(robot, draw() < 0.05 ? 3 : 0, draw() < 0.5 ? 1 : -1);
                }
            }

            private double draw() {
                return draws[drawn++ & (draws.length - 1)];
            }
        };
    }
}
