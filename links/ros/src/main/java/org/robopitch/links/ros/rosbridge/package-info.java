// SPDX-License-Identifier: Apache-2.0
/** rosbridge: the same topics and services as JSON over a WebSocket, for browsers, ROS 2 and whatever speaks JSON. */
@NullMarked
package org.robopitch.links.ros.rosbridge;

import org.jspecify.annotations.NullMarked;
