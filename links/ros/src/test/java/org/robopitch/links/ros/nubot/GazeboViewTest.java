// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.middlesize.parameters.Dialect;

/** What programs made for Gazebo see of the models, and how they place them. */
class GazeboViewTest extends LinkedMatch {
    @Test
    void gazebosViewIsInMetresAndTurnedForNobody() {
        play(Dialect.A);
        putBall(3.5, 0);
        cycles(1);
        Message states = graph.newest.get("/gazebo/model_states");
        List<?> names = (List<?>) states.get("name");
        assertThat(names).hasSize(11).first().isEqualTo("football");
        Message ball = states.messages("pose").get(0).message("position");
        assertThat(ball.number("x")).isCloseTo(3.5, within(1e-9));
        assertThat(ball.number("z")).isCloseTo(0.11, within(1e-6));
        Message rival = states.messages("pose").get(names.indexOf("rival1"));
        assertThat(rival.message("position").number("x")).isCloseTo(8.5, within(1e-9));
        assertThat(rival.message("orientation").number("z")).isCloseTo(1, within(1e-9));
        assertThat(((RosTime) graph.newest.get("/clock").get("clock")).inSeconds())
                .isCloseTo(0.015, within(1e-9));
    }

    @Test
    void aModelIsPlacedByTopicAndByServiceAndNonsenseIsAnswered() throws ServiceRefusedException {
        play(Dialect.A);
        Message state = graph.message("/gazebo/set_model_state").set("model_name", "football");
        state.message("pose").message("position").set("x", 3.5).set("y", -2);
        graph.send("/gazebo/set_model_state", state);
        cycles(1);
        assertThat(pose(10).x).isCloseTo(3.5, within(1e-6));

        Message request = graph.request("/gazebo/set_model_state");
        request.message("model_state").set("model_name", "rival3").set("reference_frame", "world");
        request.message("model_state").message("pose").message("orientation").set("z", 1.0);
        request.message("model_state").message("pose").message("position").set("y", 3);
        assertThat(graph.call("/gazebo/set_model_state", request).flag("success"))
                .isTrue();
        cycles(1);
        assertThat(pose(7).y).isCloseTo(3, within(1e-6));
        assertThat(pose(7).headingX).isCloseTo(-1, within(1e-6));

        request.message("model_state").set("model_name", "goal");
        Message answer = graph.call("/gazebo/set_model_state", request);
        assertThat(answer.flag("success")).isFalse();
        assertThat(answer.text("status_message")).contains("goal").contains("football");
        request.message("model_state")
                .set("model_name", "football")
                .message("pose")
                .message("position")
                .set("x", Double.NaN);
        assertThat(graph.call("/gazebo/set_model_state", request).text("status_message"))
                .contains("NaN");
    }

    @Test
    void aRobotIsTurnedByAnyQuaternionAndNotByWhatIsNone() throws ServiceRefusedException {
        play(Dialect.A);
        Message request = graph.request("/gazebo/set_model_state");
        Message state = request.message("model_state").set("model_name", "nubot2");
        state.message("pose").message("position").set("y", 3);
        Message turn = state.message("pose").message("orientation");
        // A quarter to the left, then the same with the opposite sign and length 2, then tilted to the left meanwhile.
        double[][] quarters = {{0, 0, 0.5, 0.5}, {0, 0, -Math.sqrt(2), -Math.sqrt(2)}, {0.2, 0.2, 0.6, 0.6}};
        for (double[] quarter : quarters) {
            turn.set("x", quarter[0]).set("y", quarter[1]).set("z", quarter[2]).set("w", quarter[3]);
            assertThat(graph.call("/gazebo/set_model_state", request).flag("success"))
                    .isTrue();
            cycles(1);
            assertThat(pose(1).headingY).isCloseTo(1, within(1e-9));
            match.operate(new OperatorAction.Place(1, 0, 3, 0));
        }
        // Turned over about an axis across, it looks backwards.
        turn.set("x", 0).set("y", 1).set("z", 0).set("w", 0);
        graph.call("/gazebo/set_model_state", request);
        cycles(1);
        assertThat(pose(1).headingX).isCloseTo(-1, within(1e-9));
        turn.set("x", Double.NaN);
        Message answer = graph.call("/gazebo/set_model_state", request);
        assertThat(answer.flag("success")).isFalse();
        assertThat(answer.text("status_message")).startsWith("an orientation").contains("NaN");
    }

    @Test
    void theBallIsPlacedInTheAirAndThrown() throws ServiceRefusedException {
        play(Dialect.A);
        Message request = graph.request("/gazebo/set_model_state");
        Message state = request.message("model_state").set("model_name", "football");
        state.message("pose").message("position").set("x", 3.5).set("y", -2).set("z", 1.11);
        state.message("twist").message("linear").set("x", 2).set("z", 3);
        assertThat(graph.call("/gazebo/set_model_state", request).flag("success"))
                .isTrue();
        cycles(1);
        assertThat(pose(10).z)
                .as("a wish comes true before anybody sees the next cycle")
                .isEqualTo(1.0);
        cycles(1);
        double t = 0.015;
        Message ball = graph.newest.get("/gazebo/model_states").messages("pose").get(0);
        assertThat(ball.message("position").number("z")).isCloseTo(1.11 + 3 * t - 4.9 * t * t, within(1e-6));
        Message twist =
                graph.newest.get("/gazebo/model_states").messages("twist").get(0);
        assertThat(twist.message("linear").number("z")).isCloseTo(3 - 9.8 * t, within(1e-6));

        state.message("pose").message("position").set("z", 0);
        state.message("twist").message("linear").set("x", 0).set("z", 0);
        graph.call("/gazebo/set_model_state", request);
        cycles(1);
        assertThat(pose(10).z).as("a ball in the ground is one on the ground").isZero();
        state.message("twist").message("linear").set("z", 1e9);
        assertThat(graph.call("/gazebo/set_model_state", request).text("status_message"))
                .contains("velocity");
    }
}
