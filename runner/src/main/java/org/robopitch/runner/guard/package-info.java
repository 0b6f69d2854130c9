// SPDX-License-Identifier: Apache-2.0
/** Keeps a match going whatever its teams do: throw, hang, answer late. */
package org.robopitch.runner.guard;
