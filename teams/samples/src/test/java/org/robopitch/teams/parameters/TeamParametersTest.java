// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.parameters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.Tunable;
import org.robopitch.teams.Teams;
import org.robopitch.teams.tactical.TacticalParameters;

class TeamParametersTest {
    /** A user's parameters. */
    public record Speeds(
            @Tunable(low = 0, high = 2, unit = "m/s") double walk) {
        public static Speeds defaults() {
            return new Speeds(1);
        }
    }

    /** A user's team with parameters. */
    public static final class Walker implements Team {
        final Speeds speeds;

        public Walker() {
            this(Speeds.defaults());
        }

        public Walker(Speeds speeds) {
            this.speeds = speeds;
        }

        @Override
        public void decide(Observation observation, Commands commands) {}
    }

    @Test
    void aNameIsWrittenAsItIsRead() {
        String text = "tactical(cruise=0.8;lookAhead=0.25)";
        assertThat(TeamName.parse(text).values()).isEqualTo(Map.of("cruise", 0.8, "lookAhead", 0.25));
        assertThat(TeamName.parse(text)).hasToString(text);
        assertThat(TeamName.parse("chaser")).hasToString("chaser");
    }

    @Test
    void everyParameterOfASampleTeamHasBoundsAroundItsDefault() {
        assertThat(Teams.samples().parameters("tactical"))
                .hasSize(TacticalParameters.class.getRecordComponents().length)
                .allSatisfy(
                        parameter -> assertThat(parameter.defaultValue()).isBetween(parameter.low(), parameter.high()));
        assertThat(Teams.samples().parameters("idle")).isEmpty();
    }

    @Test
    void aUsersTeamGetsItsRecord() {
        String name = "class:" + Walker.class.getName();
        assertThat(Teams.samples().parameters(name)).containsExactly(new TeamParameter("walk", 1, 0, 2, "m/s"));
        Walker walker = (Walker) Teams.samples().find(name + "(walk=1.5)").get();
        assertThat(walker.speeds.walk()).isEqualTo(1.5);
    }

    @Test
    void whatATeamDoesNotHaveIsRefusedWithWhatItHas() {
        assertThatThrownBy(() -> Teams.samples().find("tactical(crusie=1)"))
                .hasMessageContaining("crusie")
                .hasMessageContaining("cruise");
        assertThatThrownBy(() -> Teams.samples().find("tactical(cruise=9)")).hasMessageContaining("0.2 to 1.5");
        assertThatThrownBy(() -> Teams.samples().find("tactical(cruise=NaN)")).hasMessageContaining("0.2 to 1.5");
        assertThatThrownBy(() -> Teams.samples().find("tactical(cruise)")).hasMessageContaining("name=number");
        assertThatThrownBy(() -> Teams.samples().find("idle(x=1)")).hasMessageContaining("no parameters");
        assertThatThrownBy(() -> Teams.samples().find("nobody(x=1)")).hasMessageContaining("nobody");
    }
}
