// SPDX-License-Identifier: Apache-2.0
/** XML-RPC as ROS speaks it: calls and answers to and from XML, a client and a server. */
package org.robopitch.links.ros.xmlrpc;
