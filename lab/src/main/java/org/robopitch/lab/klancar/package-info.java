// SPDX-License-Identifier: Apache-2.0
/** The papers of Klančar and co-authors of 2003 and 2007, worked out again, beside an integrator that is not ours. */
package org.robopitch.lab.klancar;
