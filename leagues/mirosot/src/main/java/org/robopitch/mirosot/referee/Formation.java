// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Scene;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.settings.Point;

/**
 * Where robots and ball are put for each kind of restart, and where teams that place their robots themselves may put them.
 * Robot 0 keeps the goal, the last one takes kicks, the others stand in lines, higher numbers in front. A side of one robot
 * has no keeper.
 *
 * <p>Inside, each side is placed in its own frame, own goal at negative x, and turned to its end at last.
 */
final class Formation {
    /** How far behind the ball's middle a kicker's middle stands, m. */
    private static final double RUN_UP = 0.1;

    /** How far in front of the goal line a keeper's middle stands, m. */
    private static final double KEEPER = 0.075;

    private static final double CLEARANCE = 0.02;

    /** Robots are put by hand: what is not farther off than this is right, m. */
    private static final double HAND = 0.005;

    private final Scene scene;
    private final PitchParameters pitch;
    private final MirosotRules rules;
    private final RandomStream random;
    private final int robots;
    private final double reach;
    private final double lineBehind;
    private final double flank;

    Formation(Scene scene, PitchParameters pitch, MirosotRules rules, RandomStream random) {
        this.scene = scene;
        this.pitch = pitch;
        this.rules = rules;
        this.random = random;
        this.robots = scene.sides.robots();
        this.reach = scene.bodies.body[0].reach;
        this.lineBehind = -(scene.goalLine - pitch.penaltyAreaDepth() - reach - CLEARANCE);
        this.flank = pitch.width() / 2 - reach - CLEARANCE;
    }

    Placements of(Restart<Foul> restart) {
        Side side = restart.side() == null ? Side.BLUE : restart.side();
        return switch (restart.mode()) {
            case KICKOFF -> kickOff(side);
            case FREE_BALL -> freeBall(Foul.quadrant(restart));
            case PENALTY_KICK -> penalty(side);
            case GOAL_KICK -> goalKick(side);
            case FREE_KICK -> freeKick(side, restart);
            case STOP, GAME_ON, HALT -> throw new IllegalArgumentException(restart.mode() + " is not a restart");
        };
    }

    /** The kicker at the ball, everybody else in the own half and outside of the centre circle. */
    private Placements kickOff(Side side) {
        double front = -(pitch.centreCircleRadius() + reach + CLEARANCE);
        Lineup kicking = new Lineup(new Point(-RUN_UP, 0), KEEPER).behind(front);
        return placements(0, 0, side, kicking, new Lineup(null, KEEPER).behind(front));
    }

    /** One robot of each side at the same distance from the ball, the others in their half outside of the quadrant. */
    private Placements freeBall(Quadrant quadrant) {
        double x = quadrant.signX() * pitch.freeBallX();
        double y = quadrant.signY() * pitch.freeBallY();
        return placements(x, y, Side.BLUE, contenders(Side.BLUE, x, y), contenders(Side.YELLOW, x, y));
    }

    private Lineup contenders(Side side, double worldX, double worldY) {
        double x = scene.attacks(side) * worldX;
        double y = scene.attacks(side) * worldY;
        double middle = reach + CLEARANCE;
        Lineup lineup = new Lineup(new Point(x - rules.freeBallDistance(), y), KEEPER);
        double low = x < 0 && y < 0 ? middle : -flank;
        double high = x < 0 && y > 0 ? -middle : flank;
        return lineup.others(slots(lineup.missing(), -middle, lineBehind, low, high));
    }

    /** Kicker and keeper alone, the others of both sides mixed in the far half. */
    private Placements penalty(Side side) {
        double x = scene.goalLine - pitch.penaltyMark();
        Lineup kicking = new Lineup(new Point(x - RUN_UP, 0), KEEPER);
        Lineup waiting = new Lineup(null, keeperOnLine());
        int total = kicking.missing() + waiting.missing();
        List<Point> places = slots(total, -(reach + CLEARANCE), lineBehind, -flank, flank);
        List<Point> ours = new ArrayList<>();
        List<Point> theirs = new ArrayList<>();
        for (Point place : places) {
            boolean toUs = theirs.size() == waiting.missing()
                    || ours.size() < kicking.missing() && ours.size() <= theirs.size();
            if (toUs) {
                ours.add(place);
            } else {
                theirs.add(new Point(-place.x(), -place.y()));
            }
        }
        return placements(scene.attacks(side) * x, 0, side, kicking.others(ours), waiting.others(theirs));
    }

    /** A keeper that touches its goal line. */
    private double keeperOnLine() {
        return reach / Math.sqrt(2) + 0.002;
    }

    /** The keeper with the ball in its area, its side outside of it, the opponents in their half. */
    private Placements goalKick(Side side) {
        double ball = -scene.goalLine + keeperOnLine() + RUN_UP - CLEARANCE;
        Lineup kicking = new Lineup(null, KEEPER);
        kicking.places[0] = new Point(-(scene.goalLine - keeperOnLine()), 0);
        double front = -(reach + CLEARANCE);
        Lineup waiting = new Lineup(null, KEEPER);
        return placements(scene.attacks(side) * ball, 0, side, kicking.behind(front), waiting.behind(front));
    }

    /** The ball where it was, but away from walls and areas; the opponents keep their distance. */
    private Placements freeKick(Side side, Restart<Foul> restart) {
        double mostX = -lineBehind - rules.freeBallDistance();
        double mostY = flank - rules.freeBallDistance();
        double x = Scene.within(restart.x(), mostX);
        double y = Scene.within(restart.y(), mostY);
        int towards = scene.attacks(side);
        Lineup kicking = new Lineup(new Point(towards * x - RUN_UP, towards * y), KEEPER);
        Lineup waiting = new Lineup(null, KEEPER);
        return placements(
                x,
                y,
                side,
                kicking.others(slotsAwayFrom(towards * x, towards * y, kicking.missing())),
                waiting.others(slotsAwayFrom(-towards * x, -towards * y, waiting.missing())));
    }

    private List<Point> slotsAwayFrom(double x, double y, int count) {
        double away = rules.freeKickDistance() + reach + CLEARANCE;
        List<Point> free = new ArrayList<>();
        for (int tries = count; free.size() < count && tries < count + 60; tries++) {
            free.clear();
            for (Point place : slots(tries, -(reach + CLEARANCE), lineBehind, -flank, flank)) {
                double dx = place.x() - x;
                double dy = place.y() - y;
                if (dx * dx + dy * dy > away * away && free.size() < count) {
                    free.add(place);
                }
            }
        }
        return free;
    }

    /** Places in lines across the pitch, the foremost line first, as square as the room allows. */
    private List<Point> slots(int count, double front, double back, double low, double high) {
        List<Point> places = new ArrayList<>();
        if (count == 0) {
            return places;
        }
        double spacing = 2 * reach + CLEARANCE;
        int mostLines = 1 + (int) Math.floor(Math.max(0, front - back) / spacing);
        int mostAcross = Math.max(1, (int) Math.floor((high - low) / spacing));
        int wanted = (int) Math.ceil(Math.sqrt(count * (front - back) / (high - low)));
        int lines = Math.max(1, Math.min(mostLines, wanted));
        while ((count + lines - 1) / lines > mostAcross && lines < mostLines) {
            lines++;
        }
        int left = count;
        for (int line = 0; line < lines; line++) {
            int across = (left + lines - line - 1) / (lines - line);
            double x = lines == 1 ? front : front - line * (front - back) / (lines - 1);
            for (int i = 0; i < across; i++) {
                places.add(new Point(x, low + (i + 0.5) * (high - low) / across));
            }
            left -= across;
        }
        return places;
    }

    private Placements placements(double x, double y, Side side, Lineup first, Lineup second) {
        List<Pose> own = toWorld(first, side, y);
        List<Pose> others = toWorld(second, side.other(), y);
        return side == Side.BLUE ? new Placements(x, y, own, others) : new Placements(x, y, others, own);
    }

    /** Turns a side to its end, everybody facing the other one; kickers face the ball, which is straight ahead. */
    private List<Pose> toWorld(Lineup lineup, Side side, double ballY) {
        int towards = scene.attacks(side);
        List<Pose> poses = new ArrayList<>();
        for (Point place : lineup.complete(towards * ballY)) {
            double x = place.x() + scatter();
            double y = place.y() + scatter();
            poses.add(new Pose(towards * x + 0.0, towards * y + 0.0, towards, 0));
        }
        return poses;
    }

    private double scatter() {
        double most = rules.placementScatter();
        return most > 0 ? random.between(-most, most) : 0;
    }

    /** Why a side may not stand so; empty if it may. Robots are judged by their middles, as a person with a good eye would. */
    String refusal(Restart<Foul> restart, double ballX, double ballY, Side side, List<Pose> poses) {
        int towards = scene.attacks(side);
        boolean ours = restart.side() == side;
        Predicate<Pose> inOtherHalf = pose -> towards * pose.x() > HAND;
        if (any(poses, pose -> Math.abs(pose.x()) > scene.goalLine || Math.abs(pose.y()) > scene.touchLine)) {
            return "off the pitch";
        }
        return switch (restart.mode()) {
            case KICKOFF -> {
                double circle = pitch.centreCircleRadius() - HAND;
                yield any(poses, inOtherHalf)
                        ? "in the other half at a kick-off"
                        : count(poses, pose -> distance(pose, 0, 0) < circle) > (ours ? 1 : 0)
                                ? "in the centre circle at a kick-off"
                                : "";
            }
            case FREE_BALL -> {
                double away = rules.freeBallDistance() - HAND;
                Quadrant quadrant = Foul.quadrant(restart);
                // The keeper's place may lie on the line of the quadrant, so it is counted with its side's one robot.
                yield any(poses, pose -> distance(pose, ballX, ballY) < away)
                        ? "too near the ball at a free ball"
                        : count(poses, pose -> Quadrant.of(pose.x(), pose.y()) == quadrant) > 2
                                ? "too many in the quadrant of a free ball"
                                : "";
            }
            case PENALTY_KICK -> {
                int end = ours ? towards : -towards;
                yield count(poses, pose -> end * pose.x() > HAND) > 1 ? "too many in the half of a penalty" : "";
            }
            case GOAL_KICK -> {
                double area = scene.goalLine - pitch.penaltyAreaDepth() + HAND;
                double post = pitch.penaltyAreaWidth() / 2 - HAND;
                Predicate<Pose> inArea = pose -> -towards * pose.x() > area && Math.abs(pose.y()) < post;
                yield !ours && any(poses, inOtherHalf)
                        ? "in the other half at a goal kick of the opponents"
                        : ours && count(poses, inArea) > 1 ? "too many in their own area at a goal kick" : "";
            }
            case FREE_KICK -> {
                double away = rules.freeKickDistance() - HAND;
                yield !ours && any(poses, pose -> distance(pose, ballX, ballY) < away)
                        ? "too near the ball at a free kick of the opponents"
                        : "";
            }
            case STOP, GAME_ON, HALT -> "no restart";
        };
    }

    private static boolean any(List<Pose> poses, Predicate<Pose> test) {
        return poses.stream().anyMatch(test);
    }

    private static long count(List<Pose> poses, Predicate<Pose> test) {
        return poses.stream().filter(test).count();
    }

    private static double distance(Pose pose, double x, double y) {
        double dx = pose.x() - x;
        double dy = pose.y() - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** One side being lined up, in its own frame. */
    private final class Lineup {
        private final Point[] places = new Point[robots];

        /** With a kicker, if there is one, and a keeper so far in front of its line. */
        Lineup(@Nullable Point kicker, double keeper) {
            if (kicker != null) {
                places[robots - 1] = kicker;
            }
            if (robots > 1) {
                places[0] = new Point(-(scene.goalLine - keeper), 0);
            }
        }

        int missing() {
            return robots - (int) Arrays.stream(places).filter(Objects::nonNull).count();
        }

        /** Fills up with lines behind a front. */
        Lineup behind(double front) {
            return others(slots(missing(), front, lineBehind, -flank, flank));
        }

        /** Fills up with places sorted from the foremost, highest numbers first. */
        Lineup others(List<Point> sorted) {
            int next = 0;
            for (int i = robots - 1; i >= 0 && next < sorted.size(); i--) {
                if (places[i] == null) {
                    places[i] = sorted.get(next++);
                }
            }
            return this;
        }

        List<Point> complete(double ballY) {
            List<Point> all = new ArrayList<>();
            for (Point place : places) {
                // No robot is left without a place unless the pitch is far too small; then the placing finds room.
                all.add(place == null ? new Point(lineBehind, ballY > 0 ? -flank : flank) : place);
            }
            return Collections.unmodifiableList(all);
        }
    }
}
