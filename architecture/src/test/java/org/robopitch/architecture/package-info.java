// SPDX-License-Identifier: Apache-2.0
/** The laws of the house as rules on the compiled classes of all modules. */
package org.robopitch.architecture;
