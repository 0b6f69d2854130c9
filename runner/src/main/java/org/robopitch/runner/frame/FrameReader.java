// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.draw.Picture;

/**
 * Reads a match once per moment and hands the frame to all who show or record it, so that they agree on what they saw.
 * While nobody listens, nothing is read.
 */
public final class FrameReader implements MatchListener {
    private final Match match;
    private final Function<Side, List<Shape>> drawings;
    private final Function<Side, List<Picture>> pictures;
    private final MatchFrame frame;
    private final List<FrameListener> listeners = new ArrayList<>();

    /**
     * Begins to follow a match.
     *
     * @param drawings what a side's team drew in its last decision, in the world's frame of reference
     */
    public FrameReader(Match match, Function<Side, List<Shape>> drawings) {
        this(match, drawings, side -> List.of());
    }

    /**
     * Begins to follow a match.
     *
     * @param drawings what a side's team drew in its last decision, in the world's frame of reference
     * @param pictures that robots of a side showed in its last decision
     */
    public FrameReader(Match match, Function<Side, List<Shape>> drawings, Function<Side, List<Picture>> pictures) {
        this.match = match;
        this.drawings = drawings;
        this.pictures = pictures;
        this.frame = new MatchFrame(this);
        match.watch(this);
    }

    public Match match() {
        return match;
    }

    /** Adds somebody who shows or records the match from now on. */
    public void watch(FrameListener listener) {
        listeners.add(listener);
    }

    /** The frame of this moment; for the thread that plays the match, or before it begins. */
    public MatchFrame now() {
        frame.read();
        return frame;
    }

    List<Shape> drawings(Side side) {
        return drawings.apply(side);
    }

    List<Picture> pictures(Side side) {
        return pictures.apply(side);
    }

    @Override
    public void commanded(Match source, Side side, double[] values) {
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).commanded(side, values);
        }
    }

    @Override
    public void operated(Match source, OperatorAction action) {
        if (action instanceof OperatorAction.Drive drive) {
            frame.driven(drive.robot(), true);
        } else if (action instanceof OperatorAction.Release release) {
            frame.driven(release.robot(), false);
        }
        if (!listeners.isEmpty()) {
            frame.read();
        }
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).operated(frame, action);
        }
    }

    @Override
    public void happened(Match source, MatchEvent event) {
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).happened(event);
        }
    }

    @Override
    public void stepped(Match source) {
        boolean read = false;
        for (int i = 0; i < listeners.size(); i++) {
            FrameListener listener = listeners.get(i);
            if (listener.everyStep()) {
                if (!read) {
                    frame.read();
                    read = true;
                }
                listener.stepped(frame);
            }
        }
    }

    @Override
    public void cycled(Match source) {
        if (!listeners.isEmpty()) {
            frame.read();
        }
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).cycled(frame);
        }
    }

    @Override
    public void restored(Match source) {
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).restored();
        }
    }
}
