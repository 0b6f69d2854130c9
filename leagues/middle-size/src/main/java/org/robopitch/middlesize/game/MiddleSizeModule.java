// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.TeamSize;
import org.robopitch.middlesize.file.MiddleSizeFile;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** The Middle Size League as the program offers it: up to eleven a side, or one robot alone that shows what it can do. */
public final class MiddleSizeModule implements LeagueModule {
    private static final String ALONE = "demonstration";
    private static final int MOST_ROBOTS = 11;

    @Override
    public String name() {
        return MiddleSize.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("5v5", "3v3", "2v2", "1v1", ALONE);
    }

    @Override
    public List<String> teams() {
        return List.of("omni", "nubot", ALONE);
    }

    @Override
    public League ofSize(String size) {
        MiddleSizeRules rules = MiddleSizeRules.defaults();
        return new MiddleSize(
                MiddleSizeParameters.of(Dialect.A, robots(size)),
                size.equals(ALONE) ? rules.withAutomatic(false) : rules);
    }

    @Override
    public League of(Configuration configuration) {
        return MiddleSize.of(configuration);
    }

    @Override
    public Configuration withSize(Configuration below, String size, String option) {
        Configuration sized = below.set("robotsPerTeam", robots(size), option);
        return size.equals(ALONE) ? sized.set("rules.automatic", "false", option) : sized;
    }

    private static int robots(String size) {
        if (size.equals(ALONE)) {
            return 1;
        }
        try {
            return TeamSize.robots(MiddleSize.NAME, size, MOST_ROBOTS);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException(unknown.getMessage() + ", or " + ALONE, unknown);
        }
    }

    @Override
    public MiddleSizeScenario scenario(Section root) {
        return new MiddleSizeScenario(root);
    }

    @Override
    public void describe(Schema schema) {
        MiddleSizeFile.describe(schema);
    }
}
