// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.file;

import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Point;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/**
 * The league as a configuration. Anything it does not say is as in its {@code dialect}, A unless it says B; what is
 * written leaves nothing to a default.
 *
 * @param parameters field, bodies and models
 * @param rules what the referee applies
 */
public record MiddleSizeFile(MiddleSizeParameters parameters, MiddleSizeRules rules) {

    /** The league's name in files. */
    public static final String LEAGUE = "middle-size";

    private static final Records RECORDS = Records.plain();

    /** The fields that have names. */
    private enum FieldSize {
        SMALL,
        LARGE
    }

    /**
     * {@return what a file says}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @throws BadFileException if something in it is wrong
     */
    public static MiddleSizeFile read(String name, String text) {
        return read(Configuration.parse(name, text));
    }

    /**
     * {@return what a configuration says}
     *
     * @param configuration anything it does not say keeps its default
     * @throws BadFileException if something in it is wrong
     */
    public static MiddleSizeFile read(Configuration configuration) {
        Section root = configuration.root();
        MiddleSizeFile file = readLeague(root, 0);
        root.refuseTheRest();
        return file;
    }

    /**
     * {@return what a file says about the league, whatever else it says}
     *
     * @param root the whole file
     * @param robots how many robots a side has where the file does not say; 0 for as many as the dialect
     * @throws BadFileException if something in it is wrong
     */
    public static MiddleSizeFile readLeague(Section root, int robots) {
        root.requireLeague(LEAGUE);
        MiddleSizeParameters base = MiddleSizeParameters.of(dialect(root));
        int perTeam = robots == 0 ? base.robotsPerTeam() : robots;
        return root.make(() -> new MiddleSizeFile(
                parameters(root, base, perTeam), RECORDS.read(root.section("rules"), MiddleSizeRules.defaults())));
    }

    private static Dialect dialect(Section root) {
        String word = root.text("dialect", "a");
        return switch (word) {
            case "a", "A" -> Dialect.A;
            case "b", "B" -> Dialect.B;
            default -> throw root.refuse("dialect", "must be a or b, but is '" + word + "'");
        };
    }

    private static MiddleSizeParameters parameters(Section root, MiddleSizeParameters base, int perTeam) {
        int robots = root.integer("robotsPerTeam", perTeam, new Range(1, 11, "", ""));
        FieldParameters field = field(root.section("field"), base.field());
        List<Point> formation = root.has("formation")
                ? root.points("formation")
                : MiddleSizeParameters.formation(field, Math.max(1, Math.min(11, robots)));
        return new MiddleSizeParameters(
                        robots,
                        field,
                        RECORDS.read(root.section("robot"), base.robot()),
                        RECORDS.read(root.section("drive"), base.drive()),
                        RECORDS.read(root.section("ball"), base.ball()),
                        RECORDS.read(root.section("dribble"), base.dribble()),
                        RECORDS.read(root.section("kick"), base.kick()),
                        RECORDS.read(root.section("timing"), base.timing()),
                        formation)
                .checked();
    }

    private static FieldParameters field(Section in, FieldParameters dialect) {
        FieldParameters base = dialect;
        if (in.has("preset")) {
            base = in.choice("preset", FieldSize.SMALL) == FieldSize.SMALL
                    ? FieldParameters.small()
                    : FieldParameters.large();
        }
        return RECORDS.read(in, base.fitting(Records.number(in, "length", base), Records.number(in, "width", base)));
    }

    /** {@return all of it as a configuration} */
    public String write() {
        return RECORDS.write(LEAGUE, parameters, rules);
    }

    /**
     * Adds all keys of the league to a schema.
     *
     * @param schema of the whole configuration
     */
    public static void describe(Schema schema) {
        schema.league(LEAGUE);
        schema.words(
                "dialect", "a", List.of("a", "b"), "the version of NuBot's simulator that sets all other defaults");
        RECORDS.describe(schema, MiddleSizeParameters.of(Dialect.A));
        schema.inside("field", field -> field.choice("preset", FieldSize.SMALL, "the field of dialect A or B"));
        schema.section("rules", "the referee's rules", rules -> RECORDS.describe(rules, MiddleSizeRules.defaults()));
    }
}
