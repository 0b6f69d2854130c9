// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Decay;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** How the ball moves. */
public final class Balls {
    private Balls() {}

    /**
     * {@return the model that the parameters name}
     *
     * @param parameters of a league
     */
    public static BallMotion of(MirosotParameters parameters) {
        BallParameters ball = parameters.ball();
        double mass = ball.mass();
        double viscous = ball.viscousFriction();
        double rolling = ball.rollingFriction();
        double gravity = parameters.pitch().gravity();
        double fadeSpeed = ball.fadeSpeed();
        return switch (ball.model()) {
            case VISCOUS -> new CoulombBall(mass, viscous, 0, gravity, fadeSpeed);
            case COULOMB -> new CoulombBall(mass, viscous, rolling, gravity, fadeSpeed);
            case PUBLISHED -> new PublishedBall(mass, viscous, rolling, gravity, fadeSpeed);
            case SLIDING -> new SlidingBall(mass, viscous, rolling, ball.slidingFriction(), gravity, fadeSpeed);
        };
    }

    /**
     * A rolling ball with viscous and Coulomb friction (Klančar 2003, eq. 8 and 9, friction taken as a vector so that it
     * does not bend the path): while |v| ≥ k the speed follows its closed form, below k the friction fades with the speed
     * and the ball comes to rest without oscillating. Without Coulomb friction this is Klančar 2007, eq. 16.
     */
    static final class CoulombBall implements BallMotion {
        private final RollingFriction friction;

        /**
         * Friction of a ball of effective mass m + J/R² = 7/5 m.
         *
         * @param mass kg
         * @param viscous f_v of 2003, f_D of 2007, N·s/m
         * @param coulomb K_c, the coefficient of rolling friction, 1
         * @param gravity m/s²
         * @param fadeSpeed k, below which Coulomb friction fades, m/s
         */
        public CoulombBall(double mass, double viscous, double coulomb, double gravity, double fadeSpeed) {
            this.friction = new RollingFriction(mass, viscous, coulomb, gravity, fadeSpeed);
        }

        @Override
        public void advance(Bodies bodies, double[] memory, double duration) {
            int ball = bodies.ball;
            double vx = bodies.body[ball].along;
            double vy = bodies.body[ball].across;
            double squared = vx * vx + vy * vy;
            if (squared != 0) {
                double speed = Math.sqrt(squared);
                double share = friction.after(speed, duration) / speed;
                bodies.body[ball].along = vx * share;
                bodies.body[ball].across = vy * share;
            }
            memory[ROLL_X] = bodies.body[ball].along;
            memory[ROLL_Y] = bodies.body[ball].across;
        }
    }

    /**
     * A rolling ball as Klančar 2003, eq. 8 and 9, has it: friction acts on x and y as if they were two balls, which bends
     * the path of one that rolls askew towards the faster axis. The one repair is the F_c that eq. 9 lacks in its inner
     * branch.
     */
    static final class PublishedBall implements BallMotion {
        private final RollingFriction friction;

        /**
         * Friction of a ball of effective mass m + J/R² = 7/5 m.
         *
         * @param mass kg
         * @param viscous f_v, N·s/m
         * @param coulomb K_c, the coefficient of rolling friction, 1
         * @param gravity m/s²
         * @param fadeSpeed k, below which Coulomb friction fades, m/s
         */
        public PublishedBall(double mass, double viscous, double coulomb, double gravity, double fadeSpeed) {
            this.friction = new RollingFriction(mass, viscous, coulomb, gravity, fadeSpeed);
        }

        @Override
        public void advance(Bodies bodies, double[] memory, double duration) {
            int ball = bodies.ball;
            bodies.body[ball].along = slowed(bodies.body[ball].along, duration);
            bodies.body[ball].across = slowed(bodies.body[ball].across, duration);
            memory[ROLL_X] = bodies.body[ball].along;
            memory[ROLL_Y] = bodies.body[ball].across;
        }

        private double slowed(double velocity, double duration) {
            double speed = friction.after(Math.abs(velocity), duration);
            return velocity < 0 ? -speed : speed;
        }
    }

    /**
     * A ball that slides after a hit until it rolls. Ours: the papers suppose pure rolling.
     *
     * <p>While its surface slips over the ground, sliding friction μ slows the ball by μg against the slip and speeds up its
     * surface by 5/2·μg (a homogeneous sphere), so the slip shrinks by 7/2·μg and keeps its direction. A ball hit without
     * spin rolls with 5/7 of its speed in the end. Rolling friction acts all the time.
     */
    static final class SlidingBall implements BallMotion {
        private final RollingFriction friction;
        private final double slidingDeceleration;

        /**
         * Friction of a ball that may slide.
         *
         * @param mass kg
         * @param viscous f_v of Klančar 2003, N·s/m
         * @param coulomb K_c of Klančar 2003, the coefficient of rolling friction, 1
         * @param sliding μ, the coefficient of sliding friction, 1
         * @param gravity m/s²
         * @param fadeSpeed k of Klančar 2003, below which Coulomb friction fades, m/s
         */
        public SlidingBall(
                double mass, double viscous, double coulomb, double sliding, double gravity, double fadeSpeed) {
            this.friction = new RollingFriction(mass, viscous, coulomb, gravity, fadeSpeed);
            this.slidingDeceleration = sliding * gravity;
        }

        @Override
        public void advance(Bodies bodies, double[] memory, double duration) {
            int ball = bodies.ball;
            double vx = bodies.body[ball].along;
            double vy = bodies.body[ball].across;
            double slipX = vx - memory[ROLL_X];
            double slipY = vy - memory[ROLL_Y];
            double slip = Math.sqrt(slipX * slipX + slipY * slipY);
            double most = 3.5 * slidingDeceleration * duration;
            boolean rolls = slip <= most;
            // Two sevenths of the slip's change are the ball's, the rest its surface's.
            double part = slip == 0 ? 0 : rolls ? 1 : most / slip;
            vx -= slipX * part * (2.0 / 7);
            vy -= slipY * part * (2.0 / 7);
            double speed = Math.sqrt(vx * vx + vy * vy);
            double share = speed == 0 ? 0 : friction.after(speed, duration) / speed;
            bodies.body[ball].along = vx * share;
            bodies.body[ball].across = vy * share;
            memory[ROLL_X] = rolls ? bodies.body[ball].along : memory[ROLL_X] + slipX * part * (5.0 / 7);
            memory[ROLL_Y] = rolls ? bodies.body[ball].across : memory[ROLL_Y] + slipY * part * (5.0 / 7);
        }
    }

    /**
     * How viscous and Coulomb friction slow a rolling ball of effective mass m + J/R² = 7/5 m (Klančar 2003, eq. 8 and 9;
     * below the speed k Coulomb friction is F_c·v/k, where eq. 9 lacks the F_c).
     *
     * <p>Both branches are solved in closed form, so the result does not depend on the step.
     */
    static final class RollingFriction {
        private static final double STANDING = 1e-9;

        private final double viscousRate;
        private final double coulombDeceleration;
        private final double fadeSpeed;
        private final double offset;

        private double decayDuration = -1;
        private double decay;
        private double fadeDecay;

        RollingFriction(double mass, double viscous, double coulomb, double gravity, double fadeSpeed) {
            double effectiveMass = 1.4 * mass;
            this.viscousRate = viscous / effectiveMass;
            this.coulombDeceleration = coulomb * mass * gravity / effectiveMass;
            this.fadeSpeed = fadeSpeed;
            this.offset = coulombDeceleration / viscousRate;
        }

        /** The speed after a while of rolling; speed and result are not negative. */
        double after(double speed, double duration) {
            if (speed == 0) {
                return 0;
            }
            if (duration != decayDuration) {
                decayDuration = duration;
                decay = Decay.left(viscousRate * duration);
                fadeDecay = Decay.left((viscousRate + coulombDeceleration / fadeSpeed) * duration);
            }
            double after;
            if (coulombDeceleration == 0) {
                after = speed * decay;
            } else if (speed <= fadeSpeed) {
                after = speed * fadeDecay;
            } else {
                double faster =
                        viscousRate == 0 ? speed - coulombDeceleration * duration : (speed + offset) * decay - offset;
                after = faster >= fadeSpeed ? faster : fading(speed, duration);
            }
            return after < STANDING ? 0 : after;
        }

        /** The speed falls below k inside the while: find when, and fade from there. */
        private double fading(double speed, double duration) {
            double untilFade = viscousRate == 0
                    ? (speed - fadeSpeed) / coulombDeceleration
                    : StrictMath.log((speed + offset) / (fadeSpeed + offset)) / viscousRate;
            double rest = Math.max(0, duration - untilFade);
            return fadeSpeed * Decay.left((viscousRate + coulombDeceleration / fadeSpeed) * rest);
        }
    }
}
