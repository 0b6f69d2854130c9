// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What is counted about a match while it runs: possession, shots, distance, collisions, events. */
public final class MatchStatistics implements Stateful {
    private static final double POSSESSION_REACH = 0.05;
    private static final double SHOT_SPEED = 0.5;
    private static final double SHOT_PAUSE = 0.5;

    /** How many events are kept; a match of ten minutes has some dozens. */
    public static final int MOST_EVENTS = 20_000;

    private final List<BodyInfo> bodies;
    private final double goalLine;
    private final double goalWidth;
    private final BodyPose pose = new BodyPose();
    private final BodyPose ball = new BodyPose();
    private final double[] lastX;
    private final double[] lastY;
    private final double[] distance;
    private final double[] possession = new double[2];
    private final int[] shots = new int[2];
    private final double[] sinceShot = {1e9, 1e9};
    private final List<MatchEvent> events = new ArrayList<>();
    private int lastTouch = -1;
    private long collisions;
    private int contactsBefore;
    private boolean first = true;

    MatchStatistics(Stage stage) {
        this.bodies = stage.bodies();
        this.goalLine = stage.pitchLength() / 2;
        this.goalWidth = stage.goalWidth();
        this.lastX = new double[bodies.size()];
        this.lastY = new double[bodies.size()];
        this.distance = new double[2];
    }

    void step(Game game) {
        int contacts = game.stage().contacts();
        // Contacts that were not there in the step before are new collisions.
        if (contacts > contactsBefore) {
            collisions += contacts - contactsBefore;
        }
        contactsBefore = contacts;
    }

    void cycle(Game game, double cycleSeconds) {
        Stage stage = game.stage();
        int ballIndex = bodies.size() - 1;
        stage.read(ballIndex, ball);
        double nearest = Double.POSITIVE_INFINITY;
        int nearestSide = -1;
        for (int i = 0; i < ballIndex; i++) {
            stage.read(i, pose);
            if (!pose.present) {
                continue;
            }
            double dx = pose.x - lastX[i];
            double dy = pose.y - lastY[i];
            double moved = Math.sqrt(dx * dx + dy * dy);
            Side side = bodies.get(i).side();
            int s = side == null ? 0 : side.ordinal();
            // Faster than any robot drives: it was placed.
            if (!first && moved < 5 * cycleSeconds) {
                distance[s] += moved;
            }
            lastX[i] = pose.x;
            lastY[i] = pose.y;
            double bx = ball.x - pose.x;
            double by = ball.y - pose.y;
            double gap = Math.sqrt(bx * bx + by * by)
                    - bodies.get(i).radius()
                    - bodies.get(ballIndex).radius();
            if (gap < nearest) {
                nearest = gap;
                nearestSide = s;
            }
        }
        first = false;
        if (nearest < POSSESSION_REACH) {
            lastTouch = nearestSide;
        }
        if (game.referee().play().running() && lastTouch >= 0) {
            possession[lastTouch] += cycleSeconds;
            countShot(game, cycleSeconds);
        }
    }

    /** A shot: the ball leaves the side that had it fast, on a line that ends in the opponents' goal. */
    private void countShot(Game game, double cycleSeconds) {
        for (int s = 0; s < 2; s++) {
            sinceShot[s] += cycleSeconds;
        }
        double towards = Math.signum(ball.vx);
        double speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
        if (speed < SHOT_SPEED || Math.abs(ball.x) > goalLine || towards == 0) {
            return;
        }
        double time = (towards * goalLine - ball.x) / ball.vx;
        double y = ball.y + ball.vy * time;
        Side attacker = game.attacks(Side.BLUE) == towards ? Side.BLUE : Side.YELLOW;
        int s = attacker.ordinal();
        if (Math.abs(y) < goalWidth / 2 && lastTouch == s) {
            if (sinceShot[s] > SHOT_PAUSE) {
                shots[s]++;
            }
            sinceShot[s] = 0;
        }
    }

    /** Keeps an event, if there are not too many: a match without an end, or orders without end, must not fill the memory. */
    void event(MatchEvent event) {
        if (events.size() < MOST_EVENTS) {
            events.add(event);
        }
    }

    /** {@return all events so far, the first {@value #MOST_EVENTS} at most; a view} */
    public List<MatchEvent> events() {
        return java.util.Collections.unmodifiableList(events);
    }

    /**
     * {@return time a side was the last near the ball while it was played, s}
     *
     * @param side whose
     */
    public double possession(Side side) {
        return possession[side.ordinal()];
    }

    /**
     * {@return shots of a side at the opponents' goal}
     *
     * @param side whose
     */
    public int shots(Side side) {
        return shots[side.ordinal()];
    }

    /**
     * {@return way that a side's robots have driven together, m}
     *
     * @param side whose
     */
    public double distance(Side side) {
        return distance[side.ordinal()];
    }

    /** {@return how many contacts between bodies or with walls have begun} */
    public long collisions() {
        return collisions;
    }

    /** Events are records, saved by the match as they are. */
    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(lastX);
        visitor.reals(lastY);
        visitor.reals(distance);
        visitor.reals(possession);
        visitor.wholes(shots);
        visitor.reals(sinceShot);
        lastTouch = visitor.whole(lastTouch);
        collisions = visitor.whole(collisions);
        contactsBefore = visitor.whole(contactsBefore);
        first = visitor.flag(first);
    }

    void restoreEvents(List<MatchEvent> earlier) {
        events.clear();
        events.addAll(earlier);
    }
}
