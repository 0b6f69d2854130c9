// SPDX-License-Identifier: Apache-2.0

/** How leagues offer themselves to the program: by name, size, configuration and schema. */
package org.robopitch.kit;
