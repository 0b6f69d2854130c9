// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

/** What an agent is there for. */
enum Role {
    GOALKEEPER("goalkeeper"),
    DEFENDER("defender"),
    ATTACKER("attacker");

    private final String label;

    Role(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** The first robot keeps the goal, then come the defenders, fewer than half, then the attackers. */
    static Role of(int robot, int robots) {
        if (robots == 1) {
            return ATTACKER;
        }
        if (robot == 0) {
            return GOALKEEPER;
        }
        return robot <= (robots - 1) / 2 ? DEFENDER : ATTACKER;
    }
}
