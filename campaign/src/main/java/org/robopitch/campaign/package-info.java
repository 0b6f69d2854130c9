// SPDX-License-Identifier: Apache-2.0
/**
 * Campaigns: many matches that belong together, played headless, with one answer.
 *
 * <p>A {@link org.robopitch.campaign.Schedule} says which matches come next, given the results so far: all at once for a
 * round robin, round after round for Swiss and knock-out. A {@link org.robopitch.campaign.MatchEngine} plays them, on
 * threads here or elsewhere, in any order. Each result goes to the {@link org.robopitch.campaign.Journal} as soon as it is
 * there, so that a run that is killed continues where it was. Everything else (standings, the DuckDB file, the report) is
 * worked out from the journal's results in the order of the schedule: it is the same whatever the number of threads, the
 * engine, or how often the run was interrupted. For the same reason no result holds a time of the wall clock.
 *
 * <p>A campaign knows leagues and teams by name only.
 */
package org.robopitch.campaign;
