// SPDX-License-Identifier: Apache-2.0

/** S-expressions: a scanner without allocation, a tree for what is not urgent, and a text buffer to print them. */
package org.robopitch.links.simspark.sexp;
