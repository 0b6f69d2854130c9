// SPDX-License-Identifier: Apache-2.0
/** Classes that break a law on purpose, to show that the rules can fail. */
package org.robopitch.studio.offenders;
