// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.referee.Foul;

/**
 * Notices programs that play from the other end: the first placement of a side, or the first replacement that puts several
 * of its robots somewhere, lies in the wrong half with every robot.
 */
final class EndsWatch {
    /** What is nearer to the halfway line than this lies in neither half, m. */
    private static final double HALFWAY = 0.03;

    private final Match match;
    private final MirosotGame game;
    private final Notices notices;
    private final Map<Side, Boolean> looked = new EnumMap<>(Side.class);

    EndsWatch(Match match, MirosotGame game, Notices notices) {
        this.match = match;
        this.game = game;
        this.notices = notices;
    }

    /** Looks at what came during one cycle. */
    void look(List<Wish> wishes) {
        if (wishes.isEmpty() || looked.size() == Side.values().length) {
            return;
        }
        for (Side side : Side.values()) {
            List<Wish.RobotThere> replaced = new ArrayList<>();
            List<Wish.RobotThere> placed = new ArrayList<>();
            for (Wish wish : wishes) {
                if (wish instanceof Wish.RobotThere robot && robot.side() == side && robot.on()) {
                    replaced.add(robot);
                } else if (wish instanceof Wish.Restart restart && restart.side() == side) {
                    placed.addAll(restart.robots());
                }
            }
            // A single robot may stand in the other half, but not at a kick-off.
            boolean kickOff = game.referee().decision().foul() == Foul.KICKOFF;
            if (placed.size() > 1 || kickOff && !placed.isEmpty()) {
                judge(side, placed, "placement");
            } else if (replaced.size() > 1) {
                judge(side, replaced, "replacement");
            }
        }
    }

    private void judge(Side side, List<Wish.RobotThere> robots, String what) {
        if (looked.putIfAbsent(side, true) != null) {
            return;
        }
        int attacks = game.attacks(side);
        if (robots.stream().anyMatch(robot -> attacks * robot.x() < HALFWAY)) {
            return;
        }
        String other = game.attacks(Side.BLUE) > 0 ? "positive-x" : "negative-x";
        String text = "the first " + what + " of " + side.label() + " is in the half " + half(attacks) + ", but "
                + side.label() + " defends " + half(-attacks)
                + ": does the program play from the other end? --blue-defends " + other + " turns the match around";
        match.note("ends", side, text);
        notices.say("warning: " + text);
    }

    private static String half(int sign) {
        return sign > 0 ? "x > 0" : "x < 0";
    }
}
