// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import org.robopitch.declare.Values;
import org.robopitch.settings.Records;

/**
 * A league in the plane as a value: two declared records, from which its configuration is written.
 *
 * @param <P> its parameters: field, bodies and models
 * @param <R> its rules
 */
public interface PlanarLeague<P extends Record & Values<P>, R extends Record & Values<R>> extends RuledLeague<R> {
    /** {@return field, bodies and models} */
    P parameters();

    @Override
    default String configuration() {
        return Records.write(name(), parameters(), rules());
    }
}
