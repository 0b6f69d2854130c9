// SPDX-License-Identifier: Apache-2.0
/** Campaigns as reports. */
package org.robopitch.lab.campaign;
