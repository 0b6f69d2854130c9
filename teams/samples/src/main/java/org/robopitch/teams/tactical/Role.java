// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

/** What a robot is for at the moment. */
enum Role {
    KEEPER("keeper"),
    STRIKER("striker"),
    DEFENDER("defender"),
    SUPPORTER("supporter");

    final String label;

    Role(String label) {
        this.label = label;
    }
}
