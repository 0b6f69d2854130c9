// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Situation;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.settings.Point;
import org.robopitch.settings.Section;

/**
 * A planar league as scenarios play it, read from a scenario file: what its files, commands and tables have of their own.
 *
 * @param <G> its games
 */
public interface ScenarioLeague<G extends Game> {
    /** {@return the league with the file's parameters} */
    League league();

    /** {@return the class of its games} */
    Class<G> game();

    /**
     * {@return its robots and its ball}
     *
     * @param game which game
     */
    Bodies bodies(G game);

    /**
     * {@return what a picture shows}
     *
     * @param game which game
     */
    PlanarStage.Field field(G game);

    /** {@return the unit of time: commands begin with one, and the state is shown after whole numbers of them, s} */
    default double tick() {
        return league().cycleSeconds();
    }

    /** {@return what ticks are called in messages} */
    default String ticks() {
        return "cycles";
    }

    /** {@return how often the state is shown where the file does not say, s} */
    default double outputInterval() {
        return tick();
    }

    /** {@return keys of robots and ball in the section {@code initial} that mean nothing in this league} */
    default List<String> refused() {
        return List.of();
    }

    /** {@return where the ball lies if the file has none, m; null to leave it where a match begins} */
    default @Nullable Point parking() {
        return null;
    }

    /** {@return whether a ball that does not fit where the file puts it is refused, not put as near as it fits} */
    default boolean ballNeedsRoom() {
        return true;
    }

    /** {@return whether teams play its scenarios, in cycles of a match: the file names them} */
    default boolean playedByTeams() {
        return false;
    }

    /** {@return whether contacts and goals are rows of the table where the file does not say} */
    default boolean listsEvents() {
        return !playedByTeams();
    }

    /**
     * Lets a robot that was put somewhere move as the file says.
     *
     * @param game which game
     * @param robot how it begins
     */
    default void begin(G game, Situation.Robot robot) {}

    /**
     * Lets the ball move as the file says.
     *
     * @param game which game
     * @param ball how it begins
     */
    default void begin(G game, Situation.Ball ball) {}

    /**
     * {@return what an entry of {@code commands} says}
     *
     * @param in the entry, without its time and robot
     */
    Action<G> action(Section in);

    /**
     * {@return what finds the contacts of bodies}
     *
     * @param game which game
     */
    ContactEvents contacts(G game);

    /** {@return the height under the goals' bars, m} */
    default double goalHeight() {
        return Double.POSITIVE_INFINITY;
    }

    /**
     * {@return the columns of a state after its place}
     *
     * @param run the scenario as it is played
     */
    default List<Column> columns(ScenarioRun<G> run) {
        return Column.MOTION;
    }

    /**
     * What a robot is commanded. It is carried out before every tick until the robot's next command, unless it is done at once.
     *
     * @param <G> games of its league
     */
    interface Action<G> {
        /**
         * Commands it.
         *
         * @param game which game
         * @param robot its index
         */
        void apply(G game, int robot);

        /** {@return whether it is carried out once, while the robot's last command goes on} */
        default boolean isOnce() {
            return false;
        }
    }

    /**
     * A column of the table of states.
     *
     * @param name of the column
     * @param of says a text, a number, or null for nothing, of a robot or the ball
     */
    record Column(String name, Function<MovingBody, @Nullable Object> of) {
        /** Heading (rad), velocity in the frame of the pitch (m/s) and spin (rad/s). */
        public static final List<Column> MOTION = List.of(
                new Column("heading", body -> StrictMath.atan2(body.headingY, body.headingX)),
                new Column("vx", body -> body.headingX * body.along - body.headingY * body.across),
                new Column("vy", body -> body.headingY * body.along + body.headingX * body.across),
                new Column("spin", body -> body.spin));
    }
}
