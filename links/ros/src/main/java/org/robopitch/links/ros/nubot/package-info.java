// SPDX-License-Identifier: Apache-2.0
/** The link through which programs written for NuBot's simulator play in the Middle Size League. */
@NullMarked
package org.robopitch.links.ros.nubot;

import org.jspecify.annotations.NullMarked;
