// SPDX-License-Identifier: Apache-2.0
/** Topics and services as whoever uses them sees them, whatever carries the messages. */
@NullMarked
package org.robopitch.links.ros.graph;

import org.jspecify.annotations.NullMarked;
