// SPDX-License-Identifier: Apache-2.0
/**
 * {@code robopitch docs}: the Markdown pages of the repository as a site that needs no network, with a search and the
 * Javadoc of what teams use. {@link org.robopitch.cli.docs.Site} writes it, {@link org.robopitch.cli.docs.SiteServer} shows
 * it.
 */
package org.robopitch.cli.docs;
