// SPDX-License-Identifier: Apache-2.0
/** Sample teams. */
package org.robopitch.teams;
