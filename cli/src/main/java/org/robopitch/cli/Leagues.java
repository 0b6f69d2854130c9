// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.Iterator;
import java.util.List;
import org.robopitch.declare.Spelling;
import org.robopitch.humanoid.game.HumanoidModule;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.Noise;
import org.robopitch.middlesize.game.MiddleSizeModule;
import org.robopitch.mirosot.game.MirosotModule;
import org.robopitch.mixedreality.game.MixedRealityModule;
import org.robopitch.settings.Schema;

/**
 * The leagues of the program, by name.
 *
 * @param modules in the order in which they are listed
 */
public record Leagues(List<LeagueModule> modules) {
    /**
     * A new league needs its line here, and its module among the dependencies of this one. A list and not services: to find them, a
     * start of the program would open every jar, which takes 17 ms.
     */
    public static final Leagues BUILT_IN = new Leagues(List.of(
            new MirosotModule(), //
            new MixedRealityModule(),
            new MiddleSizeModule(),
            new HumanoidModule()));

    List<String> names() {
        return modules.stream().map(LeagueModule::name).toList();
    }

    public LeagueModule find(String league) {
        return modules.stream()
                .filter(module -> module.name().equals(league))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no league '" + league + "'"
                        + Spelling.suggest(league, names()) + ", only " + String.join(", ", names())));
    }

    /** What the configuration of a league may say, with the noise that every match can have. */
    public Schema schema(String league) {
        Schema schema = new Schema();
        find(league).describe(schema);
        Noise.describe(schema);
        return schema;
    }

    /** The names, for the help of commands. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return BUILT_IN.names().iterator();
        }
    }
}
