// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Words;

/** What the file of a tournament and that of a sweep have in common: the keys are the options' names. */
public record RunFile(
        @Meaning("name of the league") String league,
        @Meaning("such as 5v5") String size,

        @Meaning("another file with the league's parameters and rules")
        String config,

        @Meaning("parameters of the league, such as ball.mass=0.05; override config and configuration")
        Words set,

        @Meaning("jars and folders with the classes of your own teams")
        String classpath,

        @Meaning("what the robots of nubot sense with: truth, noise or camera")
        String sense,

        @Meaning("first random seed") int seed,
        @Meaning("number of seeds") int seeds,

        @Meaning("simulated time of a match; 0: until the referee ends it")
        double duration,

        @Meaning("play extra time after a draw") boolean overtime,
        @Meaning("decide a draw by a penalty shoot-out") boolean shootOut,
        @Meaning("folder for the results") String out,

        @Meaning("matches played at the same time; 0 for one per processor")
        int threads,

        @Meaning("how long an external program may be silent before it loses its match; 0 for a minute")
        double patience,

        @Meaning("where the matches are played: threads or spark")
        String engine,

        @Meaning("the cluster, for engine spark") String master,

        @Meaning("settings of Spark, such as spark.executor.memory=2g")
        Words sparkConf) {
    /** Where parameters of the league are said in the file itself. */
    static final String CONFIGURATION = "configuration";

    public RunFile {
        Require.between("seed", seed, Integer.MIN_VALUE + 1, Integer.MAX_VALUE, "");
        Require.between("seeds", seeds, 1, 1_000_000, "");
        Require.between("duration", duration, 0, 1e6, "s");
        Require.between("threads", threads, 0, 1024, "");
        Require.between("patience", patience, 0, 3600, "s");
    }

    /** {@return what a file that says nothing means} */
    static RunFile defaults(int seeds) {
        return new RunFile(
                "mirosot", "", "", Words.NONE, "", "", 1, seeds, 0, false, false, "", 0, 0, "threads", "", Words.NONE);
    }

    static void describe(Schema schema) {
        schema.open(CONFIGURATION, "parameters and rules of the league, and noise, as in a file of config");
    }
}
