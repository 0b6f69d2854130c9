// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** A match of the Middle Size League on NuBot's topics and services, with a graph in memory instead of a network. */
abstract class LinkedMatch {
    private final Definitions definitions = new Definitions();
    final MemoryGraph graph = new MemoryGraph();
    final List<MatchEvent> events = new ArrayList<>();
    NuBotLink link;
    Match match;
    MiddleSizeGame game;

    final void play(Dialect dialect) {
        play(dialect, MiddleSizeRules.coachOnly());
    }

    final void play(Dialect dialect, MiddleSizeRules rules) {
        play(dialect, rules, SensingSettings.PERFECT, ActuationSettings.PERFECT);
    }

    final void play(Dialect dialect, MiddleSizeRules rules, SensingSettings sensing, ActuationSettings actuation) {
        NuBotSettings settings =
                NuBotSettings.defaults(dialect, 5).with("noiseScale", 0).with("noiseRate", 0);
        link = new NuBotLink(settings, definitions, graph, null);
        match = new Match(new MatchSetup(
                MiddleSize.of(dialect).withRules(rules),
                link.team(Side.BLUE),
                link.team(Side.YELLOW),
                1,
                sensing,
                actuation));
        game = (MiddleSizeGame) match.game();
        match.watch(new MatchListener() {
            @Override
            public void happened(Match watched, MatchEvent event) {
                events.add(event);
            }
        });
        link.begin(match, EnumSet.allOf(Side.class));
    }

    final void cycles(int count) {
        for (int i = 0; i < count; i++) {
            link.beforeCycle(match);
            match.cycle();
            link.afterCycle(match);
        }
    }

    final BodyPose pose(int body) {
        BodyPose pose = new BodyPose();
        game.stage().read(body, pose);
        return pose;
    }

    final void drive(String robot, double along, double across, double spin) {
        String topic = "/" + robot + "/nubotcontrol/velcmd";
        graph.send(
                topic, graph.message(topic).set("Vx", along).set("Vy", across).set("w", spin));
    }

    final Message vision(String robot) {
        return graph.newest.get("/" + robot + "/omnivision/OmniVisionInfo");
    }

    final void putBall(double x, double y) {
        match.operate(new OperatorAction.Place(10, x, y, 0));
    }
}
