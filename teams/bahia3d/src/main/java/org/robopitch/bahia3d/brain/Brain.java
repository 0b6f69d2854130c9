// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.robot.Remembering;

/**
 * Where all reasoning is (Bahia3D 2010, fig. 2): the Cognitive layer sets the team's goals, the Planner decides what this
 * robot does for them, and the Reactive layer does it, unless the body needs something first.
 */
public final class Brain implements Mind, Remembering {
    private final transient AgentDatabase known;
    private final Cognitive cognitive = new Cognitive();
    private final Planner planner;
    private final Reactive reactive;

    /**
     * A brain.
     *
     * @param known what the agent knows
     */
    public Brain(AgentDatabase known) {
        this.known = known;
        this.planner = new Planner(known);
        this.reactive = new Reactive(known);
    }

    /**
     * {@return what to do in this cycle}
     *
     * @param body what the body is doing
     */
    @Override
    public Decision think(BodyStatus body) {
        cognitive.think(known, reactive.lies());
        Action planned = planner.plan(cognitive, body);
        Action action = reactive.react(planned, body.busy());
        String say = cognitive.say(known, reactive.lies());
        return new Decision(action, reactive.headYaw(), reactive.headPitch(), say, planner.passes(), planner.role());
    }

    @Override
    public void state(StateVisitor visitor) {
        Remembering.super.state(visitor);
    }
}
