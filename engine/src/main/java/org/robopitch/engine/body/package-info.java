// SPDX-License-Identifier: Apache-2.0

/** What bodies are and where they are. */
package org.robopitch.engine.body;
