// SPDX-License-Identifier: Apache-2.0
/** {@code robopitch serve}: one command for each link through which external programs play. */
package org.robopitch.cli.serve;
