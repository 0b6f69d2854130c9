// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.Text;

/** The agent port of SimSpark (rcssserver3d 0.7.3): degrees and two decimals on the wire, SI inside. */
public final class SimsparkCodec implements AgentCodec {
    private final PerceptReader perceptReader = new PerceptReader();
    private final RequestReader requestReader = new RequestReader();

    /** A codec with scratch memory of its own. */
    public SimsparkCodec() {}

    @Override
    public void print(Percepts percepts, Text into) {
        PerceptPrinter.print(percepts, into);
    }

    @Override
    public int read(byte[] bytes, int from, int length, Percepts into) {
        return perceptReader.read(bytes, from, length, into);
    }

    @Override
    public void print(AgentRequest request, Text into) {
        RequestPrinter.print(request, into);
    }

    @Override
    public void read(byte[] bytes, int from, int length, AgentRequest into) {
        requestReader.read(bytes, from, length, into);
    }
}
