// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.kit.PlanarModule;
import org.robopitch.kit.TeamSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/**
 * The Middle Size League as the program offers it: up to eleven a side, or one robot alone that shows what it can do. A file starts
 * from its {@code dialect}, A unless it says B.
 */
public final class MiddleSizeModule extends PlanarModule<MiddleSize, MiddleSizeParameters, MiddleSizeRules> {
    private static final String ALONE = "demonstration";

    /** The fields that have names. */
    private enum FieldSize {
        SMALL,
        LARGE
    }

    /** The module. */
    public MiddleSizeModule() {
        super(
                MiddleSize.NAME,
                List.of("5v5", "3v3", "2v2", "1v1", ALONE),
                List.of("omni", "nubot", ALONE),
                MiddleSizeRules.defaults());
    }

    @Override
    protected MiddleSize league(MiddleSizeParameters parameters, MiddleSizeRules rules) {
        return new MiddleSize(parameters, rules);
    }

    @Override
    public League ofSize(String size) {
        MiddleSizeRules rules = MiddleSizeRules.defaults();
        return new MiddleSize(
                MiddleSizeParameters.of(Dialect.A, robots(size)),
                size.equals(ALONE) ? rules.withAutomatic(false) : rules);
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
            return TeamSize.robots(MiddleSize.NAME, size, MiddleSizeParameters.MOST_ROBOTS);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException(unknown.getMessage() + ", or " + ALONE, unknown);
        }
    }

    @Override
    public MiddleSizeScenario scenario(Section root) {
        return new MiddleSizeScenario(root);
    }

    @Override
    protected MiddleSizeParameters base(Section root, int robots) {
        MiddleSizeParameters dialect = MiddleSizeParameters.of(dialect(root));
        MiddleSizeParameters base = robots > 0 ? dialect.with("robotsPerTeam", robots) : dialect;
        int perTeam = (int) Records.number(root, "robotsPerTeam", base);
        FieldParameters field = field(root.section("field"), base.field());
        int places = Math.max(1, Math.min(MiddleSizeParameters.MOST_ROBOTS, perTeam));
        return base.with("robotsPerTeam", perTeam)
                .with("field", field)
                .with(
                        "formation",
                        MiddleSizeParameters.formation(Records.readSome(root.section("field"), field), places));
    }

    private static Dialect dialect(Section root) {
        String word = root.text("dialect", "a");
        return switch (word) {
            case "a", "A" -> Dialect.A;
            case "b", "B" -> Dialect.B;
            default -> throw root.refuse("dialect", "must be a or b, but is '" + word + "'");
        };
    }

    /** The field that a file names, or that of the dialect, made to fit the lines that the file gives. */
    private static FieldParameters field(Section in, FieldParameters dialect) {
        FieldParameters base = dialect;
        if (in.has("preset")) {
            base = in.choice("preset", FieldSize.SMALL) == FieldSize.SMALL
                    ? FieldParameters.small()
                    : FieldParameters.large();
        }
        return base.fitting(Records.number(in, "length", base), Records.number(in, "width", base));
    }

    @Override
    protected void describeParameters(Schema schema) {
        schema.words(
                "dialect", "a", List.of("a", "b"), "the version of NuBot's simulator that sets all other defaults");
        super.describeParameters(schema);
        schema.inside("field", field -> field.choice("preset", FieldSize.SMALL, "the field of dialect A or B"));
    }
}
