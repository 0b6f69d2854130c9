// SPDX-License-Identifier: Apache-2.0
/** Matches played again bit for bit, from their recording or their log of commands: verified, looked into, continued. */
package org.robopitch.runner.replay;
