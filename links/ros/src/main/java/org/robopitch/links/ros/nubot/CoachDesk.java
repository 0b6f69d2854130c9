// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.CoachDetail;
import org.robopitch.middlesize.referee.MatchMode;
import org.robopitch.middlesize.referee.Orders;

/**
 * Listens to the programs of coaches and referees, and tells them apart. A program that speaks to both teams is a referee:
 * what it says is an order to the match. A program that speaks to one team is that team's coach, and commands that team
 * alone, if somebody else leads the match: a referee, a RefBox, ours for coaches on other machines, or nobody, because the
 * other team has a coach too; what both coaches say is the match's. A program that speaks alone leads the match.
 *
 * <p>Programs repeat themselves all the time, and tell both teams the same in two messages: only what is new is an order.
 */
final class CoachDesk {
    private static final long COPY_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final int MOST_CALLS = 32;
    private static final int MOST_VOICES = 16;

    private final LongSupplier nanoTime;
    private final Map<Side, Map<String, CoachVoice>> voices = new EnumMap<>(Side.class);
    private final double[][] details = new double[Side.values().length][CoachDetail.values().length];
    private final Deque<TimedCall> calls = new ArrayDeque<>();
    private long callsMade;
    private @Nullable Call lastOrder;
    private boolean refereeOutside;
    private boolean refBox;

    /**
     * A mode in the match's terms, the same whichever team was told.
     *
     * @param mode which
     * @param whose whose ball, for modes that are somebody's
     */
    record Call(MatchMode mode, @Nullable Side whose) {}

    private record TimedCall(Call call, long number, long nanos) {}

    /**
     * What became of a message.
     *
     * @param orders what is to be done
     * @param problem what is wrong with it, or nothing
     */
    record Heard(List<OperatorAction> orders, String problem) {}

    CoachDesk(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        for (Side side : Side.values()) {
            voices.put(side, new LinkedHashMap<>());
        }
    }

    /** Called when a RefBox leads the match: all programs are coaches then. */
    synchronized void ledByRefBox() {
        refBox = true;
    }

    /**
     * Begins another match, to which the details are new. The mode is an order only when it changes, but a referee outside
     * leads every match, so that what it says now counts.
     */
    synchronized void begin(boolean isRefereeOutside) {
        refereeOutside = isRefereeOutside;
        for (double[] ofSide : details) {
            Arrays.fill(ofSide, 0);
        }
        if (refereeOutside) {
            calls.clear();
            callsMade = 0;
            lastOrder = null;
            voices.values().forEach(all -> all.values().forEach(CoachVoice::forget));
        }
    }

    /** {@return what a message is, that somebody has sent to a team} */
    synchronized Heard hear(Side side, Source source, Message message) {
        CoachVoice voice = voice(side, source, message);
        List<OperatorAction> orders = new ArrayList<>();
        noteDetails(side, message, orders);
        long number = message.integer("MatchMode");
        if (!voice.isNew(number)) {
            return new Heard(orders, "");
        }
        MatchMode mode = MatchMode.of((int) number);
        if (mode == null) {
            return new Heard(orders, source.name() + " says MatchMode " + number + ", which does not exist");
        }
        Call call = new Call(mode, MatchMode.whose((int) number, side));
        voice.call = call;
        if (isOrder(voice, call)) {
            lastOrder = call;
            Side whose = call.whose();
            orders.add(new OperatorAction.Order(Orders.coach(mode, whose == null ? Side.BLUE : whose)));
        }
        return new Heard(orders, "");
    }

    private CoachVoice voice(Side side, Source source, Message message) {
        Map<String, CoachVoice> all = to(side);
        if (all.size() >= MOST_VOICES && !all.containsKey(source.name())) {
            all.values().removeIf(one -> !one.source.isConnected());
        }
        if (all.size() >= MOST_VOICES && !all.containsKey(source.name())) {
            all.remove(all.keySet().iterator().next());
        }
        CoachVoice voice = all.computeIfAbsent(source.name(), name -> new CoachVoice(side, source, message));
        voice.source = source;
        voice.words = message;
        voice.heardAt = nanoTime.getAsLong();
        return voice;
    }

    /** Passes on what is said beside the mode, as it came; what is no number at all is left out. */
    private void noteDetails(Side side, Message message, List<OperatorAction> orders) {
        for (CoachDetail detail : CoachDetail.values()) {
            double value = CoachMessage.read(message, detail);
            if (Double.isFinite(value) && value != details[side.ordinal()][detail.ordinal()]) {
                details[side.ordinal()][detail.ordinal()] = value;
                orders.add(new OperatorAction.Detail(detail.number(side), value));
            }
        }
    }

    private boolean isOrder(CoachVoice voice, Call call) {
        if (!leads(voice)) {
            return isAgreed(voice.side, call);
        }
        long now = nanoTime.getAsLong();
        for (TimedCall one : calls) {
            if (one.number >= voice.callsHeard && one.call.equals(call) && now - one.nanos < COPY_NANOS) {
                voice.callsHeard = one.number + 1;
                return false;
            }
        }
        if (calls.size() == MOST_CALLS) {
            calls.removeFirst();
        }
        calls.addLast(new TimedCall(call, callsMade, now));
        callsMade++;
        voice.callsHeard = callsMade;
        return true;
    }

    /** What the coaches of both teams say, where nobody else leads: they have it from the same referee. */
    private boolean isAgreed(Side side, Call call) {
        if (!refereeOutside || refBox || anyReferee() || call.equals(lastOrder)) {
            return false;
        }
        return connected(side.other()).stream().anyMatch(other -> call.equals(other.call));
    }

    private boolean leads(CoachVoice voice) {
        if (speaksToBoth(voice)) {
            return true;
        }
        boolean ledByAnother =
                refBox || anyReferee() || !connected(voice.side.other()).isEmpty();
        return !ledByAnother && (refereeOutside || voice.source.isLocal());
    }

    private boolean speaksToBoth(CoachVoice voice) {
        return connected(voice.side.other()).stream()
                .anyMatch(other -> other.source.name().equals(voice.source.name()));
    }

    private boolean anyReferee() {
        return connected(Side.BLUE).stream().anyMatch(this::speaksToBoth);
    }

    private Map<String, CoachVoice> to(Side side) {
        return Objects.requireNonNull(voices.get(side));
    }

    private Collection<CoachVoice> connected(Side side) {
        return to(side).values().stream()
                .filter(voice -> voice.source.isConnected())
                .toList();
    }

    /**
     * {@return the words that a team hears from its own coach, or from a referee outside; ours would contradict them}
     * A referee that has given another order since, so far only to the other team, does not count: its old words would
     * contradict the new ones.
     */
    synchronized @Nullable CoachVoice spokenFor(Side side) {
        CoachVoice newest = null;
        for (CoachVoice voice : connected(side)) {
            boolean counts = !leads(voice) || (refereeOutside && Objects.equals(voice.call, lastOrder));
            if (counts && voice.call != null && (newest == null || voice.heardAt - newest.heardAt > 0)) {
                newest = voice;
            }
        }
        return newest;
    }

    /** {@return whether a team's own coach has stopped it} */
    synchronized boolean isStopped(Side side) {
        CoachVoice voice = spokenFor(side);
        return voice != null && !leads(voice) && voice.call != null && voice.call.mode() == MatchMode.STOP;
    }

    /** What one program has said to one team. */
    static final class CoachVoice {
        /** A number that no message carries: the next one is new. */
        private static final long NOTHING = -1;

        final Side side;
        Source source;
        Message words;
        long heardAt;

        @Nullable
        Call call;

        /** How many calls of the match's leader there were when this was last one of them, or a copy of one. */
        long callsHeard;

        private long number = NOTHING;

        CoachVoice(Side side, Source source, Message words) {
            this.side = side;
            this.source = source;
            this.words = words;
        }

        /** {@return whether a message has another mode than the one before} */
        boolean isNew(long nextNumber) {
            boolean other = nextNumber != number;
            number = nextNumber;
            return other;
        }

        /** Takes the next message for new, whatever it says. */
        void forget() {
            number = NOTHING;
            callsHeard = 0;
            call = null;
        }
    }
}
