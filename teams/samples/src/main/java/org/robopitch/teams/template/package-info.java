// SPDX-License-Identifier: Apache-2.0

/** A first team to copy and improve. */
package org.robopitch.teams.template;
