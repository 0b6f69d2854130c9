// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;

/** The laws that make a match a pure function of its league, teams, seed and commands. */
final class Laws {

    /** What {@link Math} computes exactly, and so alike on every Java; sine, power and their like are not among it. */
    private static final Set<String> EXACT_MATHS = Set.of(
            "abs",
            "max",
            "min",
            "sqrt",
            "floor",
            "ceil",
            "rint",
            "round",
            "signum",
            "copySign",
            "clamp",
            "fma",
            "floorDiv",
            "floorMod",
            "ceilDiv",
            "ceilMod",
            "addExact",
            "subtractExact",
            "multiplyExact",
            "negateExact",
            "incrementExact",
            "decrementExact",
            "toIntExact",
            "multiplyHigh",
            "multiplyFull",
            "absExact",
            "ulp",
            "nextUp",
            "nextDown",
            "nextAfter",
            "getExponent",
            "scalb");

    static final ArchRule NO_CLOCK = noClasses()
            .that()
            .resideInAnyPackage(Modules.insideAMatch())
            .should()
            .accessTargetWhere(calls("java.lang.System", "nanoTime", "currentTimeMillis"))
            .orShould()
            .dependOnClassesThat(resideInAPackage("java.time..")
                    .and(notNamed("java.time.Duration"))
                    .or(named("java.util.Date", "java.util.Calendar", "java.util.Timer")))
            .because("time is a number of the match; only the loop that paces it reads a clock");

    static final ArchRule NO_RANDOMNESS_BUT_THE_SEEDED = noClasses()
            .that()
            .resideInAnyPackage(Modules.insideAMatch())
            .should()
            .accessTargetWhere(calls("java.lang.Math", "random"))
            .orShould()
            .accessTargetWhere(calls("java.lang.StrictMath", "random"))
            .orShould()
            .accessTargetWhere(calls("java.util.UUID", "randomUUID"))
            .orShould()
            .dependOnClassesThat(resideInAPackage("java.util.random..")
                    .or(named(
                            "java.util.Random",
                            "java.util.SplittableRandom",
                            "java.security.SecureRandom",
                            "java.util.concurrent.ThreadLocalRandom")))
            .because("the random streams are part of the state, so that a match can be restored and replayed");

    static final ArchRule NO_INEXACT_MATHS = noClasses()
            .that()
            .resideInAnyPackage(Modules.insideAMatch())
            .should()
            .accessTargetWhere(describe(
                    "a method of Math that may differ between Javas",
                    access -> access.getTargetOwner().isEquivalentTo(Math.class)
                            && access.getTarget() instanceof CodeUnitAccessTarget
                            && !EXACT_MATHS.contains(access.getTarget().getName())))
            .because("Math.sin and its like may differ by a bit between Javas and machines; StrictMath may not");

    static final ArchRule NO_THREADS = noClasses()
            .that()
            .resideInAnyPackage(Modules.insideAMatch())
            .should()
            .dependOnClassesThat(resideInAPackage("java.util.concurrent..")
                    .or(named("java.lang.Thread", "java.lang.ThreadLocal", "java.util.Timer")))
            .orShould()
            .accessTargetWhere(describe(
                    "a parallel stream",
                    access -> access.getTargetOwner().getPackageName().startsWith("java.util")
                            && Set.of("parallel", "parallelStream", "parallelSort", "parallelPrefix", "parallelSetAll")
                                    .contains(access.getTarget().getName())))
            .because("inside a match, things happen in one order");

    static final ArchRule NO_HASH_ORDER = noClasses()
            .that()
            .resideInAnyPackage(Modules.insideAMatch())
            .should()
            .dependOnClassesThat(named(
                    "java.util.HashMap", "java.util.HashSet", "java.util.IdentityHashMap", "java.util.WeakHashMap"))
            .orShould()
            .accessTargetWhere(calls("java.util.Map", "of", "ofEntries", "copyOf"))
            .orShould()
            .accessTargetWhere(calls("java.util.Set", "of", "copyOf"))
            .orShould()
            .accessTargetWhere(calls("java.util.stream.Collectors", "toSet", "toUnmodifiableSet", "toUnmodifiableMap"))
            .orShould()
            .accessTargetWhere(calls("java.lang.System", "identityHashCode"))
            .because("their order changes from run to run; LinkedHashMap, TreeMap, EnumMap and lists keep theirs");

    static final ArchRule NO_INPUT_OR_OUTPUT = noClasses()
            .that()
            .resideInAnyPackage(Modules.engine())
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio.file..", "java.nio.channels..", "java.net..")
                    .and(notNamed("java.io.Serializable")))
            .orShould()
            .accessTargetWhere(calls("java.lang.System", "getProperty", "getenv", "exit"))
            .because("the engine meets the world only through interfaces it owns");

    static final ArchRule NO_LIBRARIES = classes()
            .that()
            .resideInAnyPackage(Modules.engine())
            .should()
            .onlyDependOnClassesThat(
                    resideInAnyPackage("java..", "org.jspecify..", "org.robopitch.declare..", "org.robopitch.engine.."))
            .because("the engine stands on the JDK alone, and on what declares its settings");

    static final ArchRule NO_GLOBAL_STATE = fields().that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(Modules.insideAMatch())
            .and()
            .areStatic()
            .should()
            .beFinal()
            .allowEmptyShould(true)
            .because("many worlds live in one Java, side by side");

    private Laws() {}

    static Stream<ArchRule> all() {
        return Stream.of(
                NO_CLOCK,
                NO_RANDOMNESS_BUT_THE_SEEDED,
                NO_INEXACT_MATHS,
                NO_THREADS,
                NO_HASH_ORDER,
                NO_INPUT_OR_OUTPUT,
                NO_LIBRARIES,
                NO_GLOBAL_STATE);
    }

    private static DescribedPredicate<JavaAccess<?>> calls(String owner, String... methods) {
        Set<String> names = Set.of(methods);
        return describe(
                owner + "." + String.join("/", methods),
                access -> access.getTargetOwner().getName().equals(owner)
                        && names.contains(access.getTarget().getName()));
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        return describe(
                "are " + String.join(" or ", names),
                type -> Arrays.asList(names).contains(type.getName()));
    }

    private static DescribedPredicate<JavaClass> notNamed(String name) {
        return describe("are not " + name, type -> !type.getName().equals(name));
    }
}
