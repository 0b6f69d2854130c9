// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What was seen in a cycle; polar triples are distance [m], angle to the left [rad], angle upwards [rad]. */
public final class Sight implements Stateful {
    /** How many players are kept. */
    public static final int MOST_PLAYERS = 22;

    /** How many lines are kept. */
    public static final int MOST_LINES = 32;

    /** Whether this cycle has a picture, even if nothing is in it. */
    public boolean present;

    private final double[] landmarks = new double[3 * Landmark.COUNT];
    private final boolean[] landmarkSeen = new boolean[Landmark.COUNT];

    /** The ball's distance, angle to the left and upwards, if {@link #seesBall}. */
    public final double[] ball = new double[3];

    public boolean seesBall;

    /** How many players are seen. */
    public int players;

    /** The teams of the players. */
    public final String[] teams = new String[MOST_PLAYERS];

    /** The numbers of the players. */
    public final int[] numbers = new int[MOST_PLAYERS];

    private final double[] parts = new double[3 * BodyPart.COUNT * MOST_PLAYERS];
    private final boolean[] partSeen = new boolean[BodyPart.COUNT * MOST_PLAYERS];

    /** How many lines are seen. */
    public int lines;

    private final double[] ends = new double[6 * MOST_LINES];

    /**
     * What a server may add for tests: x, y, z [m] and heading [rad] of the robot, x, y, z of the ball [m]; NaN where the
     * server is silent.
     */
    public double @Nullable [] truth;

    Sight() {
        Arrays.fill(teams, "");
    }

    void clear() {
        present = false;
        Arrays.fill(landmarkSeen, false);
        Arrays.fill(partSeen, false);
        seesBall = false;
        players = 0;
        lines = 0;
        truth = null;
    }

    void copyFrom(Sight other) {
        present = other.present;
        System.arraycopy(other.landmarks, 0, landmarks, 0, landmarks.length);
        System.arraycopy(other.landmarkSeen, 0, landmarkSeen, 0, landmarkSeen.length);
        System.arraycopy(other.ball, 0, ball, 0, ball.length);
        seesBall = other.seesBall;
        players = other.players;
        System.arraycopy(other.teams, 0, teams, 0, players);
        System.arraycopy(other.numbers, 0, numbers, 0, players);
        System.arraycopy(other.parts, 0, parts, 0, 3 * BodyPart.COUNT * players);
        System.arraycopy(other.partSeen, 0, partSeen, 0, partSeen.length);
        lines = other.lines;
        System.arraycopy(other.ends, 0, ends, 0, 6 * lines);
        truth = other.truth;
    }

    @Override
    public void state(StateVisitor visitor) {
        present = visitor.flag(present);
        visitor.reals(landmarks);
        visitor.flags(landmarkSeen);
        visitor.reals(ball);
        seesBall = visitor.flag(seesBall);
        players = visitor.whole(players);
        for (int i = 0; i < players; i++) {
            teams[i] = visitor.text(teams[i]);
        }
        visitor.wholes(numbers);
        visitor.reals(parts, 3 * BodyPart.COUNT * players);
        visitor.flags(partSeen);
        lines = visitor.whole(lines);
        visitor.reals(ends, 6 * lines);
        int known = visitor.whole(truth == null ? 0 : truth.length);
        double[] next = truth != null && truth.length == known ? truth : new double[known];
        visitor.reals(next);
        truth = known == 0 ? null : next;
    }

    /**
     * Adds a landmark.
     *
     * @param landmark which
     * @param distance m
     * @param left rad
     * @param up rad
     */
    public void landmark(Landmark landmark, double distance, double left, double up) {
        triple(landmarks, 3 * landmark.ordinal(), distance, left, up);
        landmarkSeen[landmark.ordinal()] = true;
    }

    /**
     * {@return whether a landmark is seen}
     *
     * @param landmark which
     */
    public boolean sees(Landmark landmark) {
        return landmarkSeen[landmark.ordinal()];
    }

    /**
     * {@return a landmark's distance (0), angle to the left (1) or upwards (2)}
     *
     * @param landmark which
     * @param component 0 to 2
     */
    public double landmark(Landmark landmark, int component) {
        return landmarks[3 * landmark.ordinal() + component];
    }

    /**
     * Adds the ball.
     *
     * @param distance m
     * @param left rad
     * @param up rad
     */
    public void ball(double distance, double left, double up) {
        triple(ball, 0, distance, left, up);
        seesBall = true;
    }

    /**
     * Adds a player, of whom parts follow; more than {@link #MOST_PLAYERS} are dropped.
     *
     * @param team its team's name
     * @param number its number
     * @return its index, or -1 if there is no room
     */
    public int player(String team, int number) {
        if (players == MOST_PLAYERS) {
            return -1;
        }
        teams[players] = team;
        numbers[players] = number;
        return players++;
    }

    /**
     * Adds a part of a player.
     *
     * @param player its index, from {@link #player}; -1 is passed over
     * @param part which
     * @param distance m
     * @param left rad
     * @param up rad
     */
    public void part(int player, BodyPart part, double distance, double left, double up) {
        if (player >= 0) {
            int at = BodyPart.COUNT * player + part.ordinal();
            triple(parts, 3 * at, distance, left, up);
            partSeen[at] = true;
        }
    }

    /**
     * {@return whether a part of a player is seen}
     *
     * @param player its index
     * @param part which
     */
    public boolean sees(int player, BodyPart part) {
        return partSeen[BodyPart.COUNT * player + part.ordinal()];
    }

    /**
     * {@return a part's distance (0), angle to the left (1) or upwards (2)}
     *
     * @param player index of the player
     * @param part which
     * @param component 0 to 2
     */
    public double part(int player, BodyPart part, int component) {
        return parts[3 * (BodyPart.COUNT * player + part.ordinal()) + component];
    }

    /**
     * Adds a line by its two ends; more than {@link #MOST_LINES} are dropped.
     *
     * @param distance1 m
     * @param left1 rad
     * @param up1 rad
     * @param distance2 m
     * @param left2 rad
     * @param up2 rad
     */
    public void line(double distance1, double left1, double up1, double distance2, double left2, double up2) {
        if (lines < MOST_LINES) {
            triple(ends, 6 * lines, distance1, left1, up1);
            triple(ends, 6 * lines + 3, distance2, left2, up2);
            lines++;
        }
    }

    /**
     * {@return a component of a line: 0 to 2 of its first end, 3 to 5 of its second}
     *
     * @param line its index
     * @param component 0 to 5
     */
    public double line(int line, int component) {
        return ends[6 * line + component];
    }

    private static void triple(double[] into, int at, double distance, double left, double up) {
        into[at] = distance;
        into[at + 1] = left;
        into[at + 2] = up;
    }
}
