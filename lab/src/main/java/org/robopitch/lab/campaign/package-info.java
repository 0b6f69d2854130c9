// SPDX-License-Identifier: Apache-2.0
/** Campaigns as reports. */
@NullMarked
package org.robopitch.lab.campaign;

import org.jspecify.annotations.NullMarked;
