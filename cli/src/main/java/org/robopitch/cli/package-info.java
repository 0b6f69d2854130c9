// SPDX-License-Identifier: Apache-2.0
/** The robopitch command line. */
package org.robopitch.cli;
