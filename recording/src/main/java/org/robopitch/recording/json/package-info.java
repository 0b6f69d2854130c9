// SPDX-License-Identifier: Apache-2.0
/** The little JSON that recordings need: exact numbers out, bounded parsing in. */
package org.robopitch.recording.json;
