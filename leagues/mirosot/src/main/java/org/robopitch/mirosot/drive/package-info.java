// SPDX-License-Identifier: Apache-2.0

/** How MiroSot robots follow their wheel commands. */
package org.robopitch.mirosot.drive;
