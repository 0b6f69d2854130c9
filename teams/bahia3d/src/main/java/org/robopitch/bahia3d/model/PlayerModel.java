// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.model;

/** One other player: where it was last, whether it lay, and how long ago that was. */
public final class PlayerModel extends Place {
    /** Whether it lay. */
    public boolean fallen;

    /** How long ago it was seen or heard of, s. */
    public double age = 1e6;

    /** How long it said it needs to the ball, s. */
    public double cost = 1e6;

    /** How long ago it said so, s. */
    public double costAge = 1e6;

    /** A player that was never seen. */
    PlayerModel() {}

    void predict(double cycle) {
        age = Math.min(1e6, age + cycle);
        costAge = Math.min(1e6, costAge + cycle);
    }

    void see(double sx, double sy, boolean down) {
        x = sx;
        y = sy;
        fallen = down;
        age = 0;
    }

    /**
     * Takes note of what the player says about itself.
     *
     * @param message what it says
     */
    public void hear(Message message) {
        if (age > 0.3) {
            x = message.x();
            y = message.y();
            age = 0.1;
        }
        fallen = message.fallen();
        cost = message.cost();
        costAge = 0;
    }
}
