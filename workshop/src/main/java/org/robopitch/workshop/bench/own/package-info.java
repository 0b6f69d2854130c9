// SPDX-License-Identifier: Apache-2.0
/** Our own engine on the bench. */
package org.robopitch.workshop.bench.own;
