// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What is known of a match while it runs: its {@link Tally}, its events, and the collisions that only its steps show. */
public final class MatchStatistics implements Stateful {
    /** How many events are kept; a match of ten minutes has some dozens. */
    public static final int MOST_EVENTS = 20_000;

    private final Tally tally;
    private final List<MatchEvent> events = new ArrayList<>();
    private long collisions;
    private int contactsBefore;

    MatchStatistics(Tally tally) {
        this.tally = tally;
    }

    void step(Game game) {
        int contacts = game.stage().contacts();
        // Contacts that were not there in the step before are new collisions.
        if (contacts > contactsBefore) {
            collisions += contacts - contactsBefore;
        }
        contactsBefore = contacts;
    }

    void cycle(double time, PlayState play, Tally.Poses poses) {
        tally.frame(time, play, poses);
    }

    /** Keeps an event, if there are not too many: a match without an end, or orders without end, must not fill the memory. */
    void event(MatchEvent event) {
        tally.event(event);
        if (events.size() < MOST_EVENTS) {
            events.add(event);
        }
    }

    /** {@return all events so far, the first {@value #MOST_EVENTS} at most; a view} */
    public List<MatchEvent> events() {
        return Collections.unmodifiableList(events);
    }

    /** {@return what frames and events come to} */
    public Tally tally() {
        return tally;
    }

    /**
     * {@return time in which a side had the ball, s}
     *
     * @param side whose
     */
    public double possession(Side side) {
        return tally.possession(side);
    }

    /**
     * {@return shots of a side at the opponents' goal}
     *
     * @param side whose
     */
    public int shots(Side side) {
        return (int) tally.of(Statistic.SHOTS, side);
    }

    /**
     * {@return way that a side's robots have driven together, m}
     *
     * @param side whose
     */
    public double distance(Side side) {
        return tally.of(Statistic.DISTANCE, side);
    }

    /** {@return how many contacts between bodies or with walls have begun} */
    public long collisions() {
        return collisions;
    }

    /** Events are records, saved by the match as they are. */
    @Override
    public void state(StateVisitor visitor) {
        tally.state(visitor);
        collisions = visitor.whole(collisions);
        contactsBefore = visitor.whole(contactsBefore);
    }

    void restoreEvents(List<MatchEvent> earlier) {
        events.clear();
        events.addAll(earlier);
    }
}
