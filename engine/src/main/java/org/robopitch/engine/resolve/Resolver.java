// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.move.StepMotion;

/**
 * What follows when bodies touch. A resolver changes velocities before the bodies move, so that they do not enter each
 * other; leagues with another idea of a collision bring their own.
 */
public interface Resolver {
    /**
     * Changes the velocities of bodies that would run into each other within the step.
     *
     * @param bodies the state
     * @param contacts who may touch whom; the resolver notes its impulses here
     * @param detector to look at contacts again at another moment
     * @param motion receives what else the resolver decides about this step's motion
     * @param step length of the step, s
     */
    void resolve(Bodies bodies, Contacts contacts, Detector detector, StepMotion motion, double step);

    /** {@return what the resolver remembers from step to step: part of the world's state, read and written by it} */
    double[] memory();
}
