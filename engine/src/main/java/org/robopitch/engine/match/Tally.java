// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * Counts a match from its frames, one a cycle, and its events; where they come from does not matter. It reads no more
 * than recordings hold, rounded as they are, so that a match and its recording come to the same.
 *
 * <ul>
 *   <li>A robot <b>touches</b> the ball when the gap between them is at most {@link TallyRules#reach}, at the end of a cycle
 *       or where the ball's path bends within it. The gap is that of the outline; flying over a robot is no touch.
 *   <li>A side is in <b>possession</b> from its touch to one of the other side or a stop of play. A robot keeps the ball
 *       while it touches it, even if others do too.
 *   <li>A <b>pass</b>: two robots of a side touch the ball, one after the other, no opponent in between, and the ball has
 *       come {@link TallyRules#pass} or more from where the first touched it last.
 *   <li>A ball is <b>struck</b> when it leaves a robot, with room for another ball between them, faster by
 *       {@link TallyRules#blow} than it was while they touched or when it came. A rebound is no strike, and a ball that is
 *       pushed along is not struck until it is let go.
 *   <li>A <b>shot</b>: the ball was struck by a robot of the side and would arrive in the opponents' goal if nobody stood in
 *       the way: its line crosses the opening, at any height, and it rolls that far. Saved and blocked shots are shots,
 *       wide ones are not.
 *   <li>A <b>goal</b> belongs to the scorers' last shot, unless that has been saved, blocked or had its goal: then the goal
 *       is a shot itself. So is a ball pushed or rolled in, an own goal (for the side that it counts for), and a goal without
 *       any touch. No side has fewer shots than goals.
 *   <li>Where the referee reports shots and passes ({@link TallyRules#announced}), its events are counted instead, passes from
 *       {@link TallyRules#pass} on.
 *   <li><b>Distance</b> is the way of a side's robots, except faster than {@link TallyRules#topSpeed}: they were placed.
 * </ul>
 *
 * <p>What happens while play is stopped is not counted, except for distance.
 */
public final class Tally implements Stateful {
    /** A frame that comes later than this many cycles after the one before does not continue it. */
    private static final double GAP = 1.5;

    private static final int NOBODY = -1;
    private static final int EDGE = 5;

    /** Where the bodies of a frame are. */
    @FunctionalInterface
    public interface Poses {
        /**
         * Reads where a body is.
         *
         * @param body its index
         * @param into receives it
         */
        void read(int body, BodyPose into);
    }

    private final TallyRules rules;
    private final double longest;
    private final double pitchLength;
    private final double goalWidth;
    private final int robots;
    private final int blues;
    private final int[] side;
    private final double[] radius;
    private final double[] height;
    private final double[][] outline;

    /** Square of the distance beyond which a robot has nothing to do with the ball in a cycle, m². */
    private final double[] far;

    private final double ballRadius;
    private final BodyPose pose = new BodyPose();

    /** Of every robot: x, y, heading x and y in the frame before; x is NaN for one that was not on the pitch, or elsewhere. */
    private final double[] last;

    /** Where the ball was when a robot last touched it, x and y; NaN before it did. */
    private final double[] touched;

    private double time = Double.NaN;
    private double ballX;
    private double ballY;
    private double ballVx;
    private double ballVy;

    private int holder = NOBODY;
    private boolean near;
    private int touchers;
    private double slowest;

    private final int[] goals = new int[2];
    private final int[] shooter = {NOBODY, NOBODY};
    private final double[] possession = new double[2];
    private final int[] passes = new int[2];
    private final int[] shots = new int[2];
    private final double[] expected = new double[2];
    private final double[] distance = new double[2];

    // Of the cycle that is looked at.
    private final double[] now;
    private final int[] close;
    private int closeRobots;
    private double seconds;
    private double x;
    private double y;
    private double z;
    private double vx;
    private double vy;
    private boolean bent;
    private double bendX;
    private double bendY;
    private double bendShare;
    private double slack;

    /**
     * A tally that has counted nothing.
     *
     * @param stage pitch and bodies
     * @param rules of the league
     * @param cycleSeconds time between two frames, s
     */
    public Tally(Stage stage, TallyRules rules, double cycleSeconds) {
        List<BodyInfo> bodies = stage.bodies();
        this.rules = rules;
        this.longest = GAP * cycleSeconds;
        this.pitchLength = stage.pitchLength();
        this.goalWidth = stage.goalWidth();
        this.robots = bodies.size() - 1;
        this.blues =
                (int) bodies.stream().filter(body -> body.side() == Side.BLUE).count();
        this.side = new int[robots];
        this.radius = new double[robots];
        this.height = new double[robots];
        this.outline = new double[robots][];
        for (int i = 0; i < robots; i++) {
            BodyInfo body = bodies.get(i);
            side[i] = body.side() == Side.YELLOW ? 1 : 0;
            radius[i] = body.radius();
            height[i] = body.height();
            outline[i] = edges(body.outline());
        }
        this.ballRadius = bodies.get(robots).radius();
        this.far = new double[robots];
        for (int i = 0; i < robots; i++) {
            double distance = radius[i] + 4 * ballRadius + rules.reach() + rules.topSpeed() * longest;
            far[i] = distance * distance;
        }
        this.close = new int[robots];
        this.last = new double[4 * robots];
        this.now = new double[4 * robots];
        this.touched = new double[2 * robots];
        Arrays.fill(touched, Double.NaN);
    }

    /**
     * Counts a cycle.
     *
     * @param at simulated time at its end, s
     * @param play where the match stands then
     * @param poses where the bodies are then
     */
    public void frame(double at, PlayState play, Poses poses) {
        boolean first = Double.isNaN(time);
        seconds = at - time;
        boolean follows = seconds > 0 && seconds < longest;
        readBall(poses);
        readRobots(poses, follows);
        score(play, first);
        if (!play.running()) {
            holder = NOBODY;
            near = false;
            shooter[0] = NOBODY;
            shooter[1] = NOBODY;
        } else if (follows) {
            follow(play.period());
        }
        System.arraycopy(now, 0, last, 0, now.length);
        time = at;
        ballX = x;
        ballY = y;
        ballVx = vx;
        ballVy = vy;
    }

    /**
     * Takes an event, before the frame at whose end it was reported.
     *
     * @param event what happened
     */
    public void event(MatchEvent event) {
        Side whose = event.side();
        if (!rules.announced() || whose == null || event.robot() < 0) {
            return;
        }
        int robot = (whose == Side.BLUE ? 0 : blues) + event.robot();
        if (robot < robots && event.kind().equals("shot")) {
            shot(whose.ordinal(), robot, ballX, ballY);
        } else if (robot < robots && event.kind().equals("pass")) {
            pass(robot, ballX, ballY);
        }
    }

    private void readBall(Poses poses) {
        poses.read(robots, pose);
        x = (float) pose.x;
        y = (float) pose.y;
        z = (float) pose.z;
        vx = (float) pose.vx;
        vy = (float) pose.vy;
    }

    private void readRobots(Poses poses, boolean follows) {
        double most = rules.topSpeed() * seconds;
        closeRobots = 0;
        for (int i = 0; i < robots; i++) {
            poses.read(i, pose);
            int k = 4 * i;
            if (!pose.present) {
                now[k] = Double.NaN;
                continue;
            }
            now[k] = (float) pose.x;
            now[k + 1] = (float) pose.y;
            double away = (x - now[k]) * (x - now[k]) + (y - now[k + 1]) * (y - now[k + 1]);
            if (away <= far[i]) {
                double qx = (float) pose.qx;
                double qy = (float) pose.qy;
                double qz = (float) pose.qz;
                double qw = (float) pose.qw;
                now[k + 2] = 1 - 2 * (qy * qy + qz * qz);
                now[k + 3] = 2 * (qx * qy + qz * qw);
                close[closeRobots++] = i;
            }
            double dx = now[k] - last[k];
            double dy = now[k + 1] - last[k + 1];
            double squared = dx * dx + dy * dy;
            if (follows && squared > most * most) {
                last[k] = Double.NaN;
            } else if (follows && squared > 0) {
                distance[side[i]] += Math.sqrt(squared);
            }
        }
    }

    /** Finds the shot of each goal. */
    private void score(PlayState play, boolean first) {
        for (int s = 0; s < 2; s++) {
            int count = s == 0 ? play.blueScore() : play.yellowScore();
            for (int more = count - goals[s]; more > 0 && !first; more--) {
                if (shooter[s] == NOBODY) {
                    shot(s, NOBODY, ballX, ballY);
                }
                shooter[s] = NOBODY;
            }
            goals[s] = count;
        }
    }

    /** Looks at who touches the ball and what becomes of it. */
    private void follow(String period) {
        double dx = x - ballX;
        double dy = y - ballY;
        double squared = dx * dx + dy * dy;
        if (squared > 16 * ballRadius * ballRadius) {
            double most = Math.sqrt(Math.max(ballVx * ballVx + ballVy * ballVy, vx * vx + vy * vy)) * seconds
                    + 4 * ballRadius;
            if (squared > most * most) {
                // It did not roll there, it was placed.
                holder = NOBODY;
                near = false;
                return;
            }
        }
        int robot = closeRobots == 0 ? NOBODY : touching();
        if (robot != NOBODY) {
            double before = near ? slowest : Math.sqrt(ballVx * ballVx + ballVy * ballVy);
            slowest = Math.min(before, Math.sqrt(vx * vx + vy * vy));
            near = true;
            if (robot != holder) {
                if (holder != NOBODY && side[robot] == side[holder] && !rules.announced()) {
                    pass(holder, x, y);
                }
                holder = robot;
            }
            touched[2 * robot] = x;
            touched[2 * robot + 1] = y;
        }
        if (holder != NOBODY) {
            possession[side[holder]] += seconds;
        }
        boolean mayHaveLeft = near && (robot == NOBODY || bent);
        if (mayHaveLeft && (!isClose(holder) || gap(holder, x, y, 1) > 2 * ballRadius)) {
            near = false;
            leave(Math.sqrt(vx * vx + vy * vy), period);
        }
    }

    private boolean isClose(int robot) {
        for (int i = 0; i < closeRobots; i++) {
            if (close[i] == robot) {
                return true;
            }
        }
        return false;
    }

    /** The ball has left the robot that touched it last. */
    private void leave(double speed, String period) {
        boolean struck = speed >= slowest + rules.blow() && !rules.announced();
        for (int s = 0; s < 2; s++) {
            int towards = rules.attacks(s == 0 ? Side.BLUE : Side.YELLOW, period);
            boolean arrives = arrives(towards, speed);
            if (struck && arrives && (touchers & 1 << s) != 0) {
                shot(s, holder, x, y);
            } else if (!arrives && holder != shooter[s]) {
                shooter[s] = NOBODY;
            }
        }
    }

    /** Whether a ball that rolls on as it does ends in the goal that is attacked in a direction, 1 or −1. */
    private boolean arrives(int towards, double speed) {
        double ahead = pitchLength / 2 - towards * x;
        if (ahead <= 0) {
            return Math.abs(y) < goalWidth / 2;
        }
        double duration = ahead / (towards * vx);
        return duration > 0 && Math.abs(y + vy * duration) < goalWidth / 2 && rules.range(speed) > speed * duration;
    }

    private void shot(int s, int robot, double fromX, double fromY) {
        shots[s]++;
        shooter[s] = robot;
        expected[s] += chance(pitchLength / 2 - Math.abs(fromX), fromY);
    }

    /**
     * How likely a shot is to score, by how wide the goal looks from there and how far it is: a rule of thumb, the same for
     * all leagues, not fitted to any.
     */
    private double chance(double ahead, double aside) {
        double half = goalWidth / 2;
        double angle = Math.abs(StrictMath.atan2(half - aside, ahead) + StrictMath.atan2(half + aside, ahead));
        return 1 / (1 + StrictMath.exp(1.2 + 4 * Math.abs(ahead) / pitchLength - 1.8 * angle));
    }

    private void pass(int from, double toX, double toY) {
        double dx = toX - touched[2 * from];
        double dy = toY - touched[2 * from + 1];
        if (dx * dx + dy * dy >= rules.pass() * rules.pass()) {
            passes[side[from]]++;
        }
    }

    /** Where two straight paths, with the velocities before and after, come closest: there the ball was touched. */
    private void findBend() {
        double turnX = ballVx - vx;
        double turnY = ballVy - vy;
        double turn = turnX * turnX + turnY * turnY;
        bent = turn >= rules.blow() * rules.blow();
        if (bent) {
            double offX = ballX - x + vx * seconds;
            double offY = ballY - y + vy * seconds;
            double t = Math.max(0, Math.min(seconds, -(offX * turnX + offY * turnY) / turn));
            double missX = offX + turnX * t;
            double missY = offY + turnY * t;
            bendX = ballX + ballVx * t - missX / 2;
            bendY = ballY + ballVy * t - missY / 2;
            bendShare = t / seconds;
            slack = Math.min(Math.sqrt(missX * missX + missY * missY) / 2, ballRadius);
        }
    }

    /** The robot that has the ball of those that touch it: the one that had it, or else the nearest; −1 for none. */
    private int touching() {
        findBend();
        int found = NOBODY;
        int sides = 0;
        double nearest = Double.POSITIVE_INFINITY;
        for (int c = 0; c < closeRobots; c++) {
            int i = close[c];
            double gap = touchGap(i);
            if (gap <= rules.reach()) {
                sides |= 1 << side[i];
                if (i == holder && near || gap < nearest && !(found == holder && near)) {
                    found = i;
                    nearest = gap;
                }
            }
        }
        touchers = found == NOBODY ? touchers : sides;
        return found;
    }

    /** How near a robot came to the ball in this cycle, m; infinite if it did not come near. */
    private double touchGap(int robot) {
        int k = 4 * robot;
        double contact = radius[robot] + ballRadius + rules.reach();
        double nearest = Double.POSITIVE_INFINITY;
        if (z > height[robot]) {
            return nearest;
        }
        double dx = x - now[k];
        double dy = y - now[k + 1];
        if (dx * dx + dy * dy <= contact * contact) {
            nearest = gap(robot, x, y, 1);
        }
        if (bent) {
            dx = bendX - now[k];
            dy = bendY - now[k + 1];
            double wide = contact + slack + rules.topSpeed() * seconds;
            if (dx * dx + dy * dy <= wide * wide) {
                nearest = Math.min(nearest, gap(robot, bendX, bendY, bendShare) - slack);
            }
        }
        return nearest;
    }

    /** The gap between a robot and a ball at a place, m, after a share of the cycle; negative where they overlap. */
    private double gap(int robot, double atX, double atY, double share) {
        int k = 4 * robot;
        boolean moved = share < 1 && !Double.isNaN(last[k]);
        double dx = atX - now[k] + (moved ? (1 - share) * (now[k] - last[k]) : 0);
        double dy = atY - now[k + 1] + (moved ? (1 - share) * (now[k + 1] - last[k + 1]) : 0);
        double[] edges = outline[robot];
        if (edges.length == 0) {
            return Math.sqrt(dx * dx + dy * dy) - radius[robot] - ballRadius;
        }
        double along = dx * now[k + 2] + dy * now[k + 3];
        double across = dy * now[k + 2] - dx * now[k + 3];
        return distance(edges, along, across) - ballRadius;
    }

    /** The edges of a polygon: where each begins, its vector, and one over the square of its length. */
    private static double[] edges(List<Double> corners) {
        double[] edges = new double[corners.size() / 2 * EDGE];
        for (int i = 0, k = 0; i < corners.size(); i += 2, k += EDGE) {
            int next = (i + 2) % corners.size();
            edges[k] = corners.get(i);
            edges[k + 1] = corners.get(i + 1);
            edges[k + 2] = corners.get(next) - edges[k];
            edges[k + 3] = corners.get(next + 1) - edges[k + 1];
            double square = edges[k + 2] * edges[k + 2] + edges[k + 3] * edges[k + 3];
            edges[k + 4] = square == 0 ? 0 : 1 / square;
        }
        return edges;
    }

    /** The distance of a point from a polygon, m; negative inside. */
    private static double distance(double[] edges, double px, double py) {
        double nearest = Double.POSITIVE_INFINITY;
        boolean inside = false;
        for (int k = 0; k < edges.length; k += EDGE) {
            double ax = px - edges[k];
            double ay = py - edges[k + 1];
            double ex = edges[k + 2];
            double ey = edges[k + 3];
            double t = Math.max(0, Math.min(1, (ax * ex + ay * ey) * edges[k + 4]));
            double dx = ax - t * ex;
            double dy = ay - t * ey;
            nearest = Math.min(nearest, dx * dx + dy * dy);
            boolean crosses = (ay < 0) != (ay < ey);
            if (crosses && (ax * ey < ay * ex) == (ey > 0)) {
                inside = !inside;
            }
        }
        return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
    }

    /**
     * {@return time in which a side had the ball, s}
     *
     * @param whose side
     */
    public double possession(Side whose) {
        return possession[whose.ordinal()];
    }

    /**
     * {@return a statistic as it stands, of those that are {@link Statistic.Told#STUDIO counted from frames}}
     *
     * @param statistic which
     * @param whose side
     */
    public double of(Statistic statistic, Side whose) {
        int s = whose.ordinal();
        return switch (statistic) {
            case POSSESSION -> {
                double both = possession[0] + possession[1];
                yield both > 0 ? possession[s] / both : 0;
            }
            case PASSES -> passes[s];
            case SHOTS -> shots[s];
            case EXPECTED_GOALS -> expected[s];
            case DISTANCE -> distance[s];
            case TEAM_ERRORS, MISSED_DECISIONS, COLLISIONS, ERRORS -> 0;
        };
    }

    /** {@return all that it has counted} */
    public Totals totals() {
        Totals totals = Totals.NONE;
        for (Statistic statistic : Statistic.in(Statistic.Told.STUDIO)) {
            totals = totals.with(statistic, of(statistic, Side.BLUE), of(statistic, Side.YELLOW));
        }
        return totals;
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(last);
        visitor.reals(touched);
        time = visitor.real(time);
        ballX = visitor.real(ballX);
        ballY = visitor.real(ballY);
        ballVx = visitor.real(ballVx);
        ballVy = visitor.real(ballVy);
        holder = visitor.whole(holder);
        near = visitor.flag(near);
        touchers = visitor.whole(touchers);
        slowest = visitor.real(slowest);
        visitor.wholes(goals);
        visitor.wholes(shooter);
        visitor.reals(possession);
        visitor.wholes(passes);
        visitor.wholes(shots);
        visitor.reals(expected);
        visitor.reals(distance);
    }
}
