// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.declare.Require;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/** The league as a configuration. Anything it does not say keeps its default; what is written leaves nothing to one. */
final class HumanoidFile {
    private static final int MOST_ROBOTS = 11;
    private static final Range ROBOTS = new Range(1, MOST_ROBOTS, "", "");
    private static final Range TYPES = new Range(0, 4, "", "the types of robots that there are");

    private HumanoidFile() {}

    static Humanoid read(Configuration configuration) {
        Section root = configuration.root();
        root.requireLeague(Humanoid.NAME);
        Humanoid read = root.make(() -> new Humanoid(
                types(root),
                root.flag("present", true),
                Records.read(root.section("world"), HumanoidPhysics.standard()),
                Records.read(root.section("rules"), HumanoidRules.standard())));
        root.refuseTheRest();
        return read;
    }

    private static List<Integer> types(Section root) {
        List<Integer> types = root.numbers("types", TYPES).stream()
                .map(type -> whole(root, type))
                .toList();
        if (!types.isEmpty() && !root.has("robotsPerTeam")) {
            return types;
        }
        int robots = root.integer("robotsPerTeam", MOST_ROBOTS, ROBOTS);
        if (robots < 1 || robots > MOST_ROBOTS) {
            throw root.refuse(
                    "robotsPerTeam",
                    "must be between 1 and 11 (the range the simulation is tested with), but is " + robots);
        }
        // A size that was ordered outranks the types of a larger or smaller team.
        return types.size() == robots ? types : Humanoid.mixture(robots);
    }

    private static int whole(Section root, double type) {
        if (type != Math.rint(type)) {
            throw root.refuse("types", "must be whole numbers between 0 and 4, but one is " + Require.number(type));
        }
        return (int) type;
    }

    static String write(Humanoid league) {
        SettingsText out = new SettingsText();
        out.word("league", Humanoid.NAME);
        out.numbers("types", league.types().stream().map(Integer::doubleValue).toList());
        out.flag("present", league.present());
        out.section("world", () -> Records.write(out, league.physics()));
        out.section("rules", () -> Records.write(out, league.rules()));
        return out.toString();
    }

    static void describe(Schema schema) {
        schema.league(Humanoid.NAME);
        schema.number("robotsPerTeam", MOST_ROBOTS, ROBOTS, "how many robots a team has");
        schema.numbers("types", TYPES, "types of a team's robots, 0 to 4, starting with number 1");
        schema.flag("present", true, "whether the robots are on the pitch from the start");
        schema.section("world", "the world", world -> Records.describe(world, HumanoidPhysics.standard()));
        schema.section("rules", "the referee's rules", rules -> Records.describe(rules, HumanoidRules.standard()));
    }
}
