// SPDX-License-Identifier: Apache-2.0
/** The web server: who may come in, what they get, and how slow viewers are kept from slowing the match. */
package org.robopitch.studio.web;
