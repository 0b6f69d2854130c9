// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.offenders.AsksForTheDate;
import org.robopitch.engine.offenders.KeepsGlobalState;
import org.robopitch.engine.offenders.MakesAnUnorderedSet;
import org.robopitch.engine.offenders.OpensAFile;
import org.robopitch.engine.offenders.OwnsARandom;
import org.robopitch.engine.offenders.PrintsALine;
import org.robopitch.engine.offenders.ReadsTheNanoClock;
import org.robopitch.engine.offenders.StartsAThread;
import org.robopitch.engine.offenders.SumsInParallel;
import org.robopitch.engine.offenders.TakesASine;
import org.robopitch.engine.offenders.TakesASineByReference;
import org.robopitch.engine.offenders.ThrowsDice;
import org.robopitch.engine.offenders.UsesALibrary;
import org.robopitch.engine.offenders.WalksAHashSet;
import org.robopitch.mirosot.offenders.KnowsTheStudio;
import org.robopitch.studio.offenders.ForStudio;

class LawsCanFailTest {

    private static final JavaClasses OFFENDERS =
            new ClassFileImporter().importPackagesOf(ReadsTheNanoClock.class, KnowsTheStudio.class, ForStudio.class);

    @ParameterizedTest
    @MethodSource("offenders")
    void anOffenderIsCaughtByItsLaw(ArchRule law, Class<?> offender) {
        assertThat(violations(law, offender)).isNotEmpty();
    }

    @Test
    void everyLawHasAnOffender() {
        List<Object> broken =
                offenders().map(arguments -> arguments.get()[0]).distinct().toList();
        assertThat(broken).containsExactlyInAnyOrderElementsOf(Laws.all().toList());
    }

    @Test
    void aLeagueThatKnowsTheStudioIsCaught() {
        assertThat(violations(Modules.usesOnlyWhatItMay("mirosot"), KnowsTheStudio.class))
                .isNotEmpty();
    }

    @Test
    void aStudioThatKnowsALeagueIsCaught() {
        assertThat(violations(Modules.usesOnlyWhatItMay("studio"), ForStudio.class))
                .isNotEmpty();
    }

    static Stream<Arguments> offenders() {
        return Stream.of(
                arguments(Laws.NO_CLOCK, ReadsTheNanoClock.class),
                arguments(Laws.NO_CLOCK, AsksForTheDate.class),
                arguments(Laws.NO_RANDOMNESS_BUT_THE_SEEDED, OwnsARandom.class),
                arguments(Laws.NO_RANDOMNESS_BUT_THE_SEEDED, ThrowsDice.class),
                arguments(Laws.NO_INEXACT_MATHS, TakesASine.class),
                arguments(Laws.NO_INEXACT_MATHS, TakesASineByReference.class),
                arguments(Laws.NO_THREADS, StartsAThread.class),
                arguments(Laws.NO_THREADS, SumsInParallel.class),
                arguments(Laws.NO_HASH_ORDER, WalksAHashSet.class),
                arguments(Laws.NO_HASH_ORDER, MakesAnUnorderedSet.class),
                arguments(Laws.NO_INPUT_OR_OUTPUT, OpensAFile.class),
                arguments(Laws.NO_INPUT_OR_OUTPUT, PrintsALine.class),
                arguments(Laws.NO_LIBRARIES, UsesALibrary.class),
                arguments(Laws.NO_GLOBAL_STATE, KeepsGlobalState.class));
    }

    private static List<String> violations(ArchRule law, Class<?> offender) {
        JavaClasses onlyTheOffender =
                OFFENDERS.that(describe("is the offender", type -> type.isEquivalentTo(offender)));
        return law.allowEmptyShould(true)
                .evaluate(onlyTheOffender)
                .getFailureReport()
                .getDetails();
    }
}
