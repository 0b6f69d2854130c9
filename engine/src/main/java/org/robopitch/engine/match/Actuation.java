// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What reaches the robots of one team's commands: delay, loss, locks and dead zones, from a seeded stream. */
public final class Actuation implements Stateful {
    private final ActuationSettings settings;
    private final RandomStream random;
    private final double cycleSeconds;
    private final int channels;
    private final double[][] sent;
    private final double[] arrived;
    private final double[] followed;
    private final double[] lockedFor;
    private int next;

    /**
     * The path of commands to a team's robots.
     *
     * @param settings which errors
     * @param robots robots a side
     * @param channels numbers in a robot's command
     * @param cycleSeconds length of a control cycle, s
     * @param random the random stream
     */
    public Actuation(ActuationSettings settings, int robots, int channels, double cycleSeconds, RandomStream random) {
        this.settings = settings.checked();
        this.random = random;
        this.cycleSeconds = cycleSeconds;
        this.channels = channels;
        this.sent = new double[(int) Math.round(settings.delay() / cycleSeconds) + 1][robots * channels];
        this.arrived = new double[robots * channels];
        this.followed = new double[robots * channels];
        this.lockedFor = new double[robots * channels];
    }

    /**
     * {@return what the robots follow when the team sends these commands in this cycle}
     *
     * @param commands as the team gives them
     */
    public double[] follow(double[] commands) {
        System.arraycopy(commands, 0, sent[next], 0, commands.length);
        next = (next + 1) % sent.length;
        double[] oldest = sent[next];
        for (int i = 0; i < arrived.length; i += channels) {
            boolean lost = settings.loss() > 0 && random.nextDouble() < settings.loss();
            if (!lost) {
                System.arraycopy(oldest, i, arrived, i, channels);
            }
        }
        for (int i = 0; i < arrived.length; i++) {
            followed[i] = Math.abs(arrived[i]) < settings.deadZone() ? 0 : arrived[i];
            if (settings.lockRate() > 0) {
                lock(i);
            }
        }
        return followed;
    }

    private void lock(int i) {
        if (lockedFor[i] > 0) {
            lockedFor[i] -= cycleSeconds;
            followed[i] = 0;
        } else if (random.nextDouble() < settings.lockRate() * cycleSeconds) {
            lockedFor[i] = settings.lockTime() - cycleSeconds;
            followed[i] = 0;
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        for (double[] frame : sent) {
            visitor.reals(frame);
        }
        visitor.reals(arrived);
        visitor.reals(lockedFor);
        next = visitor.whole(next);
    }
}
