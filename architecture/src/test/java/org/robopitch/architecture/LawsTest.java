// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LawsTest {

    static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.robopitch");

    @ParameterizedTest
    @MethodSource("laws")
    void theHouseKeepsItsLaws(ArchRule law) {
        law.check(HOUSE);
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleUsesOnlyTheModulesItMay(String module) {
        Modules.usesOnlyWhatItMay(module).check(HOUSE);
    }

    @Test
    void everyModuleHasItsLineInTheTable() {
        Set<String> found = new TreeSet<>();
        HOUSE.forEach(type -> found.add(Modules.moduleOf(type)));
        assertThat(found).containsExactlyInAnyOrderElementsOf(Modules.known());
    }

    static Stream<ArchRule> laws() {
        return Laws.all();
    }

    static Stream<String> modules() {
        return Modules.known().stream().sorted();
    }
}
