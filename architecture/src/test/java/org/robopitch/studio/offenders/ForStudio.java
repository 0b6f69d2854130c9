// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.offenders;

/** Breaks a law on purpose: it is known by a league, and knows one itself. */
public final class ForStudio {
    public Class<?> league() {
        return org.robopitch.mirosot.offenders.KnowsTheStudio.class;
    }
}
