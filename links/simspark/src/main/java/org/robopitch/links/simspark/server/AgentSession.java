// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.links.simspark.wire.AgentRequest;
import org.robopitch.links.simspark.wire.MessageFrames;
import org.robopitch.links.simspark.wire.SimsparkCodec;

/** One agent: where it is in the handshake, and what it commanded since the last cycle. */
final class AgentSession {
    final Connection connection;
    private final SimsparkCodec codec;
    private final ServerCounters counters;
    private final AgentRequest request = new AgentRequest();
    final Effects effects = new Effects();
    private boolean scene;
    private boolean sceneAnswered;
    private boolean askedAgain;
    int type;
    private boolean wantsSeat;
    int wantedNumber;
    String team = "";
    Side side = Side.BLUE;
    /** Its robot's number; 0 while it has no seat. */
    int number;

    private boolean announced;
    boolean synced;

    private boolean lapsed;

    AgentSession(Connection connection, SimsparkCodec codec, ServerCounters counters) {
        this.connection = connection;
        this.codec = codec;
        this.counters = counters;
    }

    /** Takes over all messages that wait: what has arrived when a cycle is taken belongs to it. */
    void take() {
        connection.take(Integer.MAX_VALUE, counters, this::message);
    }

    private boolean message(MessageFrames frames) {
        codec.read(frames.buffer(), frames.start(), frames.length(), request);
        counters.messages.add();
        counters.unknown.add(request.unknown);
        if (number > 0 && synced && request.effects.syns) {
            counters.duplicateSyns.add();
        }
        if (!request.scene.isEmpty() && !scene) {
            scene = true;
            type = request.type;
        }
        if (request.inits && number == 0 && !wantsSeat) {
            scene = true;
            wantsSeat = true;
            wantedNumber = request.number;
            team = request.team;
        }
        askedAgain |= request.effects.syns;
        effects.merge(request.effects);
        if (effects.syns) {
            synced = true;
            lapsed = false;
        }
        return true;
    }

    /**
     * Whether an answer to the scene is due. The first one always is. Some agents wait for several messages before they say
     * who they are: they get one a cycle, and one for each {@code (syn)} while there are no cycles.
     */
    boolean takeSceneRequest(boolean cyclesRun) {
        boolean due = scene && number == 0 && (!sceneAnswered || askedAgain && !wantsSeat && !cyclesRun);
        sceneAnswered |= due;
        askedAgain = false;
        return due;
    }

    /** Whether the agent has a scene but no robot yet, and has not asked for one. */
    boolean unborn() {
        return sceneAnswered && number == 0 && !wantsSeat && connection.isOpen();
    }

    boolean wantsSeat() {
        return wantsSeat && connection.isOpen();
    }

    void seat(Side newSide, int newNumber) {
        side = newSide;
        number = newNumber;
        wantsSeat = false;
    }

    boolean seated() {
        return number > 0 && connection.isOpen();
    }

    /** Whether a cycle has to wait for this agent. */
    boolean awaited() {
        return seated() && !synced && !lapsed;
    }

    void lapse() {
        lapsed = true;
    }

    /** Whether the next message is the one that says who the agent is. */
    boolean takeAnnouncement() {
        boolean due = !announced;
        announced = true;
        return due;
    }

    /** Begins the next cycle. */
    void next() {
        effects.clear();
        synced = false;
    }
}
