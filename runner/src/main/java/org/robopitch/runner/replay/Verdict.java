// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

/** What came of playing a recording again. */
public sealed interface Verdict {
    /**
     * Every state was the same, bit for bit.
     *
     * @param steps how many steps were played
     * @param seconds how long that was in the match, s
     * @param hash the last one
     * @param complete whether the recording tells how the match ended
     */
    record Same(long steps, double seconds, long hash, boolean complete) implements Verdict {}

    /**
     * Something was different.
     *
     * @param step the first step after which a difference was seen
     * @param seconds the same moment in the match, s
     * @param what a sentence that says what differs
     */
    record Different(long step, double seconds, String what) implements Verdict {}

    /**
     * Every state was the same as far as the recording could be played again; then commands are missing.
     *
     * @param steps how many steps were played
     * @param seconds how long that was in the match, s
     * @param hash the last one
     */
    record Partial(long steps, double seconds, long hash) implements Verdict {}

    /**
     * The recording cannot be played again by this program.
     *
     * @param reason a sentence that says why
     */
    record Unplayable(String reason) implements Verdict {}
}
