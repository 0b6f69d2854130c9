// SPDX-License-Identifier: Apache-2.0
/** The match that is being played: its frames, its past, and what viewers do to it. */
package org.robopitch.studio.live;
