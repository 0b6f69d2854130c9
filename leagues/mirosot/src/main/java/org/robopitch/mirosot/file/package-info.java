// SPDX-License-Identifier: Apache-2.0

/** Reading leagues from YAML files, and saying in which line something is wrong. */
@NullMarked
package org.robopitch.mirosot.file;

import org.jspecify.annotations.NullMarked;
