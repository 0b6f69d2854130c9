// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.offenders;

import org.robopitch.studio.offenders.ForStudio;

/** Breaks a law on purpose: a league knows how it is shown. */
public final class KnowsTheStudio {
    public ForStudio view = new ForStudio();
}
