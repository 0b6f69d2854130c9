// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;

/**
 * What can be seen of a match without knowing its league.
 */
public interface Stage {
    /** {@return length of the pitch between the goal lines, m} */
    double pitchLength();

    /** {@return width of the pitch, m} */
    double pitchWidth();

    /** {@return opening of the goals, m} */
    double goalWidth();

    /** {@return what is painted on and built around the pitch} */
    List<Marking> markings();

    /** {@return all bodies: the robots of blue, of yellow, then the ball} */
    List<BodyInfo> bodies();

    /**
     * Reads where a body is.
     *
     * @param body its index
     * @param into receives it
     */
    void read(int body, BodyPose into);

    /**
     * Reads where a part of an articulated body is. Worlds of rigid bodies have nothing to say here.
     *
     * @param body its index
     * @param part index among the {@link BodyInfo#parts() body's parts}
     * @param into receives it
     */
    default void readPart(int body, int part, PartPose into) {
        throw new IndexOutOfBoundsException("body " + body + " has no part " + part);
    }

    /** {@return how many contacts there were in the last step} */
    int contacts();

    /**
     * Reads where a contact of the last step is.
     *
     * @param contact which one
     * @param into receives x, y (m) and the impulse (N·s)
     */
    void readContact(int contact, double[] into);

    /** {@return what can be read off the robots besides where they are; nothing in most leagues} */
    default List<Readings> readings() {
        return List.of();
    }

    /**
     * {@return what a robot says in this cycle, aloud and for everybody; empty if it is silent}
     *
     * @param body its index
     */
    default String said(int body) {
        return "";
    }
}
