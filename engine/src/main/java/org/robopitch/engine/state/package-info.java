// SPDX-License-Identifier: Apache-2.0
/** State as plain numbers: one description of what something remembers gives its hash, its copy and the way back. */
package org.robopitch.engine.state;
