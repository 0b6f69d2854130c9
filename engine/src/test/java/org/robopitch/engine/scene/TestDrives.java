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
                if (bodies.body[i].present) {
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

    /** {@return wheels on ice, which take a robot along as it turns only while it does not move across them} */
    public static Drive slippery() {
        return new SpeedAndSpin() {
            @Override
            public boolean slips() {
                return true;
            }

            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {}
        };
    }

    /** {@return a drive that is off, and that acts once for a whole step} */
    public static Drive uncut() {
        return new SpeedAndSpin() {
            @Override
            public boolean canBeCut() {
                return false;
            }

            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {}
        };
    }

    /**
     * {@return the same as sliding, but turned by the drive as those of leagues do it: by the spin before anything presses, so that pressing
     * costs a little momentum}
     */
    public static Drive turning() {
        return new SpeedAndSpin() {
            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {
                double angle = bodies.body[robot].spin * step;
                double cosine = StrictMath.cos(angle);
                double sine = StrictMath.sin(angle);
                double oldAlong = bodies.body[robot].along;
                double oldAcross = bodies.body[robot].across;
                bodies.body[robot].along = cosine * oldAlong + sine * oldAcross;
                bodies.body[robot].across = cosine * oldAcross - sine * oldAlong;
                // A straight way in the world is, seen from the body, an arc at the velocity it has half-way.
                double half = angle / 2;
                double longer = half == 0 ? 1 : half / StrictMath.sin(half);
                double halfCosine = StrictMath.cos(half) * longer;
                double halfSine = StrictMath.sin(half) * longer;
                bodies.body[robot].leadAlong = halfCosine * oldAlong + halfSine * oldAcross - bodies.body[robot].along;
                bodies.body[robot].leadAcross =
                        halfCosine * oldAcross - halfSine * oldAlong - bodies.body[robot].across;
            }
        };
    }

    /** {@return a drive without inertia: the robot has its commanded speed at once, however violent that is} */
    public static Drive ideal() {
        return new SpeedAndSpin() {
            @Override
            void drive(Bodies bodies, int robot, double along, double spin, double step) {
                bodies.body[robot].along = along;
                bodies.body[robot].across = 0;
                bodies.body[robot].spin = spin;
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
                double lackAlong = bodies.body[robot].along - along;
                double lackSpin = bodies.body[robot].spin - spin;
                bodies.body[robot].along = along + lackAlong * decay;
                bodies.body[robot].spin = spin + lackSpin * decay;
                bodies.body[robot].across *= decay;
                bodies.body[robot].leadAlong = lackAlong * mean;
                bodies.body[robot].leadSpin = lackSpin * mean;
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
            double vx = bodies.body[ball].along;
            double vy = bodies.body[ball].across;
            double speed = Math.sqrt(vx * vx + vy * vy);
            double factor = speed > 0 ? Math.max(0, 1 - deceleration * duration / speed) : 0;
            bodies.body[ball].along = vx * factor;
            bodies.body[ball].across = vy * factor;
        };
    }
}
