// SPDX-License-Identifier: Apache-2.0

/** The humanoid world and the same robots on ode4j: for timing one beside the other, and for comparing what they do. */
package org.robopitch.workshop.bench.humanoid;
