// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.mirosot.Pose;
import org.robopitch.settings.Point;

/**
 * Where robots and ball are put for each kind of restart. Robot 0 keeps the goal, the last one takes kicks, the others
 * stand in lines, higher numbers in front. A side of one robot has no keeper.
 *
 * <p>Inside, each side is placed in its own frame, own goal at negative x, and turned to its end at last.
 */
final class Formation {
    /** How far behind the ball's middle a kicker's middle stands, m. */
    private static final double RUN_UP = 0.1;

    /** How far in front of the goal line a keeper's middle stands, m. */
    private static final double KEEPER = 0.075;

    private static final double CLEARANCE = 0.02;

    private final Scene scene;
    private final MirosotRules rules;
    private final RandomStream random;
    private final double reach;
    private final double lineBehind;
    private final double flank;

    Formation(Scene scene, MirosotRules rules, RandomStream random) {
        this.scene = scene;
        this.rules = rules;
        this.random = random;
        this.reach = scene.bodies.body[0].reach;
        this.lineBehind = -(scene.goalLine - scene.pitch.penaltyAreaDepth() - reach - CLEARANCE);
        this.flank = scene.pitch.width() / 2 - reach - CLEARANCE;
    }

    Placements of(Restart restart) {
        Side side = restart.side() == null ? Side.BLUE : restart.side();
        return switch (restart.foul()) {
            case KICKOFF -> kickOff(side);
            case FREE_BALL -> freeBall(restart.quadrant());
            case PENALTY_KICK -> penalty(side);
            case GOAL_KICK -> goalKick(side);
            case FREE_KICK -> freeKick(side, restart);
            case STOP, GAME_ON, HALT -> throw new IllegalArgumentException(restart.foul() + " is not a restart");
        };
    }

    /** The kicker at the ball, everybody else in the own half and outside of the centre circle. */
    private Placements kickOff(Side side) {
        double front = -(scene.pitch.centreCircleRadius() + reach + CLEARANCE);
        Lineup kicking = new Lineup();
        kicking.kicker(-RUN_UP, 0);
        kicking.keeper(KEEPER);
        kicking.others(slots(kicking.missing(), front, lineBehind, -flank, flank));
        Lineup waiting = new Lineup();
        waiting.keeper(KEEPER);
        waiting.others(slots(waiting.missing(), front, lineBehind, -flank, flank));
        return placements(0, 0, side, kicking, waiting);
    }

    /** One robot of each side at the same distance from the ball, the others in their half outside of the quadrant. */
    private Placements freeBall(Quadrant quadrant) {
        double x = quadrant.signX() * scene.pitch.freeBallX();
        double y = quadrant.signY() * scene.pitch.freeBallY();
        return placements(x, y, Side.BLUE, contenders(Side.BLUE, x, y), contenders(Side.YELLOW, x, y));
    }

    private Lineup contenders(Side side, double worldX, double worldY) {
        double x = scene.attacks(side) * worldX;
        double y = scene.attacks(side) * worldY;
        Lineup lineup = new Lineup();
        lineup.kicker(x - rules.freeBallDistance(), y);
        lineup.keeper(KEEPER);
        double middle = reach + CLEARANCE;
        double low = x < 0 && y < 0 ? middle : -flank;
        double high = x < 0 && y > 0 ? -middle : flank;
        lineup.others(slots(lineup.missing(), -middle, lineBehind, low, high));
        return lineup;
    }

    /** Kicker and keeper alone, the others of both sides mixed in the far half. */
    private Placements penalty(Side side) {
        double x = scene.goalLine - scene.pitch.penaltyMark();
        Lineup kicking = new Lineup();
        kicking.kicker(x - RUN_UP, 0);
        kicking.keeper(KEEPER);
        Lineup waiting = new Lineup();
        waiting.keeper(keeperOnLine());
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
        kicking.others(ours);
        waiting.others(theirs);
        int towards = scene.attacks(side);
        return placements(towards * x, 0, side, kicking, waiting);
    }

    /** A keeper that touches its goal line. */
    private double keeperOnLine() {
        return reach / Math.sqrt(2) + 0.002;
    }

    /** The keeper with the ball in its area, its side outside of it, the opponents in their half. */
    private Placements goalKick(Side side) {
        double ball = -scene.goalLine + keeperOnLine() + RUN_UP - CLEARANCE;
        double front = -(reach + CLEARANCE);
        Lineup kicking = new Lineup();
        kicking.keeperOrOnly(keeperOnLine());
        kicking.others(slots(kicking.missing(), front, lineBehind, -flank, flank));
        Lineup waiting = new Lineup();
        waiting.keeper(KEEPER);
        waiting.others(slots(waiting.missing(), front, lineBehind, -flank, flank));
        return placements(scene.attacks(side) * ball, 0, side, kicking, waiting);
    }

    /** The ball where it was, but away from walls and areas; the opponents keep their distance. */
    private Placements freeKick(Side side, Restart restart) {
        double mostX = -lineBehind - rules.freeBallDistance();
        double mostY = flank - rules.freeBallDistance();
        double x = Math.max(-mostX, Math.min(mostX, restart.x()));
        double y = Math.max(-mostY, Math.min(mostY, restart.y()));
        int towards = scene.attacks(side);
        Lineup kicking = new Lineup();
        kicking.kicker(towards * x - RUN_UP, towards * y);
        kicking.keeper(KEEPER);
        kicking.others(slotsAwayFrom(towards * x, towards * y, kicking.missing()));
        Lineup waiting = new Lineup();
        waiting.keeper(KEEPER);
        waiting.others(slotsAwayFrom(-towards * x, -towards * y, waiting.missing()));
        return placements(x, y, side, kicking, waiting);
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

    /** One side being lined up, in its own frame. */
    private final class Lineup {
        private final Point[] places = new Point[scene.robots];

        void kicker(double x, double y) {
            places[scene.robots - 1] = new Point(x, y);
        }

        void keeper(double fromLine) {
            if (scene.robots > 1) {
                places[0] = new Point(-(scene.goalLine - fromLine), 0);
            }
        }

        void keeperOrOnly(double fromLine) {
            places[0] = new Point(-(scene.goalLine - fromLine), 0);
        }

        int missing() {
            int count = 0;
            for (Point place : places) {
                count += place == null ? 1 : 0;
            }
            return count;
        }

        /** Fills up with places sorted from the foremost, highest numbers first. */
        void others(List<Point> sorted) {
            int next = 0;
            for (int i = scene.robots - 1; i >= 0 && next < sorted.size(); i--) {
                if (places[i] == null) {
                    places[i] = sorted.get(next++);
                }
            }
        }

        List<Point> complete(double ballY) {
            List<Point> all = new ArrayList<>();
            for (Point place : places) {
                // Nobody is left without a place unless the pitch is far too small; then the placing finds room.
                all.add(place == null ? new Point(lineBehind, ballY > 0 ? -flank : flank) : place);
            }
            return Collections.unmodifiableList(all);
        }
    }
}
