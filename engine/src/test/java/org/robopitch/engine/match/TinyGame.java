// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.World;

/** A game of points on a pitch of 2 m × 1 m. Blue attacks towards positive x. The last point is the ball. */
final class TinyGame implements Game, World, Stage, Hands, Referee {
    static final double STEP = 0.005;

    final int robots;
    final double[] x;
    final double[] y;
    final double[] vx;
    final double[] vy;
    int contacts;
    boolean over;
    private long steps;

    TinyGame(int robotsPerSide) {
        robots = robotsPerSide;
        int n = 2 * robots + 1;
        x = new double[n];
        y = new double[n];
        vx = new double[n];
        vy = new double[n];
        for (int i = 0; i < 2 * robots; i++) {
            x[i] = i < robots ? -0.5 : 0.5;
            y[i] = 0.2 * (i % robots);
        }
    }

    int ball() {
        return 2 * robots;
    }

    @Override
    public World world() {
        return this;
    }

    @Override
    public Referee referee() {
        return this;
    }

    @Override
    public Stage stage() {
        return this;
    }

    @Override
    public Hands hands() {
        return this;
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        return new TeamInfo(
                side,
                robots,
                new FieldInfo(2, 1, 0.4, 0.1, 0.1, 0.6, 0.02),
                new RobotInfo(0.08, new RobotInfo.WheelPair(0.02, 0.07, 50)),
                new Rhythm(0.01, STEP),
                random);
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    public void observe(Side side, Observation into) {
        int turn = attacks(side);
        int own = side == Side.BLUE ? 0 : robots;
        for (int i = 0; i < robots; i++) {
            observe(own + i, turn, into.own(i));
            observe(robots - own + i, turn, into.opponent(i));
        }
        into.ball().set(turn * x[ball()], turn * y[ball()], 0, turn * vx[ball()], turn * vy[ball()], 0);
    }

    private void observe(int body, int turn, RobotView into) {
        into.set(turn * x[body], turn * y[body], turn > 0 ? 0 : Math.PI, turn * vx[body], turn * vy[body], 0);
    }

    @Override
    public void command(Side side, double[] values) {
        int first = side == Side.BLUE ? 0 : robots;
        for (int i = 0; i < robots; i++) {
            vx[first + i] = values[2 * i];
            vy[first + i] = values[2 * i + 1];
        }
    }

    @Override
    public double stepSeconds() {
        return STEP;
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public void step() {
        for (int i = 0; i < x.length; i++) {
            x[i] += vx[i] * STEP;
            y[i] += vy[i] * STEP;
        }
        steps++;
    }

    /** World and referee are one: the world's memory is visited once, and the referee remembers nothing else. */
    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(x);
        visitor.reals(y);
        visitor.reals(vx);
        visitor.reals(vy);
        steps = visitor.whole(steps);
        contacts = visitor.whole(contacts);
        over = visitor.flag(over);
    }

    @Override
    public int behaviourVersion() {
        return 1;
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {}

    @Override
    public PlayState play() {
        return new PlayState("play", true, null, "first half", time(), 0, 0);
    }

    @Override
    public boolean over() {
        return over;
    }

    @Override
    public double pitchLength() {
        return 2;
    }

    @Override
    public double pitchWidth() {
        return 1;
    }

    @Override
    public double goalWidth() {
        return 0.4;
    }

    @Override
    public List<Marking> markings() {
        return List.of();
    }

    @Override
    public List<BodyInfo> bodies() {
        List<BodyInfo> infos = new ArrayList<>();
        for (int i = 0; i < 2 * robots; i++) {
            infos.add(info(i, BodyInfo.Kind.ROBOT, i < robots ? Side.BLUE : Side.YELLOW, 0.04));
        }
        infos.add(info(ball(), BodyInfo.Kind.BALL, null, 0.02));
        return infos;
    }

    private BodyInfo info(int index, BodyInfo.Kind kind, @Nullable Side side, double radius) {
        return new BodyInfo(index, kind, side, index % robots, List.of(), radius, 0.05);
    }

    @Override
    public void read(int body, BodyPose into) {
        into.present = true;
        into.x = x[body];
        into.y = y[body];
        into.vx = vx[body];
        into.vy = vy[body];
    }

    @Override
    public int contacts() {
        return contacts;
    }

    @Override
    public void readContact(int contact, double[] into) {
        throw new UnsupportedOperationException("nobody looks at contacts in these tests");
    }

    @Override
    public void place(int body, double newX, double newY, double heading) {
        x[body] = newX;
        y[body] = newY;
    }

    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        into[0] = forward;
        into[1] = sideways;
    }
}
