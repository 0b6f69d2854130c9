// SPDX-License-Identifier: Apache-2.0
/** Results as tables: one DuckDB file, Parquet files, and questions in SQL. */
package org.robopitch.campaign.results;
