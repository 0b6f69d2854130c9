// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What one team sees of the truth: noise, vanishing, lost frames and delay, from a seeded stream. */
public final class Sensing implements Stateful {
    private final SensingSettings settings;
    private final RandomStream random;
    private final Observation[] frames;
    private final Observation seen;
    private int next;

    /**
     * The senses of a team.
     *
     * @param settings which errors
     * @param robots robots a side
     * @param cycleSeconds length of a control cycle, s
     * @param random the random stream
     */
    public Sensing(SensingSettings settings, int robots, double cycleSeconds, RandomStream random) {
        this(settings, robots, cycleSeconds, random, () -> null);
    }

    Sensing(
            SensingSettings settings,
            int robots,
            double cycleSeconds,
            RandomStream random,
            Supplier<@Nullable Sense> newSense) {
        this.settings = settings.checked();
        this.random = random;
        this.frames = new Observation[(int) Math.round(settings.delay() / cycleSeconds) + 1];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new Observation(robots, newSense);
        }
        this.seen = new Observation(robots, newSense);
    }

    /** {@return the buffer that the truth of this cycle is to be written to} */
    public Observation truth() {
        return frames[next];
    }

    /** {@return the buffer that holds what the team sees, always the same} */
    Observation seen() {
        return seen;
    }

    /** {@return what the team sees in this cycle, once the truth is written} */
    public Observation observe() {
        blur(frames[next]);
        next = (next + 1) % frames.length;
        // The buffer is a ring: the place written next holds the oldest frame.
        Observation oldest = frames[next];
        boolean dropped = settings.dropFrame() > 0 && random.nextDouble() < settings.dropFrame();
        if (!dropped) {
            seen.copyFrom(oldest);
        }
        return seen;
    }

    private void blur(Observation frame) {
        for (int i = 0; i < frame.robots(); i++) {
            blur(frame.own(i), settings.headingNoise(), settings.spinNoise());
            blur(frame.opponent(i), settings.headingNoise(), settings.spinNoise());
        }
        blur(frame.ball(), 0, 0);
    }

    private void blur(BodyView body, double thirdNoise, double thirdRateNoise) {
        if (vanishes()) {
            body.hide();
            return;
        }
        boolean noisy =
                settings.positionNoise() > 0 || settings.speedNoise() > 0 || thirdNoise > 0 || thirdRateNoise > 0;
        if (noisy && body.visible()) {
            double third = body.third + noise(thirdNoise);
            body.set(
                    body.x() + noise(settings.positionNoise()),
                    body.y() + noise(settings.positionNoise()),
                    body instanceof RobotView ? StrictMath.IEEEremainder(third, 2 * Math.PI) : third,
                    body.vx() + noise(settings.speedNoise()),
                    body.vy() + noise(settings.speedNoise()),
                    body.thirdRate + noise(thirdRateNoise));
        }
    }

    private boolean vanishes() {
        return settings.vanish() > 0 && random.nextDouble() < settings.vanish();
    }

    private double noise(double deviation) {
        return deviation > 0 ? deviation * random.nextGaussian() : 0;
    }

    @Override
    public void state(StateVisitor visitor) {
        for (Observation frame : frames) {
            frame.state(visitor);
        }
        seen.state(visitor);
        next = visitor.whole(next);
    }
}
