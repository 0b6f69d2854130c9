// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.cli.Leagues;

/** Which module may lean on which: the picture of ARCHITECTURE.md as a table. */
final class Modules {

    private static final String HOUSE = "org.robopitch.";

    /** Every module may use it: it knows none. */
    private static final String DECLARE = "declare";

    /** The leagues of the program, named after their packages: all may use the same. */
    private static final Set<String> LEAGUES = Leagues.BUILT_IN.modules().stream()
            .map(league -> nameOf(league.getClass().getPackageName()))
            .collect(Collectors.toUnmodifiableSet());

    /** For each other module, named after its package, the modules or packages it may use. A new module needs a line here. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry(DECLARE, Set.of()),
            Map.entry("engine", Set.of()),
            Map.entry("recording", Set.of("engine")),
            Map.entry("runner", Set.of("engine", "recording", "settings")),
            Map.entry("export", Set.of("recording")),
            Map.entry("settings", Set.of()),
            Map.entry("kit", Set.of("engine", "settings")),
            Map.entry("bahia3d", Set.of("engine", "settings", "humanoid", "robot")),
            Map.entry("links.simspark", Set.of("engine", "runner", "humanoid")),
            Map.entry("teams", Set.of("engine", "mirosot", "mixedreality", "middlesize", "robot", "nubot", "bahia3d")),
            Map.entry("robot", Set.of("engine.state")),
            Map.entry("nubot", Set.of("engine", "middlesize", "robot")),
            Map.entry("links.fira", Set.of("engine", "runner", "mirosot")),
            Map.entry("links.mixedreality", Set.of("engine", "runner", "mixedreality")),
            Map.entry("studio", Set.of("engine", "recording", "runner", "settings")),
            Map.entry("links.refbox", Set.of("engine", "recording", "middlesize")),
            Map.entry("links.ros", Set.of("engine", "recording", "runner", "studio", "middlesize", "robot", "nubot")),
            Map.entry(
                    "lab",
                    Set.of(
                            "engine",
                            "recording",
                            "runner",
                            "campaign",
                            "settings",
                            "kit",
                            "mirosot",
                            "mixedreality",
                            "middlesize",
                            "humanoid",
                            "robot",
                            "nubot",
                            "teams",
                            "bahia3d",
                            "links.simspark",
                            "links.ros")),
            Map.entry("campaign", Set.of("engine", "recording", "runner", "settings")),
            Map.entry("spark", Set.of()),
            Map.entry("links.sharedmemory", Set.of("engine", "recording", "runner")),
            Map.entry("learn", Set.of("engine", "recording", "settings", "kit", "mirosot", "middlesize")),
            Map.entry(
                    "cli",
                    Set.of(
                            "engine",
                            "recording",
                            "runner",
                            "export",
                            "settings",
                            "kit",
                            "robot",
                            "teams",
                            "nubot",
                            "bahia3d",
                            "links.simspark",
                            "links.fira",
                            "links.mixedreality",
                            "studio",
                            "links.ros",
                            "links.refbox",
                            "lab",
                            "campaign",
                            "links.sharedmemory",
                            "learn")),
            Map.entry(
                    "workshop",
                    Set.of(
                            "declare",
                            "engine",
                            "recording",
                            "runner",
                            "settings",
                            "kit",
                            "mirosot",
                            "middlesize",
                            "humanoid",
                            "robot",
                            "teams",
                            "nubot",
                            "bahia3d",
                            "links.simspark",
                            "links.fira",
                            "links.mixedreality",
                            "studio",
                            "links.ros",
                            "lab",
                            "campaign",
                            "links.sharedmemory",
                            "learn",
                            "cli")));

    private Modules() {}

    static Set<String> known() {
        return union(MAY_USE.keySet(), LEAGUES);
    }

    /** The packages of everything that takes part in a match and so must be the same on every run. */
    static String[] insideAMatch() {
        return packages(
                union(Set.of(DECLARE, "engine", "settings", "kit", "robot", "nubot", "teams", "bahia3d"), LEAGUES));
    }

    static String[] engine() {
        return packages(Set.of("engine"));
    }

    /** The module a class belongs to, named after the package below {@code org.robopitch}; a link, after two of them. */
    static String moduleOf(JavaClass type) {
        return nameOf(type.getPackageName());
    }

    private static String nameOf(String packageName) {
        String rest = packageName.substring(HOUSE.length());
        int dot = rest.indexOf('.', rest.startsWith("links.") ? "links.".length() : 0);
        return dot < 0 ? rest : rest.substring(0, dot);
    }

    /** The rule that a module uses none of our modules but those of its line in the table. */
    static ArchRule usesOnlyWhatItMay(String module) {
        Set<String> allowed = mayUse(module);
        return classes()
                .that()
                .resideInAPackage(HOUSE + module + "..")
                .should()
                .onlyDependOnClassesThat(describe(
                        "are not ours, or of " + module + " itself, or of " + allowed,
                        type -> !type.getPackageName().startsWith(HOUSE)
                                || moduleOf(type).equals(module)
                                || moduleOf(type).equals(DECLARE)
                                || allowed.contains(moduleOf(type))
                                || allowed.contains(type.getPackageName().substring(HOUSE.length()))));
    }

    /** A league may use the kit and what is below it; the tree of commands has all leagues. */
    private static Set<String> mayUse(String module) {
        if (LEAGUES.contains(module)) {
            return Set.of("engine", "settings", "kit");
        }
        Set<String> line = MAY_USE.getOrDefault(module, Set.of());
        return module.equals("cli") ? union(line, LEAGUES) : line;
    }

    private static Set<String> union(Set<String> some, Set<String> more) {
        return Stream.concat(some.stream(), more.stream()).collect(Collectors.toUnmodifiableSet());
    }

    private static String[] packages(Set<String> modules) {
        return modules.stream().map(module -> HOUSE + module + "..").toArray(String[]::new);
    }
}
