// SPDX-License-Identifier: Apache-2.0
/** What teams draw for viewers. */
@NullMarked
package org.robopitch.runner.draw;

import org.jspecify.annotations.NullMarked;
