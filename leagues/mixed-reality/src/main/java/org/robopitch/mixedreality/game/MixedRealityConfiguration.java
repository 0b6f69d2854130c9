// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.declare.Range;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** Mixed Reality as a configuration. What is written leaves nothing to a default. */
final class MixedRealityConfiguration {
    private static final int DEFAULT_ROBOTS = 5;
    private static final Records RECORDS = Records.plain();

    private MixedRealityConfiguration() {}

    static MixedReality read(Configuration configuration) {
        Section root = configuration.root();
        MixedReality league = root.make(() -> new MixedReality(
                parameters(root, DEFAULT_ROBOTS), RECORDS.read(root.section("rules"), MixedRealityRules.defaults())));
        root.refuseTheRest();
        return league;
    }

    /**
     * Reads all parameters of a configuration but its rules.
     *
     * @param root the whole configuration
     * @param defaultRobots robots a side if it does not say
     * @return the parameters
     */
    static MixedRealityParameters parameters(Section root, int defaultRobots) {
        root.requireLeague(MixedReality.NAME);
        int robots =
                root.integer("robotsPerTeam", defaultRobots, new Range(1, MixedRealityParameters.MOST_ROBOTS, "", ""));
        MixedRealityParameters base = MixedRealityParameters.of(1);
        return new MixedRealityParameters(
                        robots,
                        RECORDS.read(root.section("field"), base.field()),
                        RECORDS.read(root.section("robot"), base.robot()),
                        RECORDS.read(root.section("trajectory"), base.trajectory()),
                        RECORDS.read(root.section("collisions"), base.collisions()),
                        RECORDS.read(root.section("ball"), base.ball()),
                        RECORDS.read(root.section("timing"), base.timing()),
                        RECORDS.read(root.section("noise"), base.noise()))
                .checked();
    }

    static String write(MixedReality league) {
        return RECORDS.write(league.name(), league.parameters(), league.rules());
    }

    /**
     * Adds all keys of the league to a schema.
     *
     * @param schema of the whole configuration
     */
    static void describe(Schema schema) {
        schema.league(MixedReality.NAME);
        RECORDS.describe(schema, MixedRealityParameters.of(DEFAULT_ROBOTS));
        schema.section(
                "rules", "the supervision's rules", rules -> RECORDS.describe(rules, MixedRealityRules.defaults()));
    }
}
