// SPDX-License-Identifier: Apache-2.0
/** A ROS 1 node: the master's and the slaves' API, topics and services over TCPROS, parameters. Knows no robot. */
package org.robopitch.links.ros.node;
