// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.Contacts;
import org.robopitch.kit.referee.Watch;

/**
 * A robot that shoves an opponent along without being at the ball. Shoving the keeper in its area is a goal kick,
 * anything else a free kick. A robot that has the ball may push.
 */
final class PushWatch implements Watch<Call> {
    /** A robot that is moved slower than this is not shoved, m/s. */
    private static final double SHOVED = 0.1;

    private final Scene scene;
    private final MirosotRules rules;
    private final double[] pushedFor;
    private final boolean[] pushing;

    PushWatch(Scene scene, MirosotRules rules) {
        this.scene = scene;
        this.rules = rules;
        this.pushedFor = new double[2 * scene.robots];
        this.pushing = new boolean[2 * scene.robots];
    }

    @Override
    public @Nullable Call look(double seconds) {
        int victim = findPushing();
        int worst = -1;
        for (int i = 0; i < pushing.length; i++) {
            pushedFor[i] = pushing[i] ? pushedFor[i] + seconds : 0;
            pushing[i] = false;
            if (pushedFor[i] > rules.pushSeconds()) {
                worst = i;
            }
        }
        return worst < 0 || victim < 0 ? null : call(worst);
    }

    /** Marks everybody who pushes now, and returns the last one pushed, or −1. */
    private int findPushing() {
        Contacts contacts = scene.world.contacts();
        int last = -1;
        for (int k = 0; k < contacts.count; k++) {
            int first = contacts.get(k).first.index;
            int second = contacts.get(k).second.index;
            boolean robots = first < 2 * scene.robots && second < 2 * scene.robots;
            if (robots && contacts.get(k).impulse > 0 && scene.sideOf(first) != scene.sideOf(second)) {
                if (shoves(first, second)) {
                    pushing[first] = true;
                    last = second;
                } else if (shoves(second, first)) {
                    pushing[second] = true;
                    last = first;
                }
            }
        }
        return last;
    }

    /** Whether one drives towards the other, who is carried along and does not drive that way itself. */
    private boolean shoves(int pusher, int victim) {
        Bodies bodies = scene.bodies;
        double dx = bodies.body[victim].x - bodies.body[pusher].x;
        double dy = bodies.body[victim].y - bodies.body[pusher].y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        double moved = velocityTowards(victim, dx, dy) / distance;
        return moved > SHOVED
                && wishTowards(pusher, dx, dy) / distance > SHOVED
                && wishTowards(victim, dx, dy) / distance < SHOVED
                && scene.ballGap(pusher) > rules.contestedReach()
                && scene.ballGap(victim) > rules.contestedReach();
    }

    private double velocityTowards(int body, double dx, double dy) {
        Bodies bodies = scene.bodies;
        double vx = bodies.body[body].headingX * bodies.body[body].along
                - bodies.body[body].headingY * bodies.body[body].across;
        double vy = bodies.body[body].headingY * bodies.body[body].along
                + bodies.body[body].headingX * bodies.body[body].across;
        return vx * dx + vy * dy;
    }

    /** The part of the speed that a robot's wheels are commanded to make, towards another, times their distance. */
    private double wishTowards(int body, double dx, double dy) {
        double[] commands = scene.world.commands();
        double forward = 0.5
                * (commands[2 * body] + commands[2 * body + 1])
                * scene.parameters.robot().wheelRadius();
        return forward * (scene.bodies.body[body].headingX * dx + scene.bodies.body[body].headingY * dy);
    }

    private Call call(int pusher) {
        Side offender = scene.sideOf(pusher);
        int number = scene.numberOf(pusher);
        double x = scene.bodies.body[pusher].x;
        double y = scene.bodies.body[pusher].y;
        int end = scene.attacks(offender);
        boolean keeper = scene.inArea(end, x, y);
        String what = offender.label() + " " + (number + 1) + " pushed "
                + (keeper ? offender.other().label() + "'s keeper in its area" : "an opponent away from the ball");
        Foul foul = keeper ? Foul.GOAL_KICK : Foul.FREE_KICK;
        return new Call(new Restart(foul, offender.other(), x, y), offender, number, what);
    }

    @Override
    public void reset() {
        java.util.Arrays.fill(pushedFor, 0);
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(pushedFor);
    }
}
