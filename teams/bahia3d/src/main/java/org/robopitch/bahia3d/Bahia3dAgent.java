// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import java.util.function.Function;
import org.robopitch.bahia3d.brain.Brain;
import org.robopitch.bahia3d.brain.Decision;
import org.robopitch.bahia3d.brain.Mind;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.movement.FeedbackController;
import org.robopitch.bahia3d.walk.WalkParameters;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.HumanoidAgent;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.robot.Remembering;

/**
 * One player (Bahia3D 2010, fig. 1). The paper's Sensor, which stores what a message says, is {@link #perceive}; its Actuator, which
 * collects commands into one message, is the league's {@link Effects}.
 */
public final class Bahia3dAgent implements HumanoidAgent, Remembering {
    private final AgentDatabase database;
    private final FeedbackController controller = new FeedbackController(AgentDatabase.CYCLE);
    private final Mind mind;
    private final Agent agent;
    private final int type;
    private String role = "";

    /**
     * A player.
     *
     * @param team name of the team
     * @param number from 1; 0 if the server chooses
     * @param type of the robot, 0 to 4
     */
    public Bahia3dAgent(String team, int number, int type) {
        this(team, number, type, Repertoire.builtIn(type), WalkParameters.defaults());
    }

    /**
     * A player with movements of its own.
     *
     * @param team name of the team
     * @param number from 1; 0 if the server chooses
     * @param type of the robot, 0 to 4
     * @param repertoire what it can do
     * @param walk how it walks
     */
    public Bahia3dAgent(String team, int number, int type, Repertoire repertoire, WalkParameters walk) {
        this(team, number, type, repertoire, walk, Brain::new);
    }

    /**
     * A player with a mind of its own.
     *
     * @param team name of the team
     * @param number from 1; 0 if the server chooses
     * @param type of the robot, 0 to 4
     * @param repertoire what it can do
     * @param walk how it walks
     * @param minds makes the mind, from what the agent will know
     */
    public Bahia3dAgent(
            String team,
            int number,
            int type,
            Repertoire repertoire,
            WalkParameters walk,
            Function<AgentDatabase, Mind> minds) {
        this.database = new AgentDatabase(team, number);
        this.mind = minds.apply(database);
        this.agent = new Agent(database, controller, repertoire, type, walk);
        this.type = type;
    }

    int type() {
        return type;
    }

    @Override
    public void perceive(Percepts percepts) {
        database.store(percepts);
        for (int i = 0; i < Joint.COUNT; i++) {
            controller.measure(Joint.of(i), database.angle(Joint.of(i)));
        }
    }

    @Override
    public void act(Effects effects) {
        Decision decision = mind.think(agent);
        role = decision.role();
        agent.execute(decision, effects);
    }

    /** {@return what the agent knows} */
    public AgentDatabase database() {
        return database;
    }

    /** {@return what it is up to} */
    public String role() {
        return role;
    }
}
