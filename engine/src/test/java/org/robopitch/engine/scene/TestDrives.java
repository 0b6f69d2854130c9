// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;

/** The simplest drives and balls there are, so that the engine is tested without any league. */
public final class TestDrives {
    private TestDrives() {}

    /** A drive with two commands, the wanted speed along (m/s) and the wanted spin (rad/s), and no memory. */
    private abstract static class SpeedAndSpin implements Drive {
        @Override
        public int channels() {
            return 2;
        }

        @Override
        public int memoryPerRobot() {
            return 0;
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {
            for (int i = 0; i < bodies.robots; i++) {
                if (bodies.present[i]) {
                    drive(bodies, i, commands[2 * i], commands[2 * i + 1], step);
                }
            }
        }

        abstract void drive(Bodies bodies, int robot, double along, double spin, double step);
    }

    /** {@return a drive that is off: wheels roll on forever, along the arc they are on} */
    public static Drive coasting() {
        return new SpeedAndSpin() {
            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {}
        };
    }

    /** {@return no wheels at all: a puck on ice, whose velocity in the world stays the same while it turns} */
    public static Drive sliding() {
        return new SpeedAndSpin() {
            @Override
            public boolean slides() {
                return true;
            }

            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {}
        };
    }

    /**
     * {@return the same, but turned by the drive as those of leagues do it: by the spin before anything presses, so that pressing
     * costs a little momentum}
     */
    public static Drive turning() {
        return new SpeedAndSpin() {
            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {
                double angle = bodies.spin[robot] * step;
                double cosine = StrictMath.cos(angle);
                double sine = StrictMath.sin(angle);
                double oldAlong = bodies.along[robot];
                double oldAcross = bodies.across[robot];
                bodies.along[robot] = cosine * oldAlong + sine * oldAcross;
                bodies.across[robot] = cosine * oldAcross - sine * oldAlong;
                // A straight way in the world is, seen from the body, an arc at the velocity it has half-way.
                double half = angle / 2;
                double longer = half == 0 ? 1 : half / StrictMath.sin(half);
                double halfCosine = StrictMath.cos(half) * longer;
                double halfSine = StrictMath.sin(half) * longer;
                bodies.leadAlong[robot] = halfCosine * oldAlong + halfSine * oldAcross - bodies.along[robot];
                bodies.leadAcross[robot] = halfCosine * oldAcross - halfSine * oldAlong - bodies.across[robot];
            }
        };
    }

    /** {@return a drive without inertia: the robot has its commanded speed at once, however violent that is} */
    public static Drive ideal() {
        return new SpeedAndSpin() {
            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {
                bodies.along[robot] = along;
                bodies.across[robot] = 0;
                bodies.spin[robot] = spin;
            }
        };
    }

    /**
     * {@return a drive that runs up to its commands with a time constant}
     *
     * @param timeConstant s
     */
    public static Drive lagging(double timeConstant) {
        return new SpeedAndSpin() {
            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {
                double decay = StrictMath.exp(-step / timeConstant);
                double mean = (1 - decay) * timeConstant / step - decay;
                double lackAlong = bodies.along[robot] - along;
                double lackSpin = bodies.spin[robot] - spin;
                bodies.along[robot] = along + lackAlong * decay;
                bodies.spin[robot] = spin + lackSpin * decay;
                bodies.across[robot] *= decay;
                bodies.leadAlong[robot] = lackAlong * mean;
                bodies.leadSpin[robot] = lackSpin * mean;
            }
        };
    }

    /** {@return a ball that rolls on forever} */
    public static BallMotion frictionless() {
        return (bodies, memory, duration) -> {};
    }

    /**
     * {@return a ball that loses speed evenly}
     *
     * @param deceleration m/s²
     */
    public static BallMotion rolling(double deceleration) {
        return (bodies, memory, duration) -> {
            int ball = bodies.ball;
            double vx = bodies.along[ball];
            double vy = bodies.across[ball];
            double speed = Math.sqrt(vx * vx + vy * vy);
            double factor = speed > 0 ? Math.max(0, 1 - deceleration * duration / speed) : 0;
            bodies.along[ball] = vx * factor;
            bodies.across[ball] = vy * factor;
        };
    }
}
