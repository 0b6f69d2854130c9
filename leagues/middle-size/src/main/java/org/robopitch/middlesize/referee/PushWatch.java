// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.Contacts;
import org.robopitch.kit.referee.Watch;

/**
 * Sees a robot push an opponent away: the two touch, the contact is felt, and both move to where the pushed one is. Robots
 * that stand against each other push nobody away, and one that only touches what drives ahead of it feels nothing.
 */
final class PushWatch implements Watch<Decision> {
    /** The pushed one gives way at least this fast, m/s. */
    private static final double GIVES_WAY = 0.4;

    /** Contacts come and go while one robot pushes another: this long without one, it still does, s. */
    private static final double GRACE = 0.15;

    private final Scene scene;
    private final double limit;
    private final int robots;
    private final double[] pushing;
    private final double[] sinceFelt;

    PushWatch(Scene scene, double limit) {
        this.scene = scene;
        this.limit = limit;
        this.robots = 2 * scene.perTeam;
        this.pushing = new double[robots * robots];
        this.sinceFelt = new double[robots * robots];
        reset();
    }

    @Override
    public @Nullable Decision look(double seconds) {
        for (int pair = 0; pair < pushing.length; pair++) {
            sinceFelt[pair] += seconds;
        }
        noteContacts();
        for (int pair = 0; pair < pushing.length; pair++) {
            boolean pushes = sinceFelt[pair] < GRACE && givesWay(pair / robots, pair % robots);
            pushing[pair] = pushes ? pushing[pair] + seconds : 0;
            if (pushing[pair] > limit) {
                return decide(pair / robots, pair % robots);
            }
        }
        return null;
    }

    private void noteContacts() {
        Contacts contacts = scene.world.plane().contacts();
        for (int k = 0; k < contacts.count; k++) {
            int one = contacts.get(k).first.index;
            int other = contacts.get(k).second.index;
            boolean opponents = one < robots && other < robots && scene.side(one) != scene.side(other);
            if (opponents && contacts.get(k).impulse > 0) {
                sinceFelt[one * robots + other] = 0;
                sinceFelt[other * robots + one] = 0;
            }
        }
    }

    /** Whether both move in the direction from one to the other. */
    private boolean givesWay(int one, int other) {
        double dx = scene.bodies.body[other].x - scene.bodies.body[one].x;
        double dy = scene.bodies.body[other].y - scene.bodies.body[one].y;
        double length = Math.sqrt(dx * dx + dy * dy);
        return scene.speedTowards(one, dx / length, dy / length) > GIVES_WAY
                && scene.speedTowards(other, dx / length, dy / length) > GIVES_WAY;
    }

    private Decision decide(int pusher, int pushed) {
        Side awarded = scene.side(pushed);
        double limitX = scene.field.length() / 2 - scene.field.penaltyMark();
        double limitY = scene.field.width() / 2 - scene.ballRadius;
        return new Decision(
                MatchMode.FREEKICK,
                awarded,
                Math.max(-limitX, Math.min(limitX, scene.bodies.body[pushed].x)),
                Math.max(-limitY, Math.min(limitY, scene.bodies.body[pushed].y)),
                "pushing",
                pusher,
                scene.name(pusher) + " pushed " + scene.name(pushed) + " away for more than " + limit + " s");
    }

    @Override
    public void reset() {
        Arrays.fill(pushing, 0);
        Arrays.fill(sinceFelt, Double.MAX_VALUE / 2);
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(pushing);
        visitor.reals(sinceFelt);
    }
}
