// SPDX-License-Identifier: Apache-2.0
/** State as plain numbers: one description of what something remembers gives its hash, its copy and the way back. */
@NullMarked
package org.robopitch.engine.state;

import org.jspecify.annotations.NullMarked;
