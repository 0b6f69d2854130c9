// SPDX-License-Identifier: Apache-2.0
/** A small league for tests: two robots, a ball, a referee who counts goals. */
package org.robopitch.runner.toy;
