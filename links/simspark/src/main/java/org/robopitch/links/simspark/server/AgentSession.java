// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import org.robopitch.humanoid.sense.Effects;
import org.robopitch.links.simspark.wire.AgentCodec;
import org.robopitch.links.simspark.wire.AgentRequest;
import org.robopitch.links.simspark.wire.FrameReader;

/** One agent: where it is in the handshake, and what it commanded since the last cycle. */
final class AgentSession {
    /** More than this unread means that somebody floods the server, bytes. */
    private static final int MOST_UNREAD = 1 << 20;

    private static final int MOST_EARLY = 3;

    private final Connection connection;
    private final AgentCodec codec;
    private final ServerCounters counters;
    private final boolean sync;
    private final AgentRequest request = new AgentRequest();
    private final Effects effects = new Effects();
    private boolean scene;
    private boolean sceneAnswered;
    private boolean askedAgain;
    private int type;
    private boolean wantsSeat;
    private int wantedNumber;
    private String team = "";
    private int side = -1;
    private int number;
    private boolean announced;
    private boolean synced;

    /** Whether more than {@code (syn)} was read in this cycle. */
    private boolean spoke;

    /**
     * How many cycles were answered by nothing but {@code (syn)}. An agent repeats it when no sense comes; if the sense was on its
     * way, the answer to it follows. That one is not for a later cycle: the agent would lag behind from then on.
     */
    private int early;

    private boolean lapsed;

    AgentSession(Connection connection, AgentCodec codec, ServerCounters counters, boolean sync) {
        this.connection = connection;
        this.codec = codec;
        this.counters = counters;
        this.sync = sync;
    }

    Connection connection() {
        return connection;
    }

    /** Takes over the messages that belong to this cycle: in sync mode, those up to {@code (syn)}. */
    void take() {
        FrameReader frames = connection.frames();
        try {
            while (connection.isOpen() && frames.ready()) {
                boolean bare = isBareSyn(frames);
                if (sync && synced && (side >= 0 || wantsSeat) && !bare) {
                    if (early == 0) {
                        break;
                    }
                    early--;
                }
                if (bare && !synced && !spoke && early < MOST_EARLY) {
                    early++;
                }
                spoke |= !bare;
                message(frames);
                frames.drop();
            }
        } catch (IllegalArgumentException lost) {
            counters.badFrames.add();
            connection.close();
        }
        if (frames.unread() > MOST_UNREAD) {
            counters.floods.add();
            connection.close();
        }
    }

    private static boolean isBareSyn(FrameReader frames) {
        byte[] buffer = frames.buffer();
        int at = frames.start();
        return frames.length() == 5
                && buffer[at] == '('
                && buffer[at + 1] == 's'
                && buffer[at + 2] == 'y'
                && buffer[at + 3] == 'n'
                && buffer[at + 4] == ')';
    }

    private void message(FrameReader frames) {
        codec.read(frames.buffer(), frames.start(), frames.length(), request);
        counters.messages.add();
        counters.unknown.add(request.unknown());
        if (side >= 0 && synced && request.effects().syns()) {
            counters.duplicateSyns.add();
        }
        if (!request.scene().isEmpty() && !scene) {
            scene = true;
            type = request.type();
        }
        if (request.inits() && side < 0 && !wantsSeat) {
            scene = true;
            wantsSeat = true;
            wantedNumber = request.number();
            team = request.team();
        }
        askedAgain |= request.effects().syns();
        effects.merge(request.effects());
        if (effects.syns()) {
            synced = true;
            lapsed = false;
        }
    }

    /**
     * Whether an answer to the scene is due. The first one always is. Some agents wait for several messages before they say
     * who they are: they get one a cycle, and one for each {@code (syn)} while there are no cycles.
     */
    boolean takeSceneRequest(boolean cyclesRun) {
        boolean due = scene && side < 0 && (!sceneAnswered || askedAgain && !wantsSeat && !cyclesRun);
        sceneAnswered |= due;
        askedAgain = false;
        return due;
    }

    /** Whether the agent has a scene but no robot yet, and has not asked for one. */
    boolean unborn() {
        return sceneAnswered && side < 0 && !wantsSeat && connection.isOpen();
    }

    boolean wantsSeat() {
        return wantsSeat && connection.isOpen();
    }

    void seat(int newSide, int newNumber) {
        side = newSide;
        number = newNumber;
        wantsSeat = false;
    }

    boolean seated() {
        return side >= 0 && connection.isOpen();
    }

    /** Whether a cycle has to wait for this agent. */
    boolean awaited() {
        return seated() && !synced && !lapsed;
    }

    void lapse() {
        lapsed = true;
    }

    /** Whether it has said {@code (syn)} in this cycle. */
    boolean synced() {
        return synced;
    }

    /** Whether the next message is the one that says who the agent is. */
    boolean takeAnnouncement() {
        boolean due = !announced;
        announced = true;
        return due;
    }

    Effects effects() {
        return effects;
    }

    /** Begins the next cycle. */
    void next() {
        effects.clear();
        synced = false;
        spoke = false;
    }

    int type() {
        return type;
    }

    int wantedNumber() {
        return wantedNumber;
    }

    String team() {
        return team;
    }

    int side() {
        return side;
    }

    int number() {
        return number;
    }
}
