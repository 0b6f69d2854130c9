// SPDX-License-Identifier: Apache-2.0
/** The engines of others on our scenes, each with the settings that serve it best. */
package org.robopitch.workshop.bench.peers;
