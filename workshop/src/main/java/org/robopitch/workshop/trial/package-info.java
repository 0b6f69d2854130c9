// SPDX-License-Identifier: Apache-2.0
/** What agents and robots can do, in figures, and the figures of the papers. */
package org.robopitch.workshop.trial;
