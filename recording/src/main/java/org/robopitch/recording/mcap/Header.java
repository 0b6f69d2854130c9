// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

/**
 * The first record of a file.
 *
 * @param profile name of the conventions the file follows, possibly empty
 * @param library the program that wrote it
 */
public record Header(String profile, String library) implements McapRecord {}
