// SPDX-License-Identifier: Apache-2.0
/** The rules of MiroSot and VSSS as data, and a referee that applies them. */
package org.robopitch.mirosot.referee;
