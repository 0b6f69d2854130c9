// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.util.Set;

/** Breaks a law on purpose: it makes a set whose order changes from run to run. */
public final class MakesAnUnorderedSet {
    public Set<String> names() {
        return Set.of("a", "b");
    }
}
