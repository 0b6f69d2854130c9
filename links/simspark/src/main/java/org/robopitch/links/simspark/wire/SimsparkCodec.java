// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.AsciiText;

/** The agent port of SimSpark (rcssserver3d 0.7.3): degrees and two decimals on the wire, SI inside. It keeps scratch memory: one belongs to one thread. */
public final class SimsparkCodec {
    private final PerceptReader perceptReader = new PerceptReader();
    private final RequestReader requestReader = new RequestReader();

    /** A codec with scratch memory of its own. */
    public SimsparkCodec() {}

    /** Prints what a robot senses, without the length of the message. */
    public void print(Percepts percepts, AsciiText into) {
        PerceptPrinter.print(percepts, into);
    }

    /** Reads what a robot senses; {@return how many expressions were not understood} */
    public int read(byte[] bytes, int from, int length, Percepts into) {
        return perceptReader.read(bytes, from, length, into);
    }

    /** Prints what an agent asks for, without the length of the message. */
    public void print(AgentRequest request, AsciiText into) {
        RequestPrinter.print(request, into);
    }

    /** Reads what an agent asks for. */
    public void read(byte[] bytes, int from, int length, AgentRequest into) {
        requestReader.read(bytes, from, length, into);
    }
}
