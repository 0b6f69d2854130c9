// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.Pose;

/**
 * Checks where a side wants to stand at a restart. It looks at the middles of robots, as a person with a good
 * eye would, and is no stricter than {@link Formation}, which places those who have no wish.
 */
final class PlacementRule {
    /** Robots are put by hand: what is not farther off than this is right, m. */
    private static final double HAND = 0.005;

    private final Scene scene;
    private final MirosotRules rules;

    PlacementRule(Scene scene, MirosotRules rules) {
        this.scene = scene;
        this.rules = rules;
    }

    /** Why a side may not stand so; empty if it may. */
    String refusal(Restart restart, double ballX, double ballY, Side side, List<Pose> poses) {
        int towards = scene.attacks(side);
        boolean ours = restart.side() == side;
        for (Pose pose : poses) {
            if (Math.abs(pose.x()) > scene.goalLine || Math.abs(pose.y()) > scene.pitch.width() / 2) {
                return "off the pitch";
            }
        }
        return switch (restart.foul()) {
            case KICKOFF -> kickOff(ours, towards, poses);
            case FREE_BALL -> freeBall(restart.quadrant(), ballX, ballY, poses);
            case PENALTY_KICK -> penalty(ours, towards, poses);
            case GOAL_KICK -> goalKick(ours, towards, poses);
            case FREE_KICK -> freeKick(ours, ballX, ballY, poses);
            case STOP, GAME_ON, HALT -> "no restart";
        };
    }

    private String kickOff(boolean ours, int towards, List<Pose> poses) {
        if (poses.stream().anyMatch(pose -> towards * pose.x() > HAND)) {
            return "in the other half at a kick-off";
        }
        long inCircle = poses.stream()
                .filter(pose -> distance(pose, 0, 0) < scene.pitch.centreCircleRadius() - HAND)
                .count();
        return inCircle > (ours ? 1 : 0) ? "in the centre circle at a kick-off" : "";
    }

    private String freeBall(Quadrant quadrant, double ballX, double ballY, List<Pose> poses) {
        if (poses.stream().anyMatch(pose -> distance(pose, ballX, ballY) < rules.freeBallDistance() - HAND)) {
            return "too near the ball at a free ball";
        }
        long inQuadrant = poses.stream()
                .filter(pose -> Quadrant.of(pose.x(), pose.y()) == quadrant)
                .count();
        // The keeper's place may lie on the line of the quadrant, so it is counted with its side's one robot.
        return inQuadrant > 2 ? "too many in the quadrant of a free ball" : "";
    }

    private String penalty(boolean ours, int towards, List<Pose> poses) {
        int end = ours ? towards : -towards;
        long near = poses.stream().filter(pose -> end * pose.x() > HAND).count();
        return near > 1 ? "too many in the half of a penalty" : "";
    }

    private String goalKick(boolean ours, int towards, List<Pose> poses) {
        if (!ours) {
            return poses.stream().anyMatch(pose -> towards * pose.x() > HAND)
                    ? "in the other half at a goal kick of the opponents"
                    : "";
        }
        double area = scene.goalLine - scene.pitch.penaltyAreaDepth();
        long inArea = poses.stream()
                .filter(pose -> -towards * pose.x() > area + HAND
                        && Math.abs(pose.y()) < scene.pitch.penaltyAreaWidth() / 2 - HAND)
                .count();
        return inArea > 1 ? "too many in their own area at a goal kick" : "";
    }

    private String freeKick(boolean ours, double ballX, double ballY, List<Pose> poses) {
        return !ours && poses.stream().anyMatch(pose -> distance(pose, ballX, ballY) < rules.freeKickDistance() - HAND)
                ? "too near the ball at a free kick of the opponents"
                : "";
    }

    private static double distance(Pose pose, double x, double y) {
        double dx = pose.x() - x;
        double dy = pose.y() - y;
        return Math.sqrt(dx * dx + dy * dy);
    }
}
