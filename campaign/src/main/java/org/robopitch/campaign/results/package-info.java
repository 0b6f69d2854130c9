// SPDX-License-Identifier: Apache-2.0
/** Results as tables: one DuckDB file, Parquet files, and questions in SQL. */
@NullMarked
package org.robopitch.campaign.results;

import org.jspecify.annotations.NullMarked;
