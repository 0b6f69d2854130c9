// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.declare.Require;
import org.robopitch.engine.match.League;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.TeamSize;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** The 3D humanoid league as the program offers it: up to eleven a side. */
public final class HumanoidModule implements LeagueModule {
    private static final int MOST_ROBOTS = 11;
    private static final Range ROBOTS = new Range(1, MOST_ROBOTS, "", "");
    private static final Range TYPES = new Range(0, 4, "", "the types of robots that there are");

    @Override
    public String name() {
        return Humanoid.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("3v3", "11v11", "6v6", "5v5", "2v2", "1v1");
    }

    @Override
    public List<String> teams() {
        return List.of("bahia3d", "idle");
    }

    @Override
    public League ofSize(String size) {
        return Humanoid.standard(TeamSize.robots(Humanoid.NAME, size, MOST_ROBOTS));
    }

    @Override
    public League of(Configuration configuration) {
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

    /** Nobody shows a robot where things are: it sees with its own eyes, which err as the league's parameters say. */
    @Override
    public List<String> noiseWithoutMeaning() {
        return List.of("positionNoise", "headingNoise", "speedNoise", "spinNoise", "vanish");
    }

    @Override
    public void describe(Schema schema) {
        schema.league(Humanoid.NAME);
        schema.number("robotsPerTeam", MOST_ROBOTS, ROBOTS, "how many robots a team has");
        schema.numbers("types", TYPES, "types of a team's robots, 0 to 4, starting with number 1");
        schema.flag("present", true, "whether the robots are on the pitch from the start");
        schema.section("world", "the world", world -> Records.describe(world, HumanoidPhysics.standard()));
        schema.section("rules", "the referee's rules", rules -> Records.describe(rules, HumanoidRules.standard()));
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
}
