// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;

/**
 * The rules that a referee applies while the ball is in play. The first that decides in a cycle is the one that counts;
 * those after it do not look in that cycle.
 *
 * @param <D> what they decide
 */
public final class Watches<D> implements Watch<D> {
    private final List<Watch<D>> all;

    /**
     * Applies rules in an order.
     *
     * @param all the rules, the most important first
     */
    @SafeVarargs
    public Watches(Watch<D>... all) {
        this.all = List.of(all);
    }

    @Override
    public @Nullable D look(double seconds) {
        for (int i = 0; i < all.size(); i++) {
            D decision = all.get(i).look(seconds);
            if (decision != null) {
                return decision;
            }
        }
        return null;
    }

    @Override
    public void reset() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).reset();
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).state(visitor);
        }
    }
}
