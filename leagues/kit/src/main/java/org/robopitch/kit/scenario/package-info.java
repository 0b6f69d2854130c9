// SPDX-License-Identifier: Apache-2.0

/** Scenarios of all planar leagues: read from a file, played, written as a table and drawn. */
package org.robopitch.kit.scenario;
