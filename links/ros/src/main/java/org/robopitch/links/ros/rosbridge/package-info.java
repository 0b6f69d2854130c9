// SPDX-License-Identifier: Apache-2.0
/** rosbridge: the same topics and services as JSON over a WebSocket, for browsers, ROS 2 and whatever speaks JSON. */
package org.robopitch.links.ros.rosbridge;
