// SPDX-License-Identifier: Apache-2.0

/** Trials of the robots' own software: localisation, tracking, sharing, matches; planning is in its own package. */
package org.robopitch.lab.nubot.trial;
