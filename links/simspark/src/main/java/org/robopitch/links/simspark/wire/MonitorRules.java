// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.links.simspark.sexp.Text;

/**
 * The numbers of the rules that monitors are told.
 *
 * @param freeKickDistance how far opponents keep away at restarts, m
 * @param waitBeforeKickOff how long teams have to take their places, s
 * @param goalPause after a goal, s
 * @param kickInPause before a ball that went out is put back, s
 * @param half length of a half, s
 * @param passDistance how far opponents keep away in pass mode, m
 * @param passDuration how long it lasts, s
 */
public record MonitorRules(
        double freeKickDistance,
        double waitBeforeKickOff,
        double goalPause,
        double kickInPause,
        double half,
        double passDistance,
        double passDuration) {
    void print(Text into) {
        into.add("(FreeKickDistance ").general(freeKickDistance);
        into.add(")(WaitBeforeKickOff ").general(waitBeforeKickOff);
        into.add(")(AgentRadius 0.4)(BallRadius 0.042)(BallMass 0.026)(RuleGoalPauseTime ")
                .general(goalPause);
        into.add(")(RuleKickInPauseTime ").general(kickInPause);
        into.add(")(RuleHalfTime ").general(half);
        into.add(")(PassModeMinOppBallDist ").general(passDistance);
        into.add(")(PassModeDuration ").general(passDuration).add(")");
    }
}
