// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.middlesize.game.Channel;

/** What one robot was last told to do. Written by the threads of the network, emptied by the one that plays. */
final class Mailbox {
    private final long silenceNanos;
    private final LongSupplier nanoTime;
    private double along;
    private double across;
    private double spin;
    private long toldAt;
    private boolean acting;
    private long actedAt;
    private boolean dribble;
    private double strength;
    private double shootPosition = 1;
    private @Nullable Kick kick;
    private boolean kickWasWritten;
    private volatile boolean reachesBall;
    private long kicksBefore;

    /** A kick that was asked for by a service, whose answer is whether it was done. */
    private record Kick(double strength, double shootPosition, CompletableFuture<Boolean> done) {}

    Mailbox(double silenceSeconds) {
        this(silenceSeconds, System::nanoTime);
    }

    Mailbox(double silenceSeconds, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.silenceNanos = (long) (silenceSeconds * TimeUnit.SECONDS.toNanos(1));
    }

    /** Takes a velocity, m/s and rad/s. */
    synchronized void drive(double newAlong, double newAcross, double newSpin) {
        along = newAlong;
        across = newAcross;
        spin = newSpin;
        toldAt = nanoTime.getAsLong();
    }

    /** Takes whether to hold the ball, until another word comes. */
    synchronized void dribble(boolean on) {
        dribble = on;
    }

    /**
     * Takes whether to hold the ball, and a kick that is tried in every cycle; 0 for none. Both count until another word
     * comes, but no longer than a velocity does: a program that has died leaves no robot that keeps kicking.
     */
    synchronized void act(boolean hold, double newStrength, double newShootPosition) {
        dribble = hold;
        strength = newStrength;
        shootPosition = newShootPosition;
        acting = true;
        actedAt = nanoTime.getAsLong();
    }

    /** {@return whether a kick that is tried once, in the next cycle, was done} */
    synchronized CompletableFuture<Boolean> kickOnce(double newStrength, double newShootPosition) {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        if (kick != null) {
            kick.done.complete(false);
        }
        kick = new Kick(newStrength, newShootPosition, done);
        kickWasWritten = false;
        return done;
    }

    /** Takes back a kick for which somebody has waited in vain: it is not tried any more, however late the next cycle. */
    synchronized void withdraw(CompletableFuture<Boolean> asked) {
        if (kick != null && kick.done == asked) {
            kick = null;
        }
    }

    /** {@return how fast the robot wants to move, m/s} */
    synchronized double wantedSpeed() {
        return silentSince(toldAt) ? 0 : Math.hypot(along, across);
    }

    private boolean silentSince(long lastWord) {
        return nanoTime.getAsLong() - lastWord > silenceNanos;
    }

    /** Writes what the robot should do in this cycle. */
    synchronized void write(Commands commands, int robot) {
        boolean stand = silentSince(toldAt);
        if (acting && silentSince(actedAt)) {
            act(false, 0, shootPosition);
            acting = false;
        }
        commands.set(robot, Channel.ALONG, stand ? 0 : along);
        commands.set(robot, Channel.ACROSS, stand ? 0 : across);
        commands.set(robot, Channel.SPIN, stand ? 0 : spin);
        commands.set(robot, Channel.DRIBBLE, dribble ? 1 : 0);
        commands.set(robot, Channel.KICK, kick == null ? strength : kick.strength);
        commands.set(robot, Channel.SHOOT_POSITION, kick == null ? shootPosition : kick.shootPosition);
        kickWasWritten = kick != null;
    }

    /** Takes note of what came of it. */
    synchronized void cycled(boolean nowReachesBall, long kicks) {
        reachesBall = nowReachesBall;
        // One that came while the cycle was under way is tried in the next.
        if (kick != null && kickWasWritten) {
            kick.done.complete(kicks > kicksBefore);
            kick = null;
        }
        kicksBefore = kicks;
    }

    /** {@return whether the ball is before the kicker} */
    boolean reachesBall() {
        return reachesBall;
    }

    /** Forgets everything, for another match. */
    synchronized void clear() {
        along = 0;
        across = 0;
        spin = 0;
        dribble = false;
        acting = false;
        strength = 0;
        kicksBefore = 0;
        reachesBall = false;
        if (kick != null) {
            kick.done.complete(false);
            kick = null;
        }
    }
}
