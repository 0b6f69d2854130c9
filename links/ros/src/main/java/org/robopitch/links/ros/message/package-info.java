// SPDX-License-Identifier: Apache-2.0
/** ROS messages: definition files, their md5 sums, and values to and from bytes. Knows no network. */
package org.robopitch.links.ros.message;
