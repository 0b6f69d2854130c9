// SPDX-License-Identifier: Apache-2.0
/** Vectorised environments: many small worlds stepped together, for programs that learn. */
package org.robopitch.learn;
