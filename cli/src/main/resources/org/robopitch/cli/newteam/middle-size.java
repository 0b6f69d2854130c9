package %package%;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlaysLeague;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Team;
import org.robopitch.middlesize.game.Channel;

/** A first team: the robot nearest to the ball fetches it, turns to the goal and kicks; the others keep their places. */
@PlaysLeague("%league%")
public final class %class% implements Team {
    private static final double SPEED = 2; // m/s
    private static final double TURN = 4; // rad/s for each rad of error

    @Override
    public void decide(Observation observation, Commands commands) {
        commands.stop();
        if (!observation.play().running()) {
            return;
        }
        BallView ball = observation.ball();
        int nearest = 0;
        for (int robot = 1; robot < observation.robots(); robot++) {
            if (distance(observation.own(robot), ball) < distance(observation.own(nearest), ball)) {
                nearest = robot;
            }
        }
        attack(observation, commands, nearest);
    }

    /** Drives to the ball, holds it, turns to the opponents' goal and kicks. Robots are numbered from 0 in code. */
    private void attack(Observation observation, Commands commands, int robot) {
        RobotView me = observation.own(robot);
        BallView ball = observation.ball();
        commands.role(robot, "attacker");
        commands.set(robot, Channel.DRIBBLE, 1);
        boolean held = distance(me, ball) < 0.45;
        double targetX = held ? 9 : ball.x();
        double targetY = held ? 0 : ball.y();
        double direction = StrictMath.atan2(targetY - me.y(), targetX - me.x());
        double error = StrictMath.IEEEremainder(direction - me.heading(), 2 * Math.PI);
        double forward = held ? 0.5 : Math.min(SPEED, 2 * distance(me, ball));
        commands.set(robot, Channel.ALONG, forward * Math.max(0, StrictMath.cos(error)));
        commands.set(robot, Channel.SPIN, TURN * error);
        if (held && Math.abs(error) < 0.05 && me.x() > 0) {
            commands.set(robot, Channel.KICK, 8);
            commands.set(robot, Channel.SHOOT_POSITION, 1);
        }
    }

    private static double distance(RobotView me, BallView ball) {
        return StrictMath.hypot(ball.x() - me.x(), ball.y() - me.y());
    }
}
