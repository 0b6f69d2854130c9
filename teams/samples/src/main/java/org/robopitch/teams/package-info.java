// SPDX-License-Identifier: Apache-2.0
/** Sample teams. */
@NullMarked
package org.robopitch.teams;

import org.jspecify.annotations.NullMarked;
