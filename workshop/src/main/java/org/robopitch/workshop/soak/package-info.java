// SPDX-License-Identifier: Apache-2.0
/** Long runs under load that check that a part keeps working. */
package org.robopitch.workshop.soak;
