// SPDX-License-Identifier: Apache-2.0
/** Recorded matches, opened for viewers. */
package org.robopitch.studio.replay;
