// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.MirosotGame;

/** Does what programs outside want to be done to a match, as far as the rules let them, by actions that are recorded. */
final class Wishes {
    private final Match match;
    private final MirosotGame game;
    private final FiraCounters counters;
    private final BodyPose pose = new BodyPose();

    Wishes(Match match, MirosotGame game, FiraCounters counters) {
        this.match = match;
        this.game = game;
        this.counters = counters;
    }

    void fulfil(List<Wish> wishes) {
        for (Wish wish : wishes) {
            if (wish instanceof Wish.BallThere ball) {
                int index = game.world().bodies().ball;
                match.operate(new OperatorAction.Put(index, ball.x(), ball.y(), 0, ball.vx(), ball.vy(), 0));
            } else if (wish instanceof Wish.RobotThere robot) {
                replace(robot);
            } else if (wish instanceof Wish.Restart restart) {
                place(restart);
            }
            // One by one: a robot that is replaced twice keeps the speed that the first time left it with.
            match.applyOperator();
        }
        match.applyOperator();
    }

    /** A robot that is replaced goes on with the speed it has; one that comes back stands. */
    private void replace(Wish.RobotThere robot) {
        int index = index(robot.side(), robot.robot());
        if (!robot.on()) {
            match.operate(new OperatorAction.Remove(index));
            return;
        }
        match.game().stage().read(index, pose);
        boolean moving = pose.present;
        match.operate(new OperatorAction.Put(
                index,
                robot.x(),
                robot.y(),
                robot.heading(),
                moving ? pose.vx : 0,
                moving ? pose.vy : 0,
                moving ? pose.spin : 0));
    }

    private void place(Wish.Restart restart) {
        List<Pose> wanted = new ArrayList<>(game.referee().placements().of(restart.side()));
        for (Wish.RobotThere robot : restart.robots()) {
            wanted.set(robot.robot(), Pose.ofAngle(robot.x(), robot.y(), robot.heading()));
        }
        String refusal = game.referee().refusalOf(restart.side(), wanted);
        if (!refusal.isEmpty()) {
            counters.placementsRefused.add();
            return;
        }
        counters.placementsTaken.add();
        for (Wish.RobotThere robot : restart.robots()) {
            int index = index(restart.side(), robot.robot());
            match.game().stage().read(index, pose);
            if (pose.present) {
                match.operate(new OperatorAction.Place(index, robot.x(), robot.y(), robot.heading()));
            }
        }
    }

    private int index(Side side, int robot) {
        return side == Side.BLUE ? robot : game.parameters().robotsPerTeam() + robot;
    }
}
