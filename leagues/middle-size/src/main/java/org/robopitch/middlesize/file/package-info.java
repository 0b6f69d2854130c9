// SPDX-License-Identifier: Apache-2.0

/** The league as a YAML file. */
@NullMarked
package org.robopitch.middlesize.file;

import org.jspecify.annotations.NullMarked;
