// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.GameMode;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.ManMarking;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;

/** Where everybody stands while the ball is placed, in each of the league's set pieces, for and against. */
final class SetPieces {
    private static final double BEHIND_BALL = 0.8;
    private static final double OPPONENTS_KEEP = 3.25;
    private static final double MATES_KEEP = 2.35;
    private static final double DROP_KEEP = 1.3;
    private static final double WALL = 0.4;

    private final WorldModel world;
    private final FieldModel field;
    private final Positions positions;
    private final ManMarking marking;

    SetPieces(WorldModel world, Positions positions, ManMarking marking) {
        this.world = world;
        this.field = world.field();
        this.positions = positions;
        this.marking = marking;
    }

    void prepare(Intent intent, Role role) {
        Mate me = world.me();
        double facing = me.bearing(world.ball());
        boolean ours = world.isOurs();
        boolean drop = world.mode() == GameMode.DROPBALL;
        double keep = drop ? DROP_KEEP : ours ? MATES_KEEP : OPPONENTS_KEEP;
        if (role == Role.ATTACKER && ours) {
            take(intent, facing);
            return;
        }
        if (role == Role.ATTACKER) {
            intent.label = "waits";
            behindBall(keep, 0);
        } else if (ours) {
            intent.label = "offers";
            offer(role);
        } else {
            intent.label = "marks";
            defend(role, keep);
        }
        if (world.mode() == GameMode.PENALTY) {
            // Everybody but taker and keeper waits behind the ball.
            double behind = ours ? world.ball().x - keep : world.ball().x + keep;
            positions.x = ours ? Math.min(positions.x, behind) : Math.max(positions.x, behind);
        }
        if (world.mode() == GameMode.KICKOFF) {
            positions.x = Math.min(positions.x, -0.7);
        }
        positions.keepAway(keep);
        if (world.mode() == GameMode.KICKOFF) {
            positions.x = Math.min(positions.x, -0.7);
        }
        intent.go(positions.x, positions.y, facing);
        intent.awayFromBall = keep - 0.1;
    }

    /** The taker waits behind the ball, looking to where it will play it. */
    private void take(Intent intent, double facing) {
        intent.label = "taker";
        double goalX = field.halfLength() - world.ball().x;
        double goalY = -world.ball().y;
        if (world.mode() == GameMode.THROWIN || world.mode() == GameMode.CORNER) {
            // From outside of the field into it.
            goalX = -0.3 * world.ball().x;
            goalY = -world.ball().y;
        }
        double length = Math.max(0.1, Math.sqrt(goalX * goalX + goalY * goalY));
        double x = world.ball().x - BEHIND_BALL * goalX / length;
        double y = world.ball().y - BEHIND_BALL * goalY / length;
        if (world.mode() == GameMode.KICKOFF) {
            x = Math.min(x, -0.5);
        }
        intent.go(x, y, facing);
        intent.awayFromBall = BEHIND_BALL - 0.15;
    }

    /** On the line from the ball to the own goal, turned around the ball: robots beside each other are a wall. */
    private void behindBall(double distance, double turned) {
        double toGoalX = -field.halfLength() - world.ball().x;
        double toGoalY = -world.ball().y;
        double way = Math.max(0.1, Math.sqrt(toGoalX * toGoalX + toGoalY * toGoalY));
        double share = Math.min(distance, 0.7 * way) / way;
        double cosine = StrictMath.cos(turned);
        double sine = StrictMath.sin(turned);
        positions.x = world.ball().x + share * (cosine * toGoalX - sine * toGoalY);
        positions.y = world.ball().y + share * (sine * toGoalX + cosine * toGoalY);
    }

    private void offer(Role role) {
        if (role == Role.ASSISTANT) {
            positions.open(world.me().x, world.me().y);
        } else {
            positions.post(role);
        }
    }

    private void defend(Role role, double keep) {
        int opponent = marking.opponentOf(world.self());
        if (role == Role.DEFENDER) {
            behindBall(keep, world.ball().y > 0 ? -WALL : WALL);
        } else if (opponent >= 0) {
            positions.mark(world.opponents().get(opponent).x, world.opponents().get(opponent).y);
        } else {
            positions.post(role);
        }
    }
}
