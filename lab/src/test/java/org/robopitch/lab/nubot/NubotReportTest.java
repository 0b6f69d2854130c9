// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.game.MiddleSizeScenario;
import org.robopitch.middlesize.parameters.DribbleParameters.Method;
import org.robopitch.settings.Section;
import org.robopitch.teams.Teams;
import org.robopitch.teams.middlesize.Demonstration.State;

class NubotReportTest {

    @Test
    void theSingleRobotGoesThroughTheStatesOfTheChapterOnce() {
        StateSequence.Run run = new StateSequence.Run();
        assertThat(run.states.stream().map(StateSequence.Entered::state))
                .containsExactly(
                        State.CHASE_BALL, State.MOVE_BALL, State.ROTATE_BALL, State.KICK_BALL, State.RESET, State.HOME);
        assertThat(run.ball.get(run.ball.size() - 1).x())
                .as("the ball is in the goal")
                .isGreaterThan(9);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 3})
    void groundKicksFollowTheirClosedForm(double strength) {
        assertThat(KickPaths.ground(strength).worst()).isLessThan(1e-4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 2, 3, 5, 7, 9})
    void lobsFollowTheirClosedFormToTheLineAndAreGoals(double distance) {
        KickPaths.Lob lob = KickPaths.lob(distance);
        assertThat(lob.path().worst()).isLessThan(1e-9);
        assertThat(lob.crossing()).isCloseTo(0.8, within(2e-3));
        assertThat(lob.barHits()).isZero();
        assertThat(lob.goal()).isTrue();
    }

    @Test
    void theMethodsOfDribblingAreAsGoodAsTheChapterSays() {
        for (double speed = 0.5; speed <= 2; speed += 0.5) {
            double pose = DribbleStudy.drive(Method.POSE, speed).worst();
            double chord = DribbleStudy.drive(Method.SECANT, speed).worst();
            double tangent = DribbleStudy.drive(Method.TANGENT, speed).worst();
            assertThat(pose).isLessThan(1e-9);
            assertThat(chord).isGreaterThan(pose);
            assertThat(tangent).isGreaterThan(chord);
        }
        assertThat(DribbleStudy.drive(Method.POSE, 4).lost()).isFalse();
        assertThat(DribbleStudy.drive(Method.TANGENT, 1).lost()).isFalse();
        assertThat(DribbleStudy.drive(Method.TANGENT, 3.25).lost())
                .as("near 3 m/s")
                .isTrue();
    }

    @Test
    void theErrorOfABallThatIsLostIsNoPointOfTheCurve() {
        HtmlReport report = new HtmlReport("dribbling");
        DribbleStudy.write(report);
        String html = report.html();
        int lost = html.split("lost after", -1).length - 1;
        int marks = html.split("<circle", -1).length - 1;
        assertThat(lost).isPositive();
        assertThat(marks).as("16 speeds by three methods, and the legend").isEqualTo(3 * 16 - lost + 3);
    }

    private static ScenarioRun<MiddleSizeGame> scenario(String name, String text) {
        Section root = Section.parse(name, text);
        return new ScenarioRun<>(Scenario.read(root, new MiddleSizeScenario(root), Teams.samples()::find));
    }

    @Test
    void aScenarioFromAFileIsPlayedAndDrawn() {
        String text = "league: middle-size\nrules: {automatic: false}\nduration: 25\nteams: {blue: demonstration}\n"
                + "initial:\n  ball: {x: 1, y: -2}\n"
                + "  robots: [{robot: blue 1, x: -4, y: 1}, {robot: yellow 1, x: 8, y: 0, headingDegrees: 180}]\n";
        ScenarioRun<MiddleSizeGame> scenario = scenario("single.yaml", text);
        java.io.StringWriter written = new java.io.StringWriter();
        scenario.write(new java.io.PrintWriter(written), ScenarioRun.Format.CSV);
        assertThat(written.toString())
                .startsWith("time,kind,body,x,y,z,heading,vx,vy,spin,role\n0,state,blue 1,-4,1,0,0,0,0,0,\n")
                .contains("CHASE_BALL")
                .contains("RESET");
        assertThat(scenario("single.yaml", text).drawing().svg())
                .contains(">blue 1 ROTATE_BALL<")
                .doesNotContain(">yellow 1");
        assertThatThrownBy(() -> scenario("bad.yaml", text + "blu: omni\n"))
                .hasMessageContaining("bad.yaml:8")
                .hasMessageContaining("blu");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ball: {x: 99, y: 0} | initial.ball has no room at (99.0, 0.0)",
                "robots: [{robot: blue 1, x: 0, y: -8}] | initial.robots[0] has no room at (0.0, -8.0)",
                "robots: [{robot: blue 1, x: 3, y: 0}, {robot: blue 1, x: 2, y: 0}] | is given twice: blue 1",
                "robots: [{robot: blue 1, x: 3, y: 0}, {robot: yellow 1, x: 3, y: 0.1}] | has no room at (3.0, 0.1)",
            })
    void aScenarioThatCannotBeSetUpIsRefusedWithItsLine(String line, String reason) {
        String ball = line.startsWith("ball") ? "" : "\n  ball: {x: 0, y: 0}";
        String text = "duration: 1\ninitial:\n  " + line + ball + "\n";
        assertThatThrownBy(() -> scenario("bad.yaml", text))
                .hasMessageStartingWith("bad.yaml:3: ")
                .hasMessageContaining(reason);
    }

    @Test
    void feedForwardOfTheSpeedKeepsTheBallNearerThanFeedbackAlone() {
        HandlingStudy both = HandlingStudy.run(HandlingStudy.Control.BOTH);
        assertThat(both.lost()).isFalse();
        assertThat(both.largest()).isLessThan(0.05);
        assertThat(HandlingStudy.run(HandlingStudy.Control.FEEDBACK).largest()).isGreaterThan(1.5 * both.largest());
        assertThat(HandlingStudy.run(HandlingStudy.Control.NONE).lost()).isTrue();
    }

    @Test
    void theInterfaceIsTheChaptersButForShoot() {
        HtmlReport report = new HtmlReport("interface");
        RosInterface.write(report);
        assertThat(report.findings().stream().map(HtmlReport.Finding::outcome))
                .containsExactly(
                        HtmlReport.Outcome.REPRODUCED,
                        HtmlReport.Outcome.DIFFERS,
                        HtmlReport.Outcome.REPRODUCED,
                        HtmlReport.Outcome.DIFFERS,
                        HtmlReport.Outcome.REPRODUCED,
                        HtmlReport.Outcome.REPRODUCED);
        assertThat(report.html()).contains("float32 strength, int64 ShootPos | int64 ShootIsDone");
        assertThat(RosInterface.announced())
                .extracting(RosInterface.Announced::name)
                .contains("/nubot1/Shoot", "/rival1/nubotcontrol/velcmd", "/gazebo/set_model_state");
    }

    @Test
    void aCommandOfAnotherNumberOrAFieldOfAnotherTypeIsNoticed() {
        assertThat(RosInterface.commandsAreThoseOfTheChapter()).isTrue();
        assertThat(new RosInterface.Definition("Angle", "", "float64 theta").same())
                .isFalse();
        assertThat(new RosInterface.Definition("Angle", "", "float32 theta").same())
                .isTrue();
    }

    @Test
    void noiseIsWhatWasAskedFor() {
        NoiseStudy.Measured measured = NoiseStudy.measure(0.1);
        assertThat(measured.deviation()).isCloseTo(0.1, within(0.003));
        assertThat(measured.blurredShare()).isEqualTo(1);
    }
}
