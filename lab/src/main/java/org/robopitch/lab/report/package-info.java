// SPDX-License-Identifier: Apache-2.0
/** Reports as one HTML file each, which needs nothing beside itself. */
@NullMarked
package org.robopitch.lab.report;

import org.jspecify.annotations.NullMarked;
