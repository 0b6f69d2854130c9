// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;

/** Where everybody stands for the last restart, and how they are put there. */
final class Places implements Stateful {
    /** A ball that is faster, or was carried farther, has been put into play; m/s and m. */
    private static final double PUT_INTO_PLAY = 0.02;

    private final Scene scene;
    private final Formation formation;
    private final Placement placement;
    private final PlacementRule rule;
    private Placements placements;

    Places(Scene scene, MirosotRules rules, RandomStream random) {
        this.scene = scene;
        this.formation = new Formation(scene, rules, random);
        this.placement = new Placement(scene.world);
        this.rule = new PlacementRule(scene, rules);
        this.placements = new Placements(0, 0, List.of(), List.of());
    }

    Placements current() {
        return placements;
    }

    /** Works out where everybody would stand for a restart, and puts nobody there. */
    void plan(Restart restart) {
        placements = formation.of(restart);
    }

    /** Puts everybody in place. */
    void put(Placements wanted) {
        placements = wanted;
        boolean[] present = scene.bodies.presence();
        placement.clearPitch();
        placement.placeBall(wanted.ballX(), wanted.ballY(), 0, 0);
        for (Side side : Side.values()) {
            List<Pose> poses = wanted.of(side);
            for (int i = 0; i < scene.robots; i++) {
                int body = scene.body(side, i);
                if (present[body]) {
                    placement.placeRobot(body, poses.get(i), Placement.Speed.ZERO);
                }
            }
        }
    }

    /** Puts everybody in place for a restart. */
    void put(Restart restart) {
        put(formation.of(restart));
    }

    /** Whether the ball has been put into play since it was placed. */
    boolean ballHasMoved() {
        double dx = scene.ballX() - placements.ballX();
        double dy = scene.ballY() - placements.ballY();
        return scene.ballSpeed() > PUT_INTO_PLAY || dx * dx + dy * dy > PUT_INTO_PLAY * PUT_INTO_PLAY;
    }

    /** Why a side may not stand so for a restart; empty if it may. */
    String refusal(Restart restart, Side side, List<Pose> poses) {
        return rule.refusal(restart, placements.ballX(), placements.ballY(), side, poses);
    }

    @Override
    public void state(StateVisitor visitor) {
        placements = Placements.visit(visitor, placements);
    }
}
