// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Sketch;
import org.robopitch.engine.match.TeamInfo;
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
        private final Field field;
        private final Sight sight;
        private final BallPath path;
        private final Driver driver;
        private final StuckDetector stuck;
        private final Reach reach;
        private final Posts posts;
        private final Roles roles;
        private final HeldBall held;
        private final Striker striker;
        private final Keeper keeper;
        private final Defender guard;

        Cycle(TeamInfo info, TacticalParameters parameters) {
            field = Field.of(info);
            sight = new Sight(info.robots(), info.rhythm().cycleSeconds());
            path = new BallPath(field);
            driver = new Driver(field, sight);
            stuck = new StuckDetector(field, sight, driver);
            Lanes lanes = new Lanes(field, sight);
            reach = new Reach(field, sight, path, parameters);
            posts = new Posts(field, path, parameters, info.robots());
            roles = new Roles(field, sight, reach, posts, parameters);
            held = new HeldBall(field, sight);
            striker = new Striker(field, sight, driver, lanes, reach, held, parameters);
            keeper = new Keeper(field, sight, driver, path);
            guard = new Defender(field, sight, driver, lanes);
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
                play(commands, i, roles.post(i));
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
            commands.role(robot, Roles.role(post).label);
            if (stuck.escape(commands, robot)) {
                return;
            }
            if (post == 0) {
                keeper.play(commands, robot);
            } else if (post == 1 && keepersBall()) {
                guard.hold(commands, robot, posts.waitingX(), posts.waitingY());
            } else if (post == 1) {
                striker.play(commands, robot);
            } else {
                guard.hold(commands, robot, posts.x(post), posts.y(post));
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
                int post = roles.post(i);
                if (post == 1) {
                    double x = reach.x(i);
                    double y = reach.y(i);
                    sketch.circle(x, y, field.ballRadius(), "red");
                    sketch.line(
                            x,
                            y,
                            x + 0.3 * striker.aim().x(),
                            y + 0.3 * striker.aim().y(),
                            "red");
                } else if (post > 1) {
                    sketch.line(sight.own[i].x, sight.own[i].y, posts.x(post), posts.y(post), "grey");
                }
            }
        }
    }
}
