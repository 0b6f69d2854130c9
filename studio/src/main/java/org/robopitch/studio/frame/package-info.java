// SPDX-License-Identifier: Apache-2.0
/** What a viewer is sent of one moment of a match: a compact binary frame, live or replayed. */
package org.robopitch.studio.frame;
