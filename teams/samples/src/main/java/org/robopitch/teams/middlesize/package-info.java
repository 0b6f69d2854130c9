// SPDX-License-Identifier: Apache-2.0

/** A sample team of the Middle Size League: goalkeeper, attacker, assistants; passes, shots and lobs. */
@NullMarked
package org.robopitch.teams.middlesize;

import org.jspecify.annotations.NullMarked;
