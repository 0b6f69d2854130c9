// SPDX-License-Identifier: Apache-2.0
@NullMarked
package org.robopitch.learn.serve;

import org.jspecify.annotations.NullMarked;
