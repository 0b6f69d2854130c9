// SPDX-License-Identifier: Apache-2.0
/** Matches into files. */
package org.robopitch.runner.record;
