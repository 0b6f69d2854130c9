// SPDX-License-Identifier: Apache-2.0

/** What bodies are and where they are. */
@NullMarked
package org.robopitch.engine.body;

import org.jspecify.annotations.NullMarked;
