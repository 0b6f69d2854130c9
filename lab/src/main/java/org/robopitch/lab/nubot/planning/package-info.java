// SPDX-License-Identifier: Apache-2.0

/** Random scenes for the path planner, and a search on a fine grid that says which of them have a way at all. */
package org.robopitch.lab.nubot.planning;
