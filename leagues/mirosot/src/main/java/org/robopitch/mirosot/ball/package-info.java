// SPDX-License-Identifier: Apache-2.0

/** How the golf ball rolls. */
package org.robopitch.mirosot.ball;
