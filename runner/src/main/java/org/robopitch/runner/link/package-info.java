// SPDX-License-Identifier: Apache-2.0
/** How external programs take part in matches, whatever they speak. */
package org.robopitch.runner.link;
