// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Words;

/** What the file of a tournament and that of a sweep have in common: the keys are the options' names. */
public record RunFile(
        @Value(says = "name of the league") String league,
        @Value(says = "such as 5v5") String size,

        @Value(says = "another file with the league's parameters and rules")
        String config,

        @Value(says = "parameters of the league, such as ball.mass=0.05; override config and configuration")
        Words set,

        @Value(says = "jars and folders with the classes of your own teams")
        String classpath,

        @Value(says = "what the robots of nubot sense with: truth, noise or camera")
        String sense,

        @Value(says = "first random seed", min = Integer.MIN_VALUE + 1, max = Integer.MAX_VALUE)
        int seed,

        @Value(says = "number of seeds", min = 1, max = 1_000_000)
        int seeds,

        @Value(says = "simulated time of a match; 0: until the referee ends it", unit = "s", max = 1e6)
        double duration,

        @Value(says = "play extra time after a draw") boolean overtime,

        @Value(says = "decide a draw by a penalty shoot-out")
        boolean shootOut,

        @Value(says = "folder for the results") String out,

        @Value(says = "matches played at the same time; 0 for one per processor", max = 1024)
        int threads,

        @Value(
                says = "how long an external program may be silent before it loses its match; 0 for a minute",
                unit = "s",
                max = 3600)
        double patience,

        @Value(says = "where the matches are played: threads or spark")
        String engine,

        @Value(says = "the cluster, for engine spark") String master,

        @Value(says = "settings of Spark, such as spark.executor.memory=2g")
        Words sparkConf)
        implements Values<RunFile> {
    /** Where parameters of the league are said in the file itself. */
    static final String CONFIGURATION = "configuration";

    /** {@return what a file that says nothing means} */
    static RunFile defaults(int seeds) {
        return new RunFile(
                "mirosot", "", "", Words.NONE, "", "", 1, seeds, 0, false, false, "", 0, 0, "threads", "", Words.NONE);
    }

    static void describe(Schema schema) {
        schema.open(CONFIGURATION, "parameters and rules of the league, and noise, as in a file of config");
    }
}
