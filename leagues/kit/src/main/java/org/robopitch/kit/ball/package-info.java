// SPDX-License-Identifier: Apache-2.0

/** The ball as leagues share it: how it flies, where robots reach it, and how they kick and hold it. */
package org.robopitch.kit.ball;
