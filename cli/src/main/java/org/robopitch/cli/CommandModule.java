// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;

/**
 * The commands of a module. The tree finds those of other modules by {@link java.util.ServiceLoader}: an edition without the
 * module has no trace of them.
 */
public interface CommandModule {
    /** {@return picocli's command classes, in the order in which the help lists them} */
    List<Class<?>> commands();
}
