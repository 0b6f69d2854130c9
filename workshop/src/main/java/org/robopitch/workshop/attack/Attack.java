// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;

/** Bad input for one port. */
public interface Attack extends AutoCloseable {
    /**
     * Attacks until the budget is used.
     *
     * @return how it went, as a line
     * @throws IOException if the attacked program does not answer as it should
     */
    String run(Budget budget) throws IOException, InterruptedException;

    @Override
    default void close() throws IOException {}
}
