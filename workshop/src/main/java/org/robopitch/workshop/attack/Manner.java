// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A protocol over TCP to attack a port with.
 *
 * @param greeting what opens a conversation, or nothing
 * @param good messages of the protocol, without what frames them
 * @param framing puts a message into what the protocol sends it in
 * @param answered whether each message is answered before the next may be sent, and how an answer is read
 * @param question shows whether the server is well
 * @param conversations how many are held at once: more where a server takes only so much of each
 */
record Manner(
        byte[] greeting,
        List<byte[]> good,
        UnaryOperator<byte[]> framing,
        Answers answered,
        Question question,
        int conversations) {
    /** How answers are read. */
    enum Answers {
        /** Messages are sent one after another, and what comes back is thrown away. */
        NONE,
        /** Each message is a request of HTTP whose answer says its length. */
        HTTP,
        /** Each message is a call of a ROS service: a byte and a text with its length. */
        ROS_SERVICE
    }

    /**
     * What a healthy server answers.
     *
     * @param messages what is sent, as it is
     * @param expected what must come back within a while, as text
     */
    record Question(List<byte[]> messages, String expected) {
        Question {
            messages = List.copyOf(messages);
        }
    }

    Manner {
        good = List.copyOf(good);
    }
}
