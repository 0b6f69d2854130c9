// SPDX-License-Identifier: Apache-2.0

/** The robot's body: its joints, parts, masses and types. */
package org.robopitch.humanoid.body;
