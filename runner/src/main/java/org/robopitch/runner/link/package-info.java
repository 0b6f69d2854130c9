// SPDX-License-Identifier: Apache-2.0
/** How programs outside take part in matches, whatever they speak. */
@NullMarked
package org.robopitch.runner.link;

import org.jspecify.annotations.NullMarked;
