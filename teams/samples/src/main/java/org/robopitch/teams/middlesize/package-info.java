// SPDX-License-Identifier: Apache-2.0

/** A sample team of the Middle Size League: goalkeeper, attacker, assistants; passes, shots and lobs. */
package org.robopitch.teams.middlesize;
