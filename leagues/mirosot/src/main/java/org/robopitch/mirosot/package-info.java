// SPDX-License-Identifier: Apache-2.0
/** The MiroSot league. */
package org.robopitch.mirosot;
