// SPDX-License-Identifier: Apache-2.0

/** What the chapter on NuBot's simulation shows (2017), worked out again with the Middle Size League. */
package org.robopitch.lab.nubot;
