// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.match.OperatorAction;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.referee.Orders;

/**
 * The red card of dialect B: TeamInfo says whose robot (false for cyan), PlayerNum which, and id_maxvel_isvalid repeats
 * the number to send it off, or the number plus ten to let it back on.
 */
final class SendingOff {
    private static final int BACK = 10;

    private SendingOff() {}

    /**
     * {@return the order that a message is}
     *
     * @throws IllegalArgumentException if it names a robot that there is not, or says neither off nor on
     */
    static OperatorAction order(Message message, int robotsPerSide) {
        long player = message.integer("PlayerNum");
        long flag = message.integer("id_maxvel_isvalid");
        if (player < 1 || player > robotsPerSide) {
            throw new IllegalArgumentException("there is no player " + player + " to send off");
        }
        int robot = (int) player - 1 + (message.flag("TeamInfo") ? robotsPerSide : 0);
        if (flag == player) {
            return new OperatorAction.Order(Orders.redCard(robot));
        }
        if (flag == player + BACK) {
            return new OperatorAction.Order(Orders.comeBack(robot));
        }
        throw new IllegalArgumentException("id_maxvel_isvalid must be " + player + " to send player " + player
                + " off, or " + (player + BACK) + " to let it back on, but is " + flag);
    }
}
