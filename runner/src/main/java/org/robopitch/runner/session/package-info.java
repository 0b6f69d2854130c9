// SPDX-License-Identifier: Apache-2.0
/** A match under way for people who watch it and act in it. */
package org.robopitch.runner.session;
