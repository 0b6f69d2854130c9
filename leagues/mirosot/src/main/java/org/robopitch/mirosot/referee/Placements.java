// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.mirosot.Pose;

/**
 * Where everybody stands at a restart, in the world's frame.
 *
 * @param ballX m
 * @param ballY m
 * @param blue where the robots of blue stand, by number
 * @param yellow where the robots of yellow stand, by number
 */
public record Placements(double ballX, double ballY, List<Pose> blue, List<Pose> yellow) {
    /** Copies the lists. */
    public Placements {
        blue = List.copyOf(blue);
        yellow = List.copyOf(yellow);
    }

    /**
     * {@return where the robots of a side stand}
     *
     * @param side which
     */
    public List<Pose> of(Side side) {
        return side == Side.BLUE ? blue : yellow;
    }

    /**
     * {@return the same with another order of one side}
     *
     * @param side which
     * @param poses where its robots stand, by number
     */
    public Placements with(Side side, List<Pose> poses) {
        return side == Side.BLUE
                ? new Placements(ballX, ballY, poses, yellow)
                : new Placements(ballX, ballY, blue, poses);
    }

    /** The placements to continue with, as part of what the referee remembers. */
    static Placements visit(StateVisitor visitor, Placements now) {
        double ballX = visitor.real(now.ballX);
        double ballY = visitor.real(now.ballY);
        return new Placements(ballX, ballY, visit(visitor, now.blue), visit(visitor, now.yellow));
    }

    private static List<Pose> visit(StateVisitor visitor, List<Pose> now) {
        int count = visitor.whole(now.size());
        List<Pose> next = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Pose pose = i < now.size() ? now.get(i) : new Pose(0, 0, 1, 0);
            next.add(new Pose(
                    visitor.real(pose.x()),
                    visitor.real(pose.y()),
                    visitor.real(pose.headingX()),
                    visitor.real(pose.headingY())));
        }
        return next;
    }
}
