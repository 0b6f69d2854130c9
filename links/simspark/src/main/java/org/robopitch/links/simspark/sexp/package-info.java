// SPDX-License-Identifier: Apache-2.0

/** S-expressions: a scanner without allocation, and a text buffer to print them. */
package org.robopitch.links.simspark.sexp;
