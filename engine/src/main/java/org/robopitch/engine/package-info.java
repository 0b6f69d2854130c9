// SPDX-License-Identifier: Apache-2.0
/** World state, stepping, randomness, match and referee: everything a league is made of. */
package org.robopitch.engine;
