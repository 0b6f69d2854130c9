// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

import java.util.Arrays;
import org.robopitch.engine.match.Sense;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.Joint;

/**
 * What one robot senses in one cycle, SI: its own body, the state of the game, what it hears, and in every third cycle
 * what it sees. The object is used again in the next cycle.
 *
 * <p>Directions seen are polar, in the frame of the head: distance, angle to the left, angle upwards.
 */
public final class Percepts implements Sense {
    /** Places for forces under the feet: right foot, left foot, right toe, left toe. */
    public static final int SOLES = 4;

    private double time;
    private double gameTime;
    private PlayMode playMode = PlayMode.BEFORE_KICK_OFF;
    private int leftScore;
    private int rightScore;
    private int number;
    private int side;
    private int type = -1;
    private final double[] gyro = new double[3];
    private final double[] acceleration = new double[3];
    private final double[] angles = new double[Joint.COUNT];
    private final boolean[] felt = new boolean[Joint.COUNT];
    private final double[] soles = new double[6 * SOLES];
    private final boolean[] pressed = new boolean[SOLES];
    private final Sight sight = new Sight();
    private final Heard heard = new Heard();

    /** Nothing sensed yet. */
    public Percepts() {}

    @Override
    public void copyFrom(Sense other) {
        Percepts from = (Percepts) other;
        time = from.time;
        gameTime = from.gameTime;
        playMode = from.playMode;
        leftScore = from.leftScore;
        rightScore = from.rightScore;
        number = from.number;
        side = from.side;
        type = from.type;
        System.arraycopy(from.gyro, 0, gyro, 0, gyro.length);
        System.arraycopy(from.acceleration, 0, acceleration, 0, acceleration.length);
        System.arraycopy(from.angles, 0, angles, 0, angles.length);
        System.arraycopy(from.felt, 0, felt, 0, felt.length);
        System.arraycopy(from.soles, 0, soles, 0, soles.length);
        System.arraycopy(from.pressed, 0, pressed, 0, pressed.length);
        sight.copyFrom(from.sight);
        heard.copyFrom(from.heard);
    }

    @Override
    public void state(StateVisitor visitor) {
        time = visitor.real(time);
        gameTime = visitor.real(gameTime);
        playMode = visitor.choice(playMode);
        leftScore = visitor.whole(leftScore);
        rightScore = visitor.whole(rightScore);
        number = visitor.whole(number);
        side = visitor.whole(side);
        type = visitor.whole(type);
        visitor.reals(gyro);
        visitor.reals(acceleration);
        visitor.reals(angles);
        visitor.flags(felt);
        visitor.reals(soles);
        visitor.flags(pressed);
        sight.state(visitor);
        heard.state(visitor);
    }

    /** Forgets everything, for the next cycle. */
    public void clear() {
        number = 0;
        side = 0;
        Arrays.fill(felt, false);
        Arrays.fill(pressed, false);
        sight.clear();
        heard.clear();
    }

    /**
     * Sets the time.
     *
     * @param seconds since the server began, s
     */
    public void time(double seconds) {
        time = seconds;
    }

    /** {@return time since the server began, s} */
    public double time() {
        return time;
    }

    /**
     * Sets the state of the game.
     *
     * @param mode play mode
     * @param seconds on the game's clock, s
     * @param left goals of the left team
     * @param right goals of the right team
     */
    public void game(PlayMode mode, double seconds, int left, int right) {
        playMode = mode;
        gameTime = seconds;
        leftScore = left;
        rightScore = right;
    }

    /** {@return the play mode} */
    public PlayMode playMode() {
        return playMode;
    }

    /** {@return the game's clock, s} */
    public double gameTime() {
        return gameTime;
    }

    /** {@return goals of the left team} */
    public int leftScore() {
        return leftScore;
    }

    /** {@return goals of the right team} */
    public int rightScore() {
        return rightScore;
    }

    /**
     * Says who the robot is; this comes once.
     *
     * @param newNumber its number, from 1
     * @param newSide 1 for the left team, -1 for the right
     */
    public void identity(int newNumber, int newSide) {
        number = newNumber;
        side = newSide;
    }

    /** {@return the robot's number, from 1, or 0 in a cycle that does not say it} */
    public int number() {
        return number;
    }

    /** {@return 1 for the left team, -1 for the right, 0 in a cycle that does not say it} */
    public int side() {
        return side;
    }

    /**
     * Sets the robot's type, where it is known.
     *
     * @param newType 0 to 4
     */
    public void type(int newType) {
        type = newType;
    }

    /** {@return the robot's type, or -1 where it is not said: an agent over a socket has chosen its own} */
    public int type() {
        return type;
    }

    /** {@return the torso's angular velocity in its own frame (x right, y forward, z up), rad/s; not a copy} */
    public double[] gyro() {
        return gyro;
    }

    /** {@return the torso's acceleration less gravity, in its own frame, m/s²: standing 0, 0, 9.81; not a copy} */
    public double[] acceleration() {
        return acceleration;
    }

    /**
     * Sets a joint's angle.
     *
     * @param joint which
     * @param angle rad
     */
    public void angle(Joint joint, double angle) {
        angles[joint.ordinal()] = angle;
        felt[joint.ordinal()] = true;
    }

    /**
     * {@return a joint's angle, rad; the last one known if this cycle does not report it}
     *
     * @param joint which
     */
    public double angle(Joint joint) {
        return angles[joint.ordinal()];
    }

    /**
     * {@return whether this cycle reports a joint}
     *
     * @param joint which
     */
    public boolean felt(Joint joint) {
        return felt[joint.ordinal()];
    }

    /**
     * Sets the force under a sole, both vectors in the foot's frame.
     *
     * @param sole 0 right foot, 1 left foot, 2 right toe, 3 left toe
     * @param cx point of application, m
     * @param cy m
     * @param cz m
     * @param fx force, N
     * @param fy N
     * @param fz N
     */
    public void force(int sole, double cx, double cy, double cz, double fx, double fy, double fz) {
        int at = 6 * sole;
        soles[at] = cx;
        soles[at + 1] = cy;
        soles[at + 2] = cz;
        soles[at + 3] = fx;
        soles[at + 4] = fy;
        soles[at + 5] = fz;
        pressed[sole] = true;
    }

    /**
     * {@return whether a sole touches something}
     *
     * @param sole 0 right foot, 1 left foot, 2 right toe, 3 left toe
     */
    public boolean pressed(int sole) {
        return pressed[sole];
    }

    /**
     * {@return a component of a sole's force: 0 to 2 point of application [m], 3 to 5 force [N]}
     *
     * @param sole 0 right foot, 1 left foot, 2 right toe, 3 left toe
     * @param component 0 to 5
     */
    public double force(int sole, int component) {
        return soles[6 * sole + component];
    }

    /** {@return what it sees} */
    public Sight sight() {
        return sight;
    }

    /** {@return what it hears} */
    public Heard heard() {
        return heard;
    }
}
