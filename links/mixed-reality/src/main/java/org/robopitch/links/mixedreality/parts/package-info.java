// SPDX-License-Identifier: Apache-2.0
/** Virtual vision tracking and virtual robot control, to be started on their own. */
package org.robopitch.links.mixedreality.parts;
