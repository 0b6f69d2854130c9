// SPDX-License-Identifier: Apache-2.0

/** Leagues as YAML files: read key by key, refused with file, line and reason. */
@NullMarked
package org.robopitch.settings;

import org.jspecify.annotations.NullMarked;
