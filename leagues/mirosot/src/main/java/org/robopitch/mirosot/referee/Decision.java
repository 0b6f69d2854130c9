// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/**
 * What a referee has called: ours, as the VSSS referee's messages tell it; or one outside, as actions that are recorded and can be
 * played again.
 *
 * @param foul the call
 * @param side in whose favour, or null
 * @param quadrant where, for a free ball
 * @param half in which period; {@link Half#NO_HALF} if a referee outside does not say
 * @param time when, s
 */
public record Decision(Foul foul, @Nullable Side side, Quadrant quadrant, Half half, double time) {
    static final int QUADRANT = 1;
    static final int HALF = 2;
    static final int STANDING = 3;

    private static final String GROUP = "referee";
    private static final int COLOURS = 3;
    private static final int NOBODY = 2;

    /** What a referee outside can call. */
    static final List<RefereeOrder> ORDERS = orders(List.of(Foul.values()), true);

    /** What a person can tell our own referee. */
    static final List<RefereeOrder> BY_HAND = orders(
            List.of(Foul.KICKOFF, Foul.PENALTY_KICK, Foul.GOAL_KICK, Foul.FREE_BALL, Foul.HALT, Foul.GAME_ON), false);

    static final List<RefereeDetail> DETAILS = List.of(
            new RefereeDetail(QUADRANT, "quadrant of a free ball", GROUP, 0, Quadrant.values().length - 1, true),
            new RefereeDetail(HALF, "half: 1, 2, overtime 3, 4, penalties 5", GROUP, 0, Half.values().length - 1, true),
            new RefereeDetail(STANDING, "sides held while stopped: 1 blue, 2 yellow, 3 both", GROUP, 0, 3, true));

    private static List<RefereeOrder> orders(List<Foul> fouls, boolean outside) {
        List<RefereeOrder> orders = new ArrayList<>();
        for (Foul foul : fouls) {
            if (foul.hasSide()) {
                for (Side side : Side.values()) {
                    orders.add(new RefereeOrder(order(foul, side), foul.mode() + " for " + side.label(), GROUP));
                }
            }
            if (outside || !foul.hasSide()) {
                String label = foul == Foul.GAME_ON && !outside ? "go on" : foul.mode();
                orders.add(new RefereeOrder(order(foul, null), label, GROUP));
            }
        }
        return List.copyOf(orders);
    }

    /** The number of an order; the side counts only where the call has one. */
    static int order(Foul foul, @Nullable Side side) {
        return COLOURS * foul.ordinal() + (side == null || !foul.hasSide() ? NOBODY : side.ordinal());
    }

    static Foul foul(int order) {
        return Foul.values()[order / COLOURS];
    }

    static @Nullable Side side(int order) {
        int colour = order % COLOURS;
        return colour == NOBODY ? null : Side.values()[colour];
    }

    /** {@return what to have done to a match whose referee is outside} */
    public List<OperatorAction> actions() {
        return List.of(
                new OperatorAction.Detail(QUADRANT, quadrant.ordinal()),
                new OperatorAction.Detail(HALF, half.ordinal()),
                new OperatorAction.Order(order(foul, side)));
    }

    /**
     * {@return the action that says which sides stand whenever the referee outside has stopped play, as their teams cannot hear it}
     *
     * @param blue whether blue does
     * @param yellow whether yellow does
     */
    public static OperatorAction standing(boolean blue, boolean yellow) {
        return new OperatorAction.Detail(STANDING, (blue ? 1 : 0) + (yellow ? 2 : 0));
    }

    /** The decision to continue with, as part of what the referee remembers. */
    static Decision visit(StateVisitor visitor, Decision now) {
        return new Decision(
                visitor.choice(now.foul),
                visitor.choice(now.side, Side.class),
                visitor.choice(now.quadrant),
                visitor.choice(now.half),
                visitor.real(now.time));
    }
}
