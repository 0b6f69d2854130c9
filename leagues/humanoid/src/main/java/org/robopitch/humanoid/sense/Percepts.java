// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Sense;
import org.robopitch.engine.match.Side;
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

    /** Time since the server began, s. */
    public double time;

    /** The game's clock, s. */
    public double gameTime;

    public PlayMode playMode = PlayMode.BEFORE_KICK_OFF;

    /** Goals of the left team. */
    public int leftScore;

    /** Goals of the right team. */
    public int rightScore;

    /** The robot's number, from 1, or 0 in a cycle that does not say it. */
    public int number;

    /** The robot's side, or null in a cycle that does not say it; blue is the left team. */
    public @Nullable Side side;

    /** The robot's type, or -1 where it is not said: an agent over a socket has chosen its own. */
    public int type = -1;

    /** The torso's angular velocity in its own frame (x right, y forward, z up), rad/s. */
    public final double[] gyro = new double[3];

    /** The torso's acceleration less gravity, in its own frame, m/s²: standing 0, 0, 9.81. */
    public final double[] acceleration = new double[3];

    public final Sight sight = new Sight();
    public final Heard heard = new Heard();
    private final double[] angles = new double[Joint.COUNT];
    private final boolean[] felt = new boolean[Joint.COUNT];
    private final double[] soles = new double[6 * SOLES];
    private final boolean[] pressed = new boolean[SOLES];

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
        side = visitor.choice(side, Side.class);
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
        side = null;
        Arrays.fill(felt, false);
        Arrays.fill(pressed, false);
        sight.clear();
        heard.clear();
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

    /**
     * Says who the robot is; this comes once.
     *
     * @param newNumber its number, from 1
     * @param newSide blue is the left team
     */
    public void identity(int newNumber, Side newSide) {
        number = newNumber;
        side = newSide;
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
}
