// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import java.util.Arrays;
import org.robopitch.robot.Remembering;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.Sight;

/**
 * Hands out the posts of a team, the most important first, each to the robot that is the best for it now. Who holds a
 * post keeps it unless another is clearly better, so that robots do not swap to and fro.
 */
final class Roles implements Remembering {
    private final Field field;
    private final transient Sight sight;
    private final Reach reach;
    private final Posts posts;
    private final TacticalParameters parameters;
    private final int[] holder;
    private final int[] post;

    Roles(Field field, Sight sight, Reach reach, Posts posts, TacticalParameters parameters) {
        this.field = field;
        this.sight = sight;
        this.reach = reach;
        this.posts = posts;
        this.parameters = parameters;
        this.holder = new int[sight.robots];
        this.post = new int[sight.robots];
        reset();
    }

    /** Back to the line-up: robot 0 keeps the goal. */
    void reset() {
        for (int i = 0; i < holder.length; i++) {
            holder[i] = i;
        }
    }

    void assign() {
        Arrays.fill(post, -1);
        boolean alone = sight.robots == 1;
        for (int p = alone ? 1 : 0; p < sight.robots + (alone ? 1 : 0); p++) {
            int best = -1;
            double least = Double.POSITIVE_INFINITY;
            int before = p < holder.length ? holder[p] : -1;
            for (int i = 0; i < sight.robots; i++) {
                if (post[i] >= 0 || !sight.own[i].there) {
                    continue;
                }
                double cost = cost(p, i) - (i == before ? keeps(p) : 0);
                if (cost < least) {
                    least = cost;
                    best = i;
                }
            }
            if (best >= 0) {
                post[best] = p;
                if (p < holder.length) {
                    holder[p] = best;
                }
            }
        }
    }

    private double keeps(int p) {
        return switch (p) {
            case 0 -> parameters.keeperKeeps();
            case 1 -> parameters.strikerKeeps();
            default -> parameters.postKeeps();
        };
    }

    private double cost(int p, int robot) {
        if (p == 1) {
            return reach.time(robot);
        }
        double x = p == 0 ? -field.halfLength() : posts.x(p);
        double y = p == 0 ? 0 : posts.y(p);
        double dx = x - sight.own[robot].x;
        double dy = y - sight.own[robot].y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** {@return the post of a robot: 0 is the keeper's, 1 the striker's, the others are those of {@link Posts}; −1 none} */
    int post(int robot) {
        return post[robot];
    }

    /** {@return what the holder of a post is called} */
    static Role role(int post) {
        return switch (post) {
            case 0 -> Role.KEEPER;
            case 1 -> Role.STRIKER;
            default -> post % 2 == 0 ? Role.DEFENDER : Role.SUPPORTER;
        };
    }
}
