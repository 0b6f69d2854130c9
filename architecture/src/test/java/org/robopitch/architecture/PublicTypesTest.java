// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * What is public is meant to be. In the engine, another module uses it, or the list below says why it is. Elsewhere another
 * package uses it, or it is part of what a public type offers, or the list says why; modules in which more is being built
 * than used yet are left out.
 */
class PublicTypesTest {
    private static final String ENGINE = "engine";

    /** Public although no other module uses them, and why. */
    private static final Map<String, String> WITHIN_THE_ENGINE = new TreeMap<>(Map.of(
            "org.robopitch.engine.match.Phase", "says where a match is in its cycle, in messages and tests",
            "org.robopitch.engine.move.StepMotion", "detection looks ahead along it",
            "org.robopitch.engine.state.StateHash", "matches and worlds are hashed with it, and tests hash parts"));

    private static final Set<String> MODULES = Set.of(
            "settings",
            "recording",
            "export",
            "runner",
            "kit",
            "mirosot",
            "mixedreality",
            "robot",
            "nubot",
            "teams",
            "studio",
            "links.fira",
            "links.mixedreality",
            "links.ros",
            "links.refbox",
            "links.sharedmemory",
            "spark");

    /** Public although no other package of the house uses them, and why. */
    private static final Map<String, String> WITHIN_THEIR_PACKAGE = new TreeMap<>(Map.ofEntries(
            Map.entry("org.robopitch.links.fira.client.Striker", "an example to start and to copy"),
            Map.entry("org.robopitch.links.sharedmemory.SharedArea", "the other end, for tests of the served program"),
            Map.entry("org.robopitch.links.sharedmemory.SharedMemoryClient", "the other end, for programs in Java"),
            Map.entry("org.robopitch.recording.match.MatchFormatException", "readers of recordings may catch it"),
            Map.entry("org.robopitch.spark.SparkDriver", "Spark starts it by its name"),
            Map.entry("org.robopitch.teams.UnknownTeamException", "users of the sample teams may catch it")));

    @Test
    void everyPublicTypeOfTheEngineIsUsedByAnotherModuleOrListed() {
        TreeSet<String> unused = new TreeSet<>();
        for (JavaClass type : LawsTest.HOUSE) {
            boolean offered = type.getModifiers().contains(JavaModifier.PUBLIC)
                    && type.isTopLevelClass()
                    && Modules.moduleOf(type).equals(ENGINE);
            if (offered && !isUsedElsewhere(type)) {
                unused.add(type.getName());
            }
        }
        assertThat(unused)
                .as(
                        "public types of the engine that no other module uses; make new ones package-private where they can be")
                .isEqualTo(WITHIN_THE_ENGINE.keySet());
    }

    @Test
    void everyPublicTypeIsUsedByAnotherPackageOrOfferedByOneThatIsOrListed() {
        TreeSet<String> unused = new TreeSet<>();
        for (JavaClass type : LawsTest.HOUSE) {
            if (MODULES.contains(Modules.moduleOf(type))
                    && type.isTopLevelClass()
                    && isOpen(type)
                    && !isGenerated(type)
                    && !isUsedByAnotherPackage(type)) {
                boolean offered = type.getPackage().getClasses().stream()
                        .anyMatch(other -> other != type && isOpen(other) && offers(other, type));
                if (!offered) {
                    unused.add(type.getName());
                }
            }
        }
        assertThat(unused)
                .as("public types that only their own package uses; make them package-private, or say why they are not")
                .isEqualTo(WITHIN_THEIR_PACKAGE.keySet());
    }

    private static boolean isUsedByAnotherPackage(JavaClass type) {
        return type.getDirectDependenciesToSelf().stream()
                .anyMatch(dependency ->
                        !dependency.getOriginClass().getPackageName().equals(type.getPackageName()));
    }

    private static boolean isOpen(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(PublicTypesTest::isOpen).orElse(true);
    }

    /** Code that Protocol Buffers have written. */
    private static boolean isGenerated(JavaClass type) {
        return type.getPackageName().contains(".fira.wire");
    }

    private static boolean offers(JavaClass owner, JavaClass type) {
        return owner.getAllRawInterfaces().contains(type)
                || owner.getAllRawSuperclasses().contains(type)
                || owner.getCodeUnits().stream()
                        .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                        .anyMatch(unit -> unit.getAllInvolvedRawTypes().contains(type)
                                || unit.getExceptionTypes().contains(type));
    }

    private static boolean isUsedElsewhere(JavaClass type) {
        return type.getDirectDependenciesToSelf().stream()
                .map(dependency -> Modules.moduleOf(dependency.getOriginClass()))
                .anyMatch(module -> !module.equals(ENGINE));
    }
}
