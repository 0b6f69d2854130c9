// SPDX-License-Identifier: Apache-2.0

/** What lies between bytes and meaning: framing, and the codecs of the agent port and the monitor port. */
package org.robopitch.links.simspark.wire;
