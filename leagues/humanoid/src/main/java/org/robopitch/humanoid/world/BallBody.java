// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Shape;

/** The ball: a homogeneous sphere with drag. */
final class BallBody extends Entity {
    private static final double DRAG = 0.01;
    private static final double TURNING_DRAG = 5e-5;
    private static final int[] NO_JOINTS = {};
    private static final int[] WHOLE = {0};

    final double radius;
    private final Shape shape;
    private final double mass;

    BallBody(double radius, double mass) {
        super(1, 0);
        this.radius = radius;
        this.shape = new Shape(Shape.Kind.SPHERE, radius, radius, radius);
        this.mass = mass;
    }

    /** Deceleration per speed of a ball that rolls, 1/s: both drags on the inertia of a rolling sphere, 7/5 m. */
    static double rollingDamping(double radius, double mass) {
        return (DRAG + TURNING_DRAG / (radius * radius)) / (1.4 * mass);
    }

    @Override
    int freedoms() {
        return 6;
    }

    @Override
    int[] chain(int part) {
        return NO_JOINTS;
    }

    @Override
    int[] colliding() {
        return WHOLE;
    }

    @Override
    Shape shape(int part) {
        return shape;
    }

    @Override
    void updateKinematics() {
        rootRotation();
        for (int k = 0; k < 3; k++) {
            bounds[k] = pose[k] - radius;
            bounds[k + 3] = pose[k] + radius;
        }
        System.arraycopy(bounds, 0, partBounds, 0, 6);
    }

    @Override
    void updateDynamics(double step, double gravity) {
        double inertia = 0.4 * mass * radius * radius;
        for (int k = 0; k < 3; k++) {
            massMatrix[k * MOST_FREEDOMS + k] = inertia;
            massMatrix[(k + 3) * MOST_FREEDOMS + k + 3] = mass;
            momentum[k] = inertia * partSpeed[k] - step * TURNING_DRAG * partSpeed[k];
            momentum[k + 3] = mass * partSpeed[k + 3] - step * DRAG * partSpeed[k + 3];
        }
        momentum[5] -= step * mass * gravity;
    }

    @Override
    void move(double step) {
        System.arraycopy(speed, 0, partSpeed, 0, 6);
        moveRoot(step);
    }
}
