// SPDX-License-Identifier: Apache-2.0
/** What developers and reviewers run. */
@NullMarked
package org.robopitch.workshop;

import org.jspecify.annotations.NullMarked;
