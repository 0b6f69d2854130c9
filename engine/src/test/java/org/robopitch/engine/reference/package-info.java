// SPDX-License-Identifier: Apache-2.0

/** A second pair of eyes: a slow, simple simulator written apart from the engine, and scenes in which both must agree. */
package org.robopitch.engine.reference;
