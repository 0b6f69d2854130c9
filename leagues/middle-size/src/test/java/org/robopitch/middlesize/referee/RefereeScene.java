// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** A world of dialect A with its referee, and what the tests do to them. */
abstract class RefereeScene {
    static final double CYCLE = 0.015;

    final MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.A));
    final Placement placement = new Placement(world);
    final List<String> events = new ArrayList<>();
    final MiddleSizeReferee referee = new MiddleSizeReferee(world, MiddleSizeRules.defaults(), true);

    void inPlay() {
        secondsUntil(MatchMode.START);
        events.clear();
    }

    void touchedBy(int robot) {
        double x = world.bodies().body[robot].x + 0.4 * world.bodies().body[robot].headingX;
        placement.placeBall(x, world.bodies().body[robot].y);
        world.handling().dribble(robot, true);
        world.step();
        assertThat(world.lastTouch()).isEqualTo(robot);
        world.handling().dribble(robot, false);
    }

    double distanceToBall(int robot) {
        return Math.hypot(
                world.bodies().body[robot].x - world.bodies().body[world.bodies().ball].x,
                world.bodies().body[robot].y - world.bodies().body[world.bodies().ball].y);
    }

    double secondsUntil(MatchMode mode) {
        double seconds = 0;
        while (referee.mode() != mode) {
            judge();
            seconds += CYCLE;
            assertThat(seconds).as("until %s", mode).isLessThan(60);
        }
        return seconds;
    }

    void judge() {
        referee.judge(CYCLE, this::note);
    }

    void note(String kind, @org.jspecify.annotations.Nullable Side side, int robot, String text) {
        events.add(kind + " " + side + " " + robot + " " + text);
    }
}
