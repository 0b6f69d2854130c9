// SPDX-License-Identifier: Apache-2.0
/** Benchmarks of our engine and its peers on the same scenes, of links, teams and environments. */
package org.robopitch.workshop.bench;
