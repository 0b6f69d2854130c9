// SPDX-License-Identifier: Apache-2.0
/** The worlds that episodes are played in, one implementation a league. */
package org.robopitch.learn.arena;
