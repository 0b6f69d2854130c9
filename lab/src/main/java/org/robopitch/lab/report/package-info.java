// SPDX-License-Identifier: Apache-2.0
/** Reports as one HTML file each, which needs nothing beside itself. */
package org.robopitch.lab.report;
