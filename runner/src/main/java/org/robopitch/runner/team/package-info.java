// SPDX-License-Identifier: Apache-2.0
/** Teams that users bring: found as jars, folders and source files, compiled where needed, as class path and class. */
package org.robopitch.runner.team;
