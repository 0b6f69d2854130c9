// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.campaign.results.ResultsFile;
import picocli.CommandLine.Model.CommandSpec;

/** The results of a campaign as SQL and Parquet, which the small edition cannot write. */
final class CampaignResults {
    private static final String DRIVER = "org.duckdb.DuckDBDriver";

    private CampaignResults() {}

    /** Writes results. */
    interface Writing {
        void write() throws IOException;
    }

    /** Writes the results, or says that this edition writes the journal and the report only. */
    static void write(CommandSpec spec, Path folder, Writing writing) throws IOException {
        if (canWrite()) {
            writing.write();
            return;
        }
        spec.commandLine()
                .getErr()
                .println("robopitch: this is the small edition of RoboPitch, without DuckDB: "
                        + folder.resolve(ResultsFile.NAME)
                        + " and the Parquet files are not written. All results are in the journal; the same command in the"
                        + " full edition writes the files from it.");
    }

    /** {@return whether this edition has the database} */
    static boolean canWrite() {
        try {
            Class.forName(DRIVER, false, CampaignResults.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException small) {
            return false;
        }
    }

    /** {@return where the results are, for people} */
    static String place(Path folder) {
        return folder.resolve(canWrite() ? ResultsFile.NAME : "journal.jsonl").toString();
    }
}
