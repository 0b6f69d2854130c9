// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.GameMode;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.RealTimeStore;

/**
 * What a robot believes of the world. Its own senses come first; what its mates have sent, through the store and by no
 * other way, fills in what it does not see itself.
 */
public final class WorldModel implements Remembering {
    /** A mate that has been silent for longer is not counted on, s. */
    public static final double SILENT = 1.0;

    /** Obstacles nearer to where a mate says it is are that mate, m. */
    private static final double MATE = 0.55;

    private static final double OWN_BALL_SECONDS = 0.25;
    private static final double BALL_FORGOTTEN = 3;
    private static final int SHARED_OBSTACLES = 12;

    /** Where it is played. */
    public final FieldModel field;

    private final transient RealTimeStore store;
    private final int robots;
    private final BallFilter filter = new BallFilter();
    /** The opponents. */
    public final Opponents opponents;

    private final Mate[] mates;
    private double time = Double.NEGATIVE_INFINITY;
    private double ballSeenAt = Double.NEGATIVE_INFINITY;
    private GameMode mode = GameMode.STOP;
    private GameMode restart = GameMode.STOP;
    private double modeSince;
    private boolean ours;
    private int ballSource = -1;
    private boolean holding;
    /** The ball, by one's own eyes or a mate's. */
    public final Ball ball = new Ball();

    /**
     * An empty belief.
     *
     * @param field where it is played
     * @param store of this robot
     * @param robots in the team
     */
    public WorldModel(FieldModel field, RealTimeStore store, int robots) {
        this.field = field;
        this.opponents = new Opponents(field, ball);
        this.store = store;
        this.robots = robots;
        this.mates = new Mate[robots];
        for (int i = 0; i < robots; i++) {
            mates[i] = new Mate(i);
        }
    }

    /**
     * Takes in a cycle.
     *
     * @param senses what the robot senses
     */
    public void update(Senses senses) {
        double seconds = time == Double.NEGATIVE_INFINITY ? 0 : senses.time - time;
        time = senses.time;
        mode(senses);
        me().set(senses);
        readMates();
        ball(senses, seconds);
        opponents.predict(time);
        opponents.seeAll(senses, this);
        readObstacles();
        opponents.tidy(this);
        tell(senses);
    }

    private void mode(Senses senses) {
        if (senses.mode != mode) {
            if (mode.isRestart()) {
                restart = mode;
            } else if (senses.mode != GameMode.START) {
                restart = GameMode.STOP;
            }
            mode = senses.mode;
            modeSince = time;
        }
        ours = senses.mode == GameMode.START ? ours : senses.ours;
    }

    private void readMates() {
        for (Mate mate : mates) {
            if (mate.number != store.self()) {
                mate.read(store, time);
            }
        }
    }

    private void ball(Senses senses, double seconds) {
        filter.predict(seconds, ball.z > 0.02 ? 0 : field.ballDeceleration());
        if (senses.ballSeen) {
            if (senses.ballVelocityKnown) {
                filter.see(senses.ballX, senses.ballY, senses.ballDeviation, senses.ballVx, senses.ballVy);
            } else {
                filter.see(senses.ballX, senses.ballY, senses.ballDeviation);
            }
            ball.z = senses.ballZ;
            ball.vz = senses.ballVz;
            ballSeenAt = time;
        }
        double ownAge = time - ballSeenAt;
        ballSource = store.self();
        ball.set(filter.x, filter.y, filter.vx, filter.vy);
        ball.age = ownAge;
        ball.confidence = Math.max(0, 1 - ownAge) * 0.1 / (0.1 + filter.deviation());
        if (ownAge > OWN_BALL_SECONDS) {
            believeBestMate();
        }
        holding = ball.age < OWN_BALL_SECONDS && isBeforeKicker(me(), 0.06);
        me().holdsBall = holding;
    }

    private void believeBestMate() {
        for (Mate mate : mates) {
            double confidence = mate.ball.confidence * Math.max(0, 1 - mate.ball.age);
            if (mate.number != store.self() && confidence > ball.confidence) {
                ballSource = mate.number;
                Ball seen = mate.ball;
                ball.set(seen.x + seen.vx * seen.age, seen.y + seen.vy * seen.age, seen.vx, seen.vy);
                ball.z = seen.z;
                ball.age = mate.ball.age;
                ball.confidence = confidence;
            }
        }
    }

    private void readObstacles() {
        for (Mate mate : mates) {
            double age = store.age(mate.number, Item.OBSTACLES, time);
            if (mate.number != store.self() && age < 0.3) {
                double[] shared = store.read(mate.number, Item.OBSTACLES);
                for (int i = 0; i < SHARED_OBSTACLES && !Double.isNaN(shared[2 * i]); i++) {
                    if (!isMateAt(shared[2 * i], shared[2 * i + 1])) {
                        opponents.see(shared[2 * i], shared[2 * i + 1], age, false);
                    }
                }
            }
        }
    }

    private void tell(Senses senses) {
        if (!senses.localised) {
            return;
        }
        me().write(store.write(Item.POSE, time));
        if (ballSource == store.self() && ball.age < 1) {
            double[] told = store.write(Item.BALL, time - ball.age);
            ball.write(told);
            told[7] = holding ? 1 : 0;
        }
        double[] shared = store.write(Item.OBSTACLES, time);
        for (int i = 0; i < SHARED_OBSTACLES; i++) {
            boolean known = i < opponents.count() && opponents.age(i) == 0;
            shared[2 * i] = known ? opponents.get(i).x : Double.NaN;
            shared[2 * i + 1] = known ? opponents.get(i).y : Double.NaN;
        }
    }

    /** Whether a mate, this robot included, says that it is there. */
    boolean isMateAt(double x, double y) {
        for (Mate mate : mates) {
            if (mate.present) {
                double dx = mate.x - x;
                double dy = mate.y - y;
                double slack = MATE + mate.age * 2;
                if (dx * dx + dy * dy < slack * slack) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * {@return whether the ball is before a robot's kicker, as near as a held ball is}
     *
     * @param mate which robot
     * @param slack m
     */
    public boolean isBeforeKicker(Mate mate, double slack) {
        double dx = ball.x - mate.x;
        double dy = ball.y - mate.y;
        double ahead = mate.cosine * dx + mate.sine * dy;
        double aside = mate.cosine * dy - mate.sine * dx;
        return mate.present
                && ball.z < 0.15
                && ahead > 0
                && ahead < field.keptAt() + slack
                && Math.abs(aside) < 0.02 + slack;
    }

    /** {@return how many robots the team has} */
    public int robots() {
        return robots;
    }

    /** {@return the number of this robot} */
    public int self() {
        return store.self();
    }

    /** {@return this robot} */
    public Mate me() {
        return mates[store.self()];
    }

    /**
     * {@return a robot of the team, as last heard of}
     *
     * @param robot its number
     */
    public Mate mate(int robot) {
        return mates[robot];
    }

    /** {@return time, s} */
    public double time() {
        return time;
    }

    /** {@return what the coach says} */
    public GameMode mode() {
        return mode;
    }

    /** {@return the restart that play began with, or STOP if none} */
    public GameMode lastRestart() {
        return restart;
    }

    /** {@return for how long it has said so, s} */
    public double modeSeconds() {
        return time - modeSince;
    }

    /** {@return whether the restart is ours; in play, whether the last one was} */
    public boolean isOurs() {
        return ours;
    }

    /** {@return whether anybody of the team knows where the ball is} */
    public boolean isBallKnown() {
        return ball.age < BALL_FORGOTTEN && ball.confidence > 0;
    }

    /** {@return whether this robot has the ball} */
    public boolean isHolding() {
        return holding;
    }

    /** {@return who saw the ball that is believed} */
    public int ballSource() {
        return ballSource;
    }

    /** {@return standard deviation of the ball's place by this robot's own sightings, m} */
    public double ballDeviation() {
        return filter.deviation();
    }

    /**
     * {@return how far the ball rolls or flies on in some time, per speed, s}
     *
     * @param seconds from now
     */
    public double travel(double seconds) {
        double speed = ball.speed();
        if (ball.z > 0.05 || speed < 0.01) {
            return seconds;
        }
        double t = Math.min(seconds, speed / field.ballDeceleration());
        return t - 0.5 * field.ballDeceleration() * t * t / speed;
    }
}
