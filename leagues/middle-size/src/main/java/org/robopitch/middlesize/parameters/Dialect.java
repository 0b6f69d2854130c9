// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

/** The two simulators of NuBot that teams write for; they differ in bodies, driving, kicking and field. */
public enum Dialect {
    /** Robots of 31 kg that move at the commanded velocity at once; 18 × 12 m; a decision every 15 ms. */
    A,
    /** Robots of 39 kg on four wheels with limited acceleration; 22 × 14 m; a decision every 5 ms. */
    B
}
