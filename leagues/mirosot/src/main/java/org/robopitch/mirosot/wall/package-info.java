// SPDX-License-Identifier: Apache-2.0

/** What a robot does at the boundary. */
package org.robopitch.mirosot.wall;
