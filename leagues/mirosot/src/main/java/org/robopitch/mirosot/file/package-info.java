// SPDX-License-Identifier: Apache-2.0

/** Reading leagues from YAML files, and saying in which line something is wrong. */
package org.robopitch.mirosot.file;
