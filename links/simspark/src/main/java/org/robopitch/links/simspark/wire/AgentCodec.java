// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.Text;

/**
 * How senses and commands are written on the agent port. SimSpark's is one; another server with the same framing and
 * other words is another implementation beside it. A codec keeps scratch memory: one belongs to one thread.
 */
public interface AgentCodec {
    /**
     * Prints what a robot senses.
     *
     * @param percepts SI
     * @param into receives the message, without its length
     */
    void print(Percepts percepts, Text into);

    /**
     * Reads what a robot senses.
     *
     * @param bytes where the message lies
     * @param from its first byte
     * @param length of the message
     * @param into cleared first
     * @return how many expressions were not understood
     */
    int read(byte[] bytes, int from, int length, Percepts into);

    /**
     * Prints what an agent asks for.
     *
     * @param request commands or handshake
     * @param into receives the message, without its length
     */
    void print(AgentRequest request, Text into);

    /**
     * Reads what an agent asks for.
     *
     * @param bytes where the message lies
     * @param from its first byte
     * @param length of the message
     * @param into cleared first
     */
    void read(byte[] bytes, int from, int length, AgentRequest into);
}
