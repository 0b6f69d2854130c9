// SPDX-License-Identifier: Apache-2.0
/** The link through which programs written for NuBot's simulator play in the Middle Size League. */
package org.robopitch.links.ros.nubot;
