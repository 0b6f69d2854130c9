// SPDX-License-Identifier: Apache-2.0
/** Campaigns on a Spark cluster: the driver, and what its executors do. */
package org.robopitch.spark;
