// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.frame;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.OperatorAction;

/** Keeps the newest frame's bodies for other threads. */
public final class SeenBodies implements FrameListener {
    private volatile List<Body> newest;

    public record Body(double x, double y, double vx, double vy, boolean driven) {}

    public SeenBodies(FrameReader frames) {
        this.newest = copy(frames.now());
        frames.watch(this);
    }

    @Override
    public void cycled(MatchFrame frame) {
        newest = copy(frame);
    }

    @Override
    public void operated(MatchFrame frame, OperatorAction action) {
        newest = copy(frame);
    }

    public Body get(int body) {
        return newest.get(body);
    }

    private static List<Body> copy(MatchFrame frame) {
        List<Body> bodies = new ArrayList<>();
        for (int i = 0; i < frame.bodies().size(); i++) {
            var pose = frame.body(i);
            bodies.add(new Body(pose.x, pose.y, pose.vx, pose.vy, frame.driven(i)));
        }
        return List.copyOf(bodies);
    }
}
