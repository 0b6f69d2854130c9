// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Moving;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;

/**
 * Obstacles that are no mates, followed over time: each sighting goes to the nearest track, which learns its velocity; a
 * track that nobody sees gets older, less certain, and is forgotten.
 */
public final class Opponents implements Remembering {
    /** How many are followed. */
    public static final int MOST = 12;

    private static final double SAME = 0.7;
    private static final double FORGET_SECONDS = 2;
    private static final double FASTEST = 6;
    private static final double PLACE_GAIN = 0.5;
    private static final double VELOCITY_GAIN = 0.18;

    /** Tracks nearer to each other than this are of one robot, m. */
    private static final double MERGE = 0.35;

    /** One of them. */
    public static final class Opponent extends Moving {
        private double seenAt;
        private boolean updated;

        private Opponent() {}
    }

    /** The first {@link #count} are followed now, the others are spare. */
    private final Opponent[] tracks = new Opponent[MOST];

    private final FieldModel field;
    private final transient Ball ball;
    private int count;
    private double time;

    Opponents(FieldModel field, Ball ball) {
        this.field = field;
        this.ball = ball;
        for (int i = 0; i < MOST; i++) {
            tracks[i] = new Opponent();
        }
    }

    /** {@return how many there are} */
    public int count() {
        return count;
    }

    /**
     * {@return one of them}
     *
     * @param opponent its number, from 0
     */
    public Opponent get(int opponent) {
        return tracks[opponent];
    }

    /**
     * {@return how long it has not been seen by anybody, s}
     *
     * @param opponent its number
     */
    public double age(int opponent) {
        return time - tracks[opponent].seenAt;
    }

    /**
     * {@return how certain it is that it is there, 0 … 1}
     *
     * @param opponent its number
     */
    public double confidence(int opponent) {
        return Math.max(0, 1 - age(opponent) / FORGET_SECONDS);
    }

    /**
     * {@return how much room a ball has beside the nearest opponent on its way, m: negative if it would hit one. Opponents get some
     * time to step into a long way}
     */
    public double room(double fromX, double fromY, double toX, double toY, double ballSpeed) {
        double reach = field.robotHalfWidth() + field.ballRadius();
        double wayX = toX - fromX;
        double wayY = toY - fromY;
        double length = Math.sqrt(wayX * wayX + wayY * wayY);
        if (length < 1e-6) {
            return 0;
        }
        wayX /= length;
        wayY /= length;
        double least = 2;
        for (int i = 0; i < count; i++) {
            double dx = tracks[i].x - fromX;
            double dy = tracks[i].y - fromY;
            double along = wayX * dx + wayY * dy;
            if (along < -0.1 || along > length + 0.3) {
                continue;
            }
            double aside = Math.abs(wayX * dy - wayY * dx);
            double steps = Math.min(0.5, Math.max(0, along) / ballSpeed);
            least = Math.min(least, aside - reach - steps);
        }
        return least;
    }

    /** {@return how far the nearest opponent is from a place, m; 10 if there is none} */
    public double nearest(double x, double y) {
        double least = 100;
        for (int i = 0; i < count; i++) {
            double dx = tracks[i].x - x;
            double dy = tracks[i].y - y;
            least = Math.min(least, dx * dx + dy * dy);
        }
        return Math.sqrt(least);
    }

    /** {@return the opponent that is at the ball, or −1} */
    public int carrier() {
        double least = field.keptAt() + 0.2;
        int best = -1;
        for (int i = 0; i < count; i++) {
            double dx = tracks[i].x - ball.x;
            double dy = tracks[i].y - ball.y;
            double away = Math.sqrt(dx * dx + dy * dy);
            if (away < least && ball.z < 0.5) {
                least = away;
                best = i;
            }
        }
        return best;
    }

    void predict(double now) {
        double seconds = now - time;
        time = now;
        for (int i = count - 1; i >= 0; i--) {
            Opponent track = tracks[i];
            track.updated = false;
            if (age(i) > FORGET_SECONDS) {
                remove(i);
                continue;
            }
            double damp = Math.max(0, 1 - age(i));
            track.x += damp * track.vx * seconds;
            track.y += damp * track.vy * seconds;
        }
    }

    /** A sighting that is no mate. A mate's sighting moves no track that was seen with one's own eyes just now. */
    void see(double seenX, double seenY, double age, boolean own) {
        Opponent best = null;
        double least = SAME * SAME;
        for (int i = 0; i < count; i++) {
            double dx = seenX - tracks[i].x;
            double dy = seenY - tracks[i].y;
            double squared = dx * dx + dy * dy;
            if (squared < least && !(own && tracks[i].updated)) {
                least = squared;
                best = tracks[i];
            }
        }
        double when = time - age;
        if (best == null) {
            add(seenX, seenY, when);
        } else if (own || when > best.seenAt + 0.05) {
            update(best, seenX, seenY, when);
        }
    }

    private void add(double seenX, double seenY, double when) {
        if (count == MOST) {
            return;
        }
        Opponent track = tracks[count++];
        track.set(seenX, seenY, 0, 0);
        track.seenAt = when;
        track.updated = true;
    }

    private static void update(Opponent track, double seenX, double seenY, double when) {
        double seconds = Math.max(0.01, when - track.seenAt);
        double offX = seenX - track.x;
        double offY = seenY - track.y;
        track.x += PLACE_GAIN * offX;
        track.y += PLACE_GAIN * offY;
        track.vx += VELOCITY_GAIN * offX / seconds;
        track.vy += VELOCITY_GAIN * offY / seconds;
        double speed = track.speed();
        if (speed > FASTEST) {
            track.vx *= FASTEST / speed;
            track.vy *= FASTEST / speed;
        }
        track.seenAt = when;
        track.updated = true;
    }

    /** Forgets tracks of one and the same robot, and such as turn out to be a mate. */
    void tidy(WorldModel world) {
        for (int i = count - 1; i >= 0; i--) {
            Opponent track = tracks[i];
            if (world.isMateAt(track.x, track.y)) {
                remove(i);
                continue;
            }
            for (int k = 0; k < i; k++) {
                double dx = track.x - tracks[k].x;
                double dy = track.y - tracks[k].y;
                if (dx * dx + dy * dy < MERGE * MERGE) {
                    remove(i);
                    break;
                }
            }
        }
    }

    void seeAll(Senses senses, WorldModel world) {
        for (int i = 0; i < senses.obstacles; i++) {
            if (!world.isMateAt(senses.obstacleX[i], senses.obstacleY[i])) {
                see(senses.obstacleX[i], senses.obstacleY[i], 0, true);
            }
        }
    }

    /** The last takes its place. */
    private void remove(int i) {
        Opponent removed = tracks[i];
        tracks[i] = tracks[--count];
        tracks[count] = removed;
    }
}
