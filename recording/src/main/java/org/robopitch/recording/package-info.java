// SPDX-License-Identifier: Apache-2.0
/** MCAP files, written and read. */
package org.robopitch.recording;
