// SPDX-License-Identifier: Apache-2.0
/** How external programs take part in matches, whatever they speak. */
@NullMarked
package org.robopitch.runner.link;

import org.jspecify.annotations.NullMarked;
