// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.draw.Picture;
import org.robopitch.runner.draw.SketchBook;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.replay.Moment;
import org.robopitch.studio.MatchFactory;

/** Sets up matches of the tiny league. */
public final class TinyFactory implements MatchFactory {
    private final Catalogue catalogue;

    /**
     * A factory.
     *
     * @param duration of its matches, s
     */
    public TinyFactory(double duration) {
        this.catalogue = new TinyCatalogue(duration);
    }

    @Override
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    public PreparedMatch prepare(MatchOrder order) {
        Match match = new Match(new MatchSetup(
                catalogue.league(order),
                catalogue.team(order.league(), order.blue()),
                catalogue.team(order.league(), order.yellow()),
                order.seed(),
                order.sensing(),
                order.actuation()));
        return new Prepared(order, match);
    }

    @Override
    public PreparedMatch prepare(MatchOrder order, Moment start) {
        PreparedMatch prepared = prepare(order);
        start.begin(prepared.match(), order);
        return prepared;
    }

    /** A match whose teams are trusted. */
    private static final class Prepared implements PreparedMatch, MatchListener {
        private final MatchOrder order;
        private final Match match;
        private final FrameReader frames;
        private final Map<Side, SketchBook> books = new EnumMap<>(Side.class);
        private final Map<Side, List<Shape>> drawings = new EnumMap<>(Side.class);
        private final Map<Side, List<Picture>> pictures = new EnumMap<>(Side.class);

        Prepared(MatchOrder order, Match match) {
            this.order = order;
            this.match = match;
            for (Side side : Side.values()) {
                SketchBook book = new SketchBook();
                books.put(side, book);
                match.commands(side).sketchOn(book);
            }
            match.watch(this);
            this.frames = new FrameReader(match, this::drawings, side -> pictures.getOrDefault(side, List.of()));
        }

        @Override
        public void commanded(Match source, Side side, double[] values) {
            SketchBook book = books.get(side);
            drawings.put(side, book.shapes());
            pictures.put(side, book.pictures());
            book.clear();
        }

        @Override
        public MatchOrder order() {
            return order;
        }

        @Override
        public Match match() {
            return match;
        }

        @Override
        public FrameReader frames() {
            return frames;
        }

        private List<Shape> drawings(Side side) {
            List<Shape> drawn = drawings.getOrDefault(side, List.of());
            return side == Side.BLUE ? drawn : drawn.stream().map(Shape::turned).toList();
        }

        @Override
        public void close() {}
    }
}
