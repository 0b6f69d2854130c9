// SPDX-License-Identifier: Apache-2.0
/** A team in the manner of BahiaMR: every robot its own agent, with the role of a goalkeeper, defender or attacker. */
package org.robopitch.teams.bahia;
