// SPDX-License-Identifier: Apache-2.0
/** What developers and reviewers run. */
package org.robopitch.workshop;
