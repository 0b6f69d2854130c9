// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.TallyRules;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.kit.RuledLeague;
import org.robopitch.settings.Records;
import org.robopitch.settings.SettingsText;

/**
 * The 3D humanoid league with its rules, ready to be played in matches. A robot's command is 33 numbers, see
 * {@link Channel}; what it senses is {@link org.robopitch.humanoid.sense.Percepts}.
 *
 * @param types types of a team's robots, 0 to 4, from number 1 on; as many as the team has robots
 * @param present whether the robots are on the pitch from the beginning; else each comes when it is told to
 * @param physics the world
 * @param rules what the referee applies
 */
public record Humanoid(List<Integer> types, boolean present, HumanoidPhysics physics, HumanoidRules rules)
        implements RuledLeague<HumanoidRules> {
    /** The league's name in files and commands. */
    public static final String NAME = "humanoid";

    /** Time between two decisions of a robot, s. */
    public static final double CYCLE = 0.02;

    private static final int MOST_ROBOTS = 11;
    private static final int MOST_OF_ONE_TYPE = 7;
    private static final int MOST_OF_TWO_TYPES = 9;
    private static final int FEWEST_TYPES = 3;

    /** Refuses teams that the rules of the league forbid. */
    public Humanoid {
        types = List.copyOf(types);
        Declared.check("world", physics);
        Declared.check("rules", rules);
        if (types.isEmpty() || types.size() > MOST_ROBOTS) {
            throw new IllegalArgumentException("a team has 1 to 11 robots, but here " + types.size());
        }
        for (int type : types) {
            RobotType.of(type);
        }
        if (types.size() == MOST_ROBOTS) {
            requireMixture(types);
        }
    }

    private static void requireMixture(List<Integer> types) {
        List<Integer> counts = new ArrayList<>();
        for (int type = 0; type < 5; type++) {
            counts.add(Collections.frequency(types, type));
        }
        counts.sort(Collections.reverseOrder());
        if (counts.get(0) > MOST_OF_ONE_TYPE) {
            throw new IllegalArgumentException(
                    "at most 7 robots of a team of eleven may be of one type, but here " + counts.get(0) + " are");
        }
        if (counts.get(FEWEST_TYPES - 1) == 0) {
            throw new IllegalArgumentException("a team of eleven needs robots of at least 3 types, but has fewer");
        }
        if (counts.get(0) + counts.get(1) > MOST_OF_TWO_TYPES) {
            throw new IllegalArgumentException("at most 9 robots of a team of eleven may be of two types, but here "
                    + (counts.get(0) + counts.get(1)) + " are");
        }
    }

    /**
     * {@return the league with so many robots a side: all of type 0, or from eleven on a mixture that the rules allow}
     *
     * @param robotsPerSide 1 to 11
     */
    public static Humanoid standard(int robotsPerSide) {
        return new Humanoid(mixture(robotsPerSide), true, HumanoidPhysics.standard(), HumanoidRules.standard());
    }

    /**
     * {@return types for a team}
     *
     * @param robots how many it has
     */
    public static List<Integer> mixture(int robots) {
        return robots == MOST_ROBOTS
                ? List.of(0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2)
                : Collections.nCopies(Math.max(0, robots), 0);
    }

    /** {@return the same with an empty pitch: robots come when they are told to} */
    public Humanoid empty() {
        return new Humanoid(types, false, physics, rules);
    }

    @Override
    public Humanoid withRules(HumanoidRules other) {
        return new Humanoid(types, present, physics, other);
    }

    /** {@return the types of both teams} */
    RobotType[] allTypes() {
        RobotType[] all = new RobotType[2 * types.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = RobotType.of(types.get(i % types.size()));
        }
        return all;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int robotsPerSide() {
        return types.size();
    }

    @Override
    public int channels() {
        return Channel.COUNT;
    }

    @Override
    public double cycleSeconds() {
        return CYCLE;
    }

    @Override
    public String configuration() {
        SettingsText out = new SettingsText();
        out.word("league", NAME);
        out.numbers("types", types.stream().map(Integer::doubleValue).toList());
        out.flag("present", present);
        out.section("world", () -> Records.write(out, physics));
        out.section("rules", () -> Records.write(out, rules));
        return out.toString();
    }

    @Override
    public TallyRules tallyRules() {
        return new TallyRules(0.1, 0.2, 0.5, 5, 0, physics.rollingDamping(), false, 1, List.of());
    }

    @Override
    public HumanoidGame newGame(RandomStream random) {
        return new HumanoidGame(this, random);
    }
}
