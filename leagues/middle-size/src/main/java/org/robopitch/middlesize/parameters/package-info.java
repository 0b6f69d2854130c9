// SPDX-License-Identifier: Apache-2.0

/** All numbers of the Middle Size League, as values. */
package org.robopitch.middlesize.parameters;
