// SPDX-License-Identifier: Apache-2.0

/** How bodies move while nothing touches them. */
package org.robopitch.engine.move;
