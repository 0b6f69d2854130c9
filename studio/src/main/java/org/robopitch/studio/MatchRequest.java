// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio;

import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;

/**
 * What a person chose in the form for a new match.
 *
 * @param league name of the league
 * @param size in the league's words, such as "5v5"
 * @param blue name of the blue team
 * @param yellow name of the yellow team
 * @param seed where all chance comes from
 * @param sensing what goes wrong on the way to the teams
 * @param actuation what goes wrong on the way to the robots
 */
public record MatchRequest(
        String league,
        String size,
        String blue,
        String yellow,
        long seed,
        SensingSettings sensing,
        ActuationSettings actuation) {}
