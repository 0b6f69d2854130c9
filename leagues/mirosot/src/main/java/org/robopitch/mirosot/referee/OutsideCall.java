// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;

/**
 * A call of a referee outside, as actions that are recorded and can be played again.
 *
 * @param foul the call
 * @param side in whose favour; null for nobody, or where the call has no side
 * @param quadrant where, for a free ball
 * @param half in which period; {@link Half#NO_HALF} if the call does not say
 */
public record OutsideCall(Foul foul, @Nullable Side side, Quadrant quadrant, Half half) {
    static final int QUADRANT = 1;
    static final int HALF = 2;
    static final int STANDING = 3;

    private static final String GROUP = "referee";
    private static final int COLOURS = 3;
    private static final int NOBODY = 2;

    static final List<RefereeOrder> ORDERS = orders();

    /** What a person can tell our own referee. */
    static final List<RefereeOrder> BY_HAND = byHand();

    static final List<RefereeDetail> DETAILS = List.of(
            new RefereeDetail(QUADRANT, "quadrant of a free ball", GROUP, 0, Quadrant.values().length - 1, true),
            new RefereeDetail(HALF, "half: 1, 2, overtime 3, 4, penalties 5", GROUP, 0, Half.values().length - 1, true),
            new RefereeDetail(STANDING, "sides held while stopped: 1 blue, 2 yellow, 3 both", GROUP, 0, 3, true));

    /** Drops the side of calls that have none. */
    public OutsideCall {
        side = hasSide(foul) ? side : null;
    }

    private static boolean hasSide(Foul foul) {
        return switch (foul) {
            case KICKOFF, FREE_KICK, GOAL_KICK, PENALTY_KICK -> true;
            case FREE_BALL, STOP, GAME_ON, HALT -> false;
        };
    }

    private static List<RefereeOrder> orders() {
        List<RefereeOrder> orders = new ArrayList<>();
        for (Foul foul : Foul.values()) {
            for (Side side : hasSide(foul) ? Side.values() : new Side[0]) {
                orders.add(new RefereeOrder(number(foul, side), foul.mode() + " for " + side.label(), GROUP));
            }
            orders.add(new RefereeOrder(number(foul, null), foul.mode(), GROUP));
        }
        return List.copyOf(orders);
    }

    private static List<RefereeOrder> byHand() {
        List<RefereeOrder> orders = new ArrayList<>();
        for (Foul foul : List.of(Foul.KICKOFF, Foul.PENALTY_KICK, Foul.GOAL_KICK)) {
            for (Side side : Side.values()) {
                orders.add(new RefereeOrder(number(foul, side), foul.mode() + " for " + side.label(), GROUP));
            }
        }
        orders.add(new RefereeOrder(number(Foul.FREE_BALL, null), Foul.FREE_BALL.mode(), GROUP));
        orders.add(new RefereeOrder(number(Foul.HALT, null), Foul.HALT.mode(), GROUP));
        orders.add(new RefereeOrder(number(Foul.GAME_ON, null), "go on", GROUP));
        return List.copyOf(orders);
    }

    /** {@return the order that lets play continue} */
    static int goOn() {
        return number(Foul.GAME_ON, null);
    }

    private static int number(Foul foul, @Nullable Side side) {
        return COLOURS * foul.ordinal() + (side == null ? NOBODY : side.ordinal());
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
                new OperatorAction.Order(number(foul, side)));
    }

    /**
     * {@return the action that says which sides stand whenever the referee outside has stopped play: those whose teams
     * cannot hear it}
     *
     * @param blue whether blue does
     * @param yellow whether yellow does
     */
    public static OperatorAction standing(boolean blue, boolean yellow) {
        return new OperatorAction.Detail(STANDING, (blue ? 1 : 0) + (yellow ? 2 : 0));
    }
}
