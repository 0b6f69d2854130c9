// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

/** One field of a message. */
public record Field(String name, FieldType type) {}
