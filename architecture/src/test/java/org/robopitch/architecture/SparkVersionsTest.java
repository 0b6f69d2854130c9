// SPDX-License-Identifier: Apache-2.0
package org.robopitch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Clusters have other versions of Spark and Scala than the one that the driver is compiled with. */
class SparkVersionsTest {
    /** The same in Spark 3.5 on Scala 2.12 and 2.13, and in Spark 4 on Scala 2.13. */
    private static final Set<String> IN_ALL_VERSIONS = Set.of(
            "org.apache.spark.SparkContext.runJob",
            "org.apache.spark.SparkFiles.get",
            "org.apache.spark.api.java.JavaRDD.rdd",
            "org.apache.spark.api.java.JavaSparkContext.<init>",
            "org.apache.spark.api.java.JavaSparkContext.close",
            "org.apache.spark.api.java.JavaSparkContext.parallelize",
            "org.apache.spark.api.java.JavaSparkContext.sc",
            "scala.collection.Iterator.hasNext",
            "scala.collection.Iterator.next",
            "scala.reflect.ClassTag$.MODULE$",
            "scala.reflect.ClassTag$.apply",
            "scala.runtime.AbstractFunction1.<init>",
            "scala.runtime.AbstractFunction2.<init>",
            "scala.runtime.BoxedUnit.UNIT");

    @Test
    void theDriverUsesWhatAllVersionsOfSparkHave() {
        Set<String> used = new TreeSet<>();
        for (JavaClass type : new ClassFileImporter().importPackages("org.robopitch.spark")) {
            for (JavaAccess<?> access : type.getAccessesFromSelf()) {
                String owner = access.getTargetOwner().getName();
                if (owner.startsWith("scala.") || owner.startsWith("org.apache.")) {
                    used.add(owner + "." + access.getTarget().getName());
                }
            }
        }
        assertThat(used).isNotEmpty().isSubsetOf(IN_ALL_VERSIONS);
    }
}
