// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.links.fira.Wishes.Wish;
import org.robopitch.links.fira.wire.Command;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Replacement;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.links.fira.wire.RobotReplacement;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;
import org.robopitch.mirosot.referee.Decision;
import org.robopitch.runner.pace.Clock;

/**
 * What external programs have asked for, left by the receiver and taken by the match.
 *
 * <p>A side has answered when each of its robots that the last Environment shows was commanded since, be it in one packet
 * or in one each; or when a packet commands any of them and says which Environment it answers. A side of which no robot is
 * shown answers with a packet without commands.
 */
final class Inbox {
    private static final int MOST_WISHES = 10_000;
    private static final double FARTHEST = 100;
    private static final double FASTEST_BALL = 30;

    private final FiraCounters counters;
    private final boolean allowReplacements;
    private final boolean lockstep;
    private final Notices notices;
    private final RefereeCalls calls = new RefereeCalls();
    private final Set<Side> outside = EnumSet.noneOf(Side.class);
    private final Set<Side> answered = EnumSet.noneOf(Side.class);
    private final Set<Side> withoutRobots = EnumSet.noneOf(Side.class);
    private final Set<Side> gone = EnumSet.noneOf(Side.class);
    private final List<Wish> wishes = new ArrayList<>();
    private double[][] wheels = {{}, {}};
    private boolean[][] waitingFor = {{}, {}};
    private int robots;
    private int step;
    private long packets;
    private boolean closed;

    Inbox(FiraCounters counters, Notices notices, boolean allowReplacements, boolean lockstep) {
        this.notices = notices;
        this.counters = counters;
        this.allowReplacements = allowReplacements;
        this.lockstep = lockstep;
    }

    /** Forgets the match before; nobody has commanded anything yet. */
    synchronized void begin(int robotsPerSide, Set<Side> played, boolean outsideReferee) {
        robots = robotsPerSide;
        calls.begin(outsideReferee);
        outside.clear();
        outside.addAll(played);
        answered.clear();
        gone.clear();
        wishes.clear();
        wheels = new double[2][2 * robots];
        waitingFor = new boolean[2][robots];
    }

    /** Called before an Environment is sent; only robots that are in it need commands. */
    synchronized void expect(Environment shown) {
        step = shown.getStep();
        answered.clear();
        Arrays.fill(waitingFor[0], false);
        Arrays.fill(waitingFor[1], false);
        withoutRobots.clear();
        expect(Side.BLUE, shown.getFrame().getRobotsBlueList());
        expect(Side.YELLOW, shown.getFrame().getRobotsYellowList());
    }

    private void expect(Side side, List<Robot> shown) {
        for (Robot robot : shown) {
            waitingFor[side.ordinal()][robot.getRobotId()] = true;
        }
        if (shown.isEmpty() && outside.contains(side)) {
            withoutRobots.add(side);
        }
    }

    synchronized void packet(Packet packet) {
        packets++;
        List<Command> commands = packet.getCmd().getRobotCommandsList();
        if (commands.isEmpty() && !packet.hasReplace()) {
            nothing(packet);
        } else if (isStale(packet)) {
            counters.commandsStale.add(commands.size());
        } else {
            for (Command command : commands) {
                command(command, packet.hasStep());
            }
        }
        if (packet.hasReplace()) {
            replace(packet.getReplace());
        }
        notifyAll();
    }

    private boolean isStale(Packet packet) {
        return lockstep && packet.hasStep() && packet.getStep() != step;
    }

    /** Nothing is an answer of those who have no robot to command, if anybody waits for answers, and of nobody else. */
    private void nothing(Packet packet) {
        if (!lockstep || withoutRobots.isEmpty() || isStale(packet)) {
            counters.packetsEmpty.add();
        } else {
            answered.addAll(withoutRobots);
        }
    }

    private void command(Command command, boolean wholeAnswer) {
        Side side = Translation.side(command.getYellowteam());
        int robot = command.getId();
        double left = command.getWheelLeft();
        double right = command.getWheelRight();
        if (robot < 0 || robot >= robots) {
            counters.commandsNoRobot.add();
        } else if (!Double.isFinite(left) || !Double.isFinite(right)) {
            counters.commandsNotFinite.add();
            notices.once(
                    "not finite " + side,
                    side.label() + " sent NaN or infinity as the speed of a wheel of robot " + robot
                            + ": such commands are dropped and counted, and the robot keeps its last one");
        } else if (!outside.contains(side)) {
            counters.commandsInside.add();
        } else {
            counters.commandsTaken.add();
            wheels[side.ordinal()][2 * robot] = left;
            wheels[side.ordinal()][2 * robot + 1] = right;
            waitingFor[side.ordinal()][robot] = false;
            if (wholeAnswer || nobodyLeft(side)) {
                answered.add(side);
            }
        }
    }

    private boolean nobodyLeft(Side side) {
        for (boolean waiting : waitingFor[side.ordinal()]) {
            if (waiting) {
                return false;
            }
        }
        return true;
    }

    private void replace(Replacement replacement) {
        int all = replacement.getRobotsCount() + (replacement.hasBall() ? 1 : 0);
        if (all == 0) {
            counters.replacementsEmpty.add();
        }
        if (!allowReplacements) {
            counters.replacementsRefused.add(all);
            return;
        }
        if (replacement.hasBall()) {
            Wish.BallThere ball = Translation.ball(replacement.getBall());
            if (!finite(ball.x(), ball.y()) || !finite(ball.vx(), ball.vy())) {
                counters.replacementsNotFinite.add();
            } else if (tooFar(ball.x(), ball.y()) || Math.hypot(ball.vx(), ball.vy()) > FASTEST_BALL) {
                counters.replacementsTooFar.add();
            } else if (keep(ball)) {
                counters.replacementsTaken.add();
            }
        }
        for (RobotReplacement robot : replacement.getRobotsList()) {
            replace(Translation.robot(robot));
        }
    }

    private void replace(Wish.RobotThere wish) {
        if (wish.robot() < 0 || wish.robot() >= robots) {
            counters.replacementsNoRobot.add();
            sayNoRobot("replacement", wish.side(), wish.robot());
        } else if (!finite(wish.x(), wish.y()) || !Double.isFinite(wish.heading())) {
            counters.replacementsNotFinite.add();
        } else if (tooFar(wish.x(), wish.y())) {
            counters.replacementsTooFar.add();
        } else if (keep(wish)) {
            counters.replacementsTaken.add();
        }
    }

    synchronized void placement(VSSRef_Placement placement) {
        Color colour = placement.getWorld().getTeamColor();
        Side side = colour == Color.YELLOW ? Side.YELLOW : Side.BLUE;
        boolean known = colour == Color.BLUE || colour == Color.YELLOW;
        List<Wish.RobotThere> wanted = new ArrayList<>();
        int leftOut = 0;
        for (var robot : placement.getWorld().getRobotsList()) {
            Wish.RobotThere wish = Translation.placed(side, robot);
            if (!finite(wish.x(), wish.y()) || !Double.isFinite(wish.heading())) {
                counters.placementsNotFinite.add();
                return;
            }
            if (wish.robot() >= 0 && wish.robot() < robots) {
                wanted.add(wish);
            } else if (known) {
                leftOut++;
                sayNoRobot("placement", side, wish.robot());
            }
        }
        if (!known || wanted.isEmpty() || !outside.contains(side)) {
            counters.placementsNoRobot.add();
        } else {
            counters.placementsPartly.add(leftOut);
            keep(new Wish.Restart(side, wanted));
        }
    }

    private void sayNoRobot(String what, Side side, int robot) {
        notices.once(
                what + side,
                "a " + what + " of " + side.label() + " names robot " + Integer.toUnsignedString(robot)
                        + ", but its robots are 0 to " + (robots - 1)
                        + ": those that exist are placed, the others are counted");
    }

    /** A call of a referee outside, as it was sent. */
    synchronized void call(VSSRef_Command command) {
        calls.hear(command);
    }

    /** The last call of a referee outside, or null. */
    @Nullable
    synchronized VSSRef_Command lastCall() {
        return calls.last();
    }

    private boolean keep(Wish wish) {
        if (wishes.size() >= MOST_WISHES) {
            counters.wishesTooMany.add();
            return false;
        }
        return wishes.add(wish);
    }

    private static boolean finite(double x, double y) {
        return Double.isFinite(x) && Double.isFinite(y);
    }

    private static boolean tooFar(double x, double y) {
        return Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST;
    }

    /** The program of a side has ended: nobody waits for it any more. */
    synchronized void programEnded(Side side) {
        gone.add(side);
        notifyAll();
    }

    synchronized boolean isGone(Side side) {
        return gone.contains(side);
    }

    /** Waits until the named sides have answered, the time is up or the inbox is closed; returns who is missing. */
    synchronized Set<Side> await(Set<Side> sides, long nanos) throws InterruptedException {
        long left = nanos;
        while (true) {
            Set<Side> missing = EnumSet.noneOf(Side.class);
            missing.addAll(sides);
            missing.removeAll(answered);
            missing.removeAll(gone);
            if (missing.isEmpty() || left <= 0 || closed) {
                return missing;
            }
            left = pause(left);
        }
    }

    /** Waits for news; {@return what is left of the time} */
    private long pause(long nanos) throws InterruptedException {
        long begin = Clock.SYSTEM.nanoTime();
        TimeUnit.NANOSECONDS.timedWait(this, nanos);
        return nanos - (Clock.SYSTEM.nanoTime() - begin);
    }

    /** Waits until no packet has come for so long. */
    synchronized void awaitQuiet(long nanos) throws InterruptedException {
        long seen = -1;
        while (seen != packets && !closed) {
            seen = packets;
            long left = nanos;
            while (left > 0 && seen == packets && !closed) {
                left = pause(left);
            }
        }
    }

    /** Whether a side has answered the last Environment, in time or not. */
    synchronized boolean hasAnswered(Side side) {
        return answered.contains(side);
    }

    /** Copies what a side last commanded. */
    synchronized void commands(Side side, Commands into) {
        System.arraycopy(wheels[side.ordinal()], 0, into.values(), 0, into.values().length);
    }

    /**
     * All wishes that have come since the last call, in the order in which they came.
     *
     * @param seconds simulated time since then
     */
    synchronized List<Wish> takeWishes(double seconds) {
        calls.pass(seconds);
        List<Wish> taken = List.copyOf(wishes);
        wishes.clear();
        return taken;
    }

    synchronized boolean isClosed() {
        return closed;
    }

    /** Ends all waiting. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /**
     * The calls of a referee outside: repeats are told from new ones, and no more are taken than a referee makes. Of what comes
     * beyond, the newest waits for its turn, and the others are only counted. Guarded by the inbox's lock.
     */
    private final class RefereeCalls {
        private static final double PER_SECOND = 10;
        private static final double AT_ONCE = 20;

        private boolean heeded;
        private @Nullable VSSRef_Command last;
        private @Nullable Decision waiting;
        private double allowed;

        /** Begins a match, in which a referee outside is heeded or not. */
        void begin(boolean heed) {
            heeded = heed;
            last = null;
            waiting = null;
            allowed = AT_ONCE;
        }

        /** A call, as it was sent. */
        void hear(VSSRef_Command command) {
            Decision call = Translation.call(command);
            if (call == null) {
                counters.callsUnreadable.add();
            } else if (!heeded) {
                counters.callsIgnored.add();
                notices.once(
                        Notices.TWO_REFEREES,
                        "another referee calls " + command.getFoul()
                                + " while the built-in one leads, so that programs hear two: --referee external lets"
                                + " the other one lead");
            } else if (command.equals(last)) {
                counters.callsRepeated.add();
            } else {
                last = command;
                take(call);
            }
        }

        private void take(Decision call) {
            if (waiting != null) {
                counters.callsTooMany.add();
            }
            waiting = call;
            if (allowed >= 1 && keep(new Wish.Called(call))) {
                waiting = null;
                allowed--;
                counters.callsTaken.add();
            }
        }

        /** Simulated time has passed, s: one that has waited may have its turn. */
        void pass(double seconds) {
            allowed = Math.min(AT_ONCE, allowed + PER_SECOND * seconds);
            Decision newest = waiting;
            if (newest != null) {
                waiting = null;
                take(newest);
            }
        }

        /** The last call, or null. */
        @Nullable
        VSSRef_Command last() {
            return last;
        }
    }
}
