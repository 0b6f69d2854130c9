// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** With which masses robots answer an impulse. */
public enum CollisionMode {
    /** As free bodies (Klančar 2003, eq. 11–21); the wheels take the sideways motion off afterwards. */
    FREE,
    /** As the wheels allow: not sideways at all, and with the wheels' inertia along and about. */
    CONSTRAINED
}
