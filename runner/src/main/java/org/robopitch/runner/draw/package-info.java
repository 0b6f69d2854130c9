// SPDX-License-Identifier: Apache-2.0
/** What teams draw for viewers. */
package org.robopitch.runner.draw;
