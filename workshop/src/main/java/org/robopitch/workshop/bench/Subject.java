// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;

/**
 * Something whose steps can be timed.
 *
 * @param league empty for the scenes on which engines are compared
 * @param scene what happens
 * @param engine empty where it is ours alone
 * @param stepSeconds length of a step, s
 */
record Subject(String league, String scene, String engine, double stepSeconds, Supplier<Steps> maker) {
    static Subject of(Scene scene, Contender contender) {
        return new Subject("", scene.label(), contender.label(), Scene.COMMON_STEP, () -> {
            Mirosot league = Scene.league(Scene.COMMON_STEP);
            return new SceneRun(scene, contender.create(league), league, SceneRun.SEED);
        });
    }

    /** {@return a league as it is played, in all its sizes or dialects} */
    static List<Subject> ofLeague(String league) {
        if (league.equals("mirosot")) {
            return Stream.of(Size.values())
                    .map(size -> new Subject(
                            league,
                            size.robotsPerTeam() + "v" + size.robotsPerTeam() + " random",
                            "",
                            MirosotParameters.defaults(size).timing().step(),
                            () -> LeagueRun.mirosot(size)))
                    .toList();
        }
        return Stream.of(Dialect.values())
                .flatMap(dialect -> Stream.of("random", "scrum")
                        .map(scene -> new Subject(
                                league,
                                dialect + " " + scene,
                                "",
                                MiddleSizeParameters.of(dialect).timing().step(),
                                () -> LeagueRun.middleSize(dialect, scene.equals("scrum")))))
                .toList();
    }

    /** {@return the subject of that name: a process of JMH knows no more} */
    static Subject named(String name) {
        return Stream.of(
                        Stream.of(Scene.values())
                                .flatMap(scene -> Stream.of(Contender.values()).map(one -> of(scene, one))),
                        ofLeague("mirosot").stream(),
                        ofLeague("middle-size").stream())
                .flatMap(some -> some)
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    String name() {
        return league.isEmpty() ? scene + " on " + engine : league + " " + scene;
    }

    Steps begin() {
        return maker.get();
    }
}
