// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

import org.robopitch.engine.match.Side;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Heard;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.robot.Remembering;

/**
 * The agent's data base (Bahia3D 2010, fig. 1): what the Sensor stores and everybody else reads. Everything is seen from
 * the team's own end: its goal is at negative x.
 */
public final class AgentDatabase implements Remembering {
    /** The control cycle, s. */
    public static final double CYCLE = 0.02;

    /** How many players a team has at most. */
    public static final int PLAYERS = 11;

    private final String team;
    public final Orientation orientation = new Orientation();
    private final Eyes eyes = new Eyes(orientation);
    public final Localisation localisation = new Localisation(orientation);
    public final BallModel ball = new BallModel();
    /** At the own number, an unknown player. */
    public final PlayerModel[] mates = new PlayerModel[PLAYERS];

    public final PlayerModel[] opponents = new PlayerModel[PLAYERS];
    private final double[] angles = new double[Joint.COUNT];
    private final boolean[] footDown = new boolean[2];
    private final transient double[] vector = new double[3];
    /** Number of the own player. */
    public int number;
    /** 1 if the team plays on the left, -1 on the right. */
    public int side = 1;

    public PlayMode playMode = PlayMode.BEFORE_KICK_OFF;
    /** Time since the server began, s. */
    public double time;
    /** The game's clock, s. */
    public double gameTime;

    private int ourScore;
    private int theirScore;
    /** Speed of the steps forward, m/s. */
    public double walksForward;

    private double stepLeft;

    /**
     * An empty data base.
     *
     * @param team name of the own team
     * @param number of the own player, from 1; 0 if the server chooses
     */
    public AgentDatabase(String team, int number) {
        this.team = team;
        this.number = number;
        for (int i = 0; i < PLAYERS; i++) {
            mates[i] = new PlayerModel();
            opponents[i] = new PlayerModel();
        }
    }

    /**
     * Takes note of how fast the robot walks, for the time between two pictures.
     *
     * @param forward m/s
     * @param left m/s
     */
    public void walking(double forward, double left) {
        walksForward = forward;
        stepLeft = left;
    }

    /**
     * Stores a cycle's senses.
     *
     * @param percepts what the robot senses
     */
    public void store(Percepts percepts) {
        time = percepts.time;
        game(percepts);
        for (int i = 0; i < Joint.COUNT; i++) {
            Joint joint = Joint.of(i);
            if (percepts.felt(joint)) {
                angles[i] = Math.max(joint.low() - 0.2, Math.min(joint.high() + 0.2, percepts.angle(joint)));
            }
        }
        footDown[0] = percepts.pressed(0);
        footDown[1] = percepts.pressed(1);
        orientation.update(percepts.gyro, percepts.acceleration, CYCLE);
        eyes.neck(angles[0], angles[1]);
        boolean lies = orientation.upright() < 0.6;
        localisation.move(0.9 * walksForward * CYCLE, 0.9 * stepLeft * CYCLE, lies || walksForward != 0 ? 1e-4 : 1e-5);
        ball.predict(CYCLE);
        for (int i = 0; i < PLAYERS; i++) {
            mates[i].predict(CYCLE);
            opponents[i].predict(CYCLE);
        }
        if (percepts.sight.present) {
            see(percepts.sight);
        }
        hear(percepts.heard);
    }

    private void game(Percepts percepts) {
        if (percepts.number > 0 && percepts.side != null) {
            number = Math.min(PLAYERS, percepts.number);
            side = percepts.side == Side.BLUE ? 1 : -1;
            localisation.side(side);
        }
        playMode = percepts.playMode;
        gameTime = percepts.gameTime;
        ourScore = side > 0 ? percepts.leftScore : percepts.rightScore;
        theirScore = side > 0 ? percepts.rightScore : percepts.leftScore;
    }

    private void see(Sight sight) {
        localisation.see(sight, eyes);
        if (sight.seesBall && sight.ball[0] < 45) {
            eyes.vector(sight.ball[0], sight.ball[1], sight.ball[2], vector);
            double noise = 0.005 + 0.003 * sight.ball[0];
            ball.see(localisation.x + vector[0], localisation.y + vector[1], noise);
        } else if (ballShouldBeSeen()) {
            ball.miss();
        }
        for (int i = 0; i < sight.players; i++) {
            player(sight, i);
        }
    }

    /** Whether the ball, where it is believed to be, is well inside the view. */
    private boolean ballShouldBeSeen() {
        if (ball.age > 2 || orientation.upright() < 0.9) {
            return false;
        }
        double dx = ball.x - localisation.x;
        double dy = ball.y - localisation.y;
        double ahead = StrictMath.atan2(dy, dx) - orientation.heading() - angles[0];
        double off = Math.abs(StrictMath.atan2(Trigonometry.sin(ahead), Trigonometry.cos(ahead)));
        return off < 0.7 && StrictMath.hypot(dx, dy) > 0.6;
    }

    private void player(Sight sight, int index) {
        int id = sight.numbers[index];
        if (id < 1 || id > PLAYERS) {
            return;
        }
        boolean mate = sight.teams[index].equals(team);
        if (mate && id == number) {
            return;
        }
        double sumX = 0;
        double sumY = 0;
        double top = -9;
        int n = 0;
        for (BodyPart part : BodyPart.values()) {
            if (sight.sees(index, part)) {
                eyes.vector(sight.part(index, part, 0), sight.part(index, part, 1), sight.part(index, part, 2), vector);
                sumX += vector[0];
                sumY += vector[1];
                top = part == BodyPart.HEAD ? 0.35 + vector[2] : top;
                n++;
            }
        }
        if (n > 0) {
            PlayerModel model = (mate ? mates : opponents)[id - 1];
            boolean down = top > -9 && top < 0.3;
            model.see(localisation.x + sumX / n, localisation.y + sumY / n, down);
        }
    }

    private void hear(Heard heard) {
        for (int i = 0; i < heard.count; i++) {
            boolean ours = heard.teams[i].isEmpty() || heard.teams[i].equals(team);
            Message message = ours && !Double.isNaN(heard.directions[i]) ? Message.decode(heard.messages[i]) : null;
            if (message != null && message.number() != number) {
                mates[message.number() - 1].hear(message);
                ball.hear(message);
            }
        }
    }

    /** {@return whether the present restart or pass is ours} */
    public boolean ours() {
        return playMode.owner() == side;
    }

    /** {@return whether the present restart or pass is the opponents'} */
    public boolean theirs() {
        return playMode.owner() == -side;
    }

    /** {@return our goals less theirs} */
    public int lead() {
        return ourScore - theirScore;
    }

    /**
     * {@return any other player: mates come first}
     *
     * @param index from 0, less than twice {@link #PLAYERS}
     */
    public PlayerModel player(int index) {
        return index < PLAYERS ? mates[index] : opponents[index - PLAYERS];
    }

    /** {@return how far the ball is, m} */
    public double ballRange() {
        return StrictMath.hypot(ballAhead(), ballLeft());
    }

    /**
     * {@return a joint's angle, rad}
     *
     * @param joint which
     */
    public double angle(Joint joint) {
        return angles[joint.ordinal()];
    }

    /** {@return the ball's place ahead of the torso, m} */
    public double ballAhead() {
        double h = localisation.heading();
        return Trigonometry.cos(h) * (ball.x - localisation.x) + Trigonometry.sin(h) * (ball.y - localisation.y);
    }

    /** {@return the ball's place to the left of the torso, m} */
    public double ballLeft() {
        double h = localisation.heading();
        return -Trigonometry.sin(h) * (ball.x - localisation.x) + Trigonometry.cos(h) * (ball.y - localisation.y);
    }

    @Override
    public void state(StateVisitor visitor) {
        Remembering.super.state(visitor);
        if (visitor.restoring()) {
            eyes.neck(angles[0], angles[1]);
        }
    }
}
