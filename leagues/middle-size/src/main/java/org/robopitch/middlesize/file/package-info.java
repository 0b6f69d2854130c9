// SPDX-License-Identifier: Apache-2.0

/** The league as a YAML file. */
package org.robopitch.middlesize.file;
