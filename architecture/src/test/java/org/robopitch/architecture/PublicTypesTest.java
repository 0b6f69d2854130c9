// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is public in the engine is meant to be: another module uses it, or the list below says why it is. */
class PublicTypesTest {
    private static final String ENGINE = "engine";

    /** Public although no other module uses them, and why. */
    private static final Map<String, String> WITHIN_THE_ENGINE = new TreeMap<>(Map.of(
            "org.robopitch.engine.detect.ZeroCrossing", "impacts are timed with it",
            "org.robopitch.engine.match.Phase", "says where a match is in its cycle, in messages and tests",
            "org.robopitch.engine.move.StepMotion", "detection looks ahead along it",
            "org.robopitch.engine.resolve.OverlapCorrection", "the world ends a step with it",
            "org.robopitch.engine.resolve.Pressing", "the world lets bodies press with it",
            "org.robopitch.engine.resolve.Striking", "the world lets bodies strike with it",
            "org.robopitch.engine.state.StateHash", "matches and worlds are hashed with it, and tests hash parts"));

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

    private static boolean isUsedElsewhere(JavaClass type) {
        return type.getDirectDependenciesToSelf().stream()
                .map(dependency -> Modules.moduleOf(dependency.getOriginClass()))
                .anyMatch(module -> !module.equals(ENGINE));
    }
}
