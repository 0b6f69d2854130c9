// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/** What decides for a robot: the whole Brain, or a drill that does one thing. */
@FunctionalInterface
public interface Mind {
    /**
     * {@return what to do in this cycle}
     *
     * @param body what the body is doing
     */
    Decision think(BodyStatus body);
}
