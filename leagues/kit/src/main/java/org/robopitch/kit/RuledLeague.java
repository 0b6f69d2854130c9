// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import org.robopitch.declare.Values;
import org.robopitch.engine.match.League;

/**
 * A league whose referee applies a record of rules.
 *
 * @param <R> its rules
 */
public interface RuledLeague<R extends Record & Values<R>> extends League {
    /** {@return what the referee applies} */
    R rules();

    /**
     * {@return the same by other rules}
     *
     * @param other its rules
     */
    RuledLeague<R> withRules(R other);

    /**
     * {@return the same with one rule changed}
     *
     * @param name of the component of its rules
     * @param value the new value
     */
    default RuledLeague<R> withRule(String name, Object value) {
        return withRules(rules().with(name, value));
    }
}
