// SPDX-License-Identifier: Apache-2.0
/** What can be seen of a match, read once per moment for all who show or record it. */
package org.robopitch.runner.frame;
