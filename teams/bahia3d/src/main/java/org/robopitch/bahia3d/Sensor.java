// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.movement.FeedbackController;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Percepts;

/**
 * Extracts what is useful from a message of the server and stores it in the agent's data base (Bahia3D 2010, fig. 1).
 * Framing and parsing are the codec's of the link the message came by; in process there is none.
 */
final class Sensor {
    private final AgentDatabase database;
    private final FeedbackController controller;

    Sensor(AgentDatabase database, FeedbackController controller) {
        this.database = database;
        this.controller = controller;
    }

    void receive(Percepts percepts) {
        database.store(percepts);
        for (int i = 0; i < Joint.COUNT; i++) {
            Joint joint = Joint.of(i);
            controller.measure(joint, database.angle(joint));
        }
    }
}
