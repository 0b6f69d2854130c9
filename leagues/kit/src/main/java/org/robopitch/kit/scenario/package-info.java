// SPDX-License-Identifier: Apache-2.0

/** What the leagues' scenarios have in common: the keys of their files, how time passes, and how rows are written. */
@NullMarked
package org.robopitch.kit.scenario;

import org.jspecify.annotations.NullMarked;
