// SPDX-License-Identifier: Apache-2.0

/** Leagues as YAML files: read key by key, refused with file, line and reason. */
package org.robopitch.settings;
