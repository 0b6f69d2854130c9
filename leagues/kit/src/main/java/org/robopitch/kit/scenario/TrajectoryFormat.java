// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.PrintWriter;

/** How a trajectory is written down. */
public enum TrajectoryFormat {
    /** Comma-separated values with a header. */
    CSV,
    /** A JSON object per line. */
    JSONL;

    /**
     * {@return rows of this format}
     *
     * @param out where to write
     */
    public Rows rows(PrintWriter out) {
        return this == CSV ? new CsvRows(out) : new JsonRows(out);
    }
}
