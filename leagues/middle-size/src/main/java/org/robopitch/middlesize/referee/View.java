// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.kit.referee.Scene;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.handling.BallHandling;

/** What the referee asks about the world besides where everybody is. Blue attacks towards positive x for the whole match. */
final class View {
    final MiddleSizeWorld world;
    final BallHandling handling;
    final Scene scene;

    /** From the centre to the penalty marks, m. */
    final double mark;

    View(MiddleSizeWorld world) {
        this.world = world;
        this.handling = world.handling();
        this.scene = new Scene(world.bodies(), world.fieldInfo(), 1);
        this.mark = scene.goalLine - world.parameters().field().penaltyMark();
    }

    boolean isKeeper(int robot) {
        return scene.sides.number(robot) == 0;
    }
}
