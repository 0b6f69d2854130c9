// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/** An engine on which nothing moves, for tests that place bodies themselves. */
class StillEngine implements SceneEngine {
    Moment moment = new Moment();

    @Override
    public void start(Moment at) {
        moment = at;
    }

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {}

    @Override
    public void step() {}

    @Override
    public void look(Moment into) {}
}
