// SPDX-License-Identifier: Apache-2.0
/** How simulated time follows the clock: the only place that reads one. */
package org.robopitch.runner.pace;
