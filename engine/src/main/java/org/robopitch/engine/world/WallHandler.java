// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;

/**
 * What a robot does that runs into a wall with one or two corners and touches nothing else.
 */
@FunctionalInterface
public interface WallHandler {
    /**
     * Sets the robot's velocity so that its corners do not go on into the wall. Beside a corner that touches, one that is on its
     * way does not count yet: the world slows the motion that the handler sets, so that it gets there by the end of the step.
     *
     * @param bodies the state
     * @param contact its first body is the robot, the points are its corners
     * @param first whether the first corner runs into the wall
     * @param second whether the second corner does
     * @return whether the handler dealt with it; if not, an impulse will
     */
    boolean touch(Bodies bodies, Contact contact, boolean first, boolean second);
}
