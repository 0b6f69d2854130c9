// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;

/** A real world with a real referee, in which a test puts things where a rule applies. Blue attacks towards +x. */
final class RefereedScene implements Referee.EventSink {
    record Event(String kind, @Nullable Side side, int robot, String text) {}

    private static final double CYCLE = 0.016;

    final Mirosot league = Mirosot.of(Size.MIDDLE);
    final PlanarWorld world = league.newWorld();
    final Bodies bodies = world.bodies();
    final MirosotReferee referee;
    final List<Event> events = new ArrayList<>();
    private final Placement placement = new Placement(world);

    RefereedScene() {
        this(MirosotRules.defaults());
    }

    RefereedScene(MirosotRules rules) {
        referee = new MirosotReferee(world, league.parameters(), rules.withoutChance(), new RandomStream(1, 0));
    }

    @Override
    public void report(String kind, @Nullable Side side, int robot, String text) {
        events.add(new Event(kind, side, robot, text));
    }

    /** Lets the first stoppage pass, then clears the pitch of everybody. */
    RefereedScene inPlay() {
        waitForPlay();
        placement.clearPitch();
        ball(0, 0, 0, 0);
        events.clear();
        return this;
    }

    void waitForPlay() {
        for (int i = 0; i < 10_000 && !referee.running() && !referee.over(); i++) {
            cycle();
        }
    }

    RefereedScene ball(double x, double y, double vx, double vy) {
        placement.placeBall(x, y, vx, vy);
        return this;
    }

    RefereedScene robot(Side side, int number, double x, double y, double headingX) {
        placement.placeRobot(body(side, number), new Pose(x, y, headingX, 0), Placement.Speed.ZERO);
        return this;
    }

    int body(Side side, int number) {
        return side == Side.BLUE ? number : league.robotsPerSide() + number;
    }

    RefereedScene drive(Side side, int number, double left, double right) {
        world.command(body(side, number), 0, left);
        world.command(body(side, number), 1, right);
        return this;
    }

    void cycle() {
        for (int i = 0; i < league.parameters().timing().stepsPerCycle(); i++) {
            world.step();
        }
        referee.judge(CYCLE, this);
    }

    RefereedScene seconds(double seconds) {
        for (double t = 0; t < seconds; t += CYCLE) {
            cycle();
        }
        return this;
    }

    /** Plays on until the referee stops play or ends the match, at most so long. */
    RefereedScene untilStopped(double atMost) {
        for (double t = 0; t < atMost && referee.running(); t += CYCLE) {
            cycle();
        }
        return this;
    }

    PlayState play() {
        return referee.play();
    }

    boolean happened(String kind) {
        return events.stream().anyMatch(event -> event.kind().equals(kind));
    }

    Event last(String kind) {
        return events.stream()
                .filter(event -> event.kind().equals(kind))
                .reduce((first, second) -> second)
                .orElseThrow(() -> new AssertionError("no event of kind " + kind + " in " + events));
    }
}
