// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.client;

import java.util.List;
import org.robopitch.links.mixedreality.wire.AgentMessage;
import org.robopitch.links.mixedreality.wire.WorldData;

/** Decides what an agent says when it is told what it sees. */
@FunctionalInterface
public interface AgentBrain {
    List<AgentMessage> decide(WorldData seen);
}
