// SPDX-License-Identifier: Apache-2.0
/** Topics and services as their users see them, whatever carries the messages. */
package org.robopitch.links.ros.graph;
