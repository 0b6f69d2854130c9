// SPDX-License-Identifier: Apache-2.0
/** Campaigns on a Spark cluster: the driver, and what its executors do. */
@NullMarked
package org.robopitch.spark;

import org.jspecify.annotations.NullMarked;
