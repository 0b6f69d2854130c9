// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/** Who turns the wheels: called before every step, it commands the robots it wants to. */
interface Driving {

    /** Commands the robots ahead of the step of this number, counted from zero. */
    void drive(long step, SceneEngine engine);
}
