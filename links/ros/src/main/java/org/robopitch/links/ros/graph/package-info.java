// SPDX-License-Identifier: Apache-2.0
/** Topics and services as their users see them, whatever carries the messages. */
@NullMarked
package org.robopitch.links.ros.graph;

import org.jspecify.annotations.NullMarked;
