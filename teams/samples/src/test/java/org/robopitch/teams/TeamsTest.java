// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

class TeamsTest {
    /** A team as a user might write it. */
    public static final class Users implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.stop();
        }
    }

    /** A team that needs something to be made. */
    public record Needy(int something) implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {}
    }

    /** A team whose constructor fails. */
    public static final class Broken implements Team {
        /** Fails. */
        public Broken() {
            throw new IllegalStateException("no luck today");
        }

        @Override
        public void decide(Observation observation, Commands commands) {}
    }

    @Test
    void everySampleTeamIsFoundByItsNameAndFreshEachTime() {
        Teams teams = Teams.samples();
        assertThat(teams.names())
                .containsExactly(
                        "tactical", "chaser", "template", "bahia", "omni", "nubot", "demonstration", "bahia3d", "idle");
        for (String name : teams.names()) {
            Team first = teams.find(name).get();
            assertThat(first).isNotNull();
            if (!name.equals("idle")) {
                assertThat(teams.find(name).get()).isNotSameAs(first);
            }
        }
    }

    @Test
    void anUnknownNameIsAnsweredWithTheNamesThereAre() {
        assertThatThrownBy(() -> Teams.samples().find("barcelona"))
                .isInstanceOf(UnknownTeamException.class)
                .hasMessage("there is no team \"barcelona\"; there are tactical, chaser, template, bahia, omni, nubot,"
                        + " demonstration, bahia3d, idle,"
                        + " and class:com.example.MyTeam for a class of your own");
    }

    @Test
    void aUsersTeamIsFoundByItsClass() {
        Team team = Teams.samples().find("class:" + Users.class.getName()).get();
        assertThat(team).isInstanceOf(Users.class);
    }

    @Test
    void aUsersTeamIsMadeByTheLoaderThatFindsIt() {
        Team team = Teams.of(Users.class.getName(), Users.class.getClassLoader(), Map.of())
                .get();
        assertThat(team).isInstanceOf(Users.class);
    }

    @Test
    void aClassThatCannotPlayIsRefusedWithTheReason() {
        Teams teams = Teams.samples();
        assertThatThrownBy(() -> teams.find("class:com.example.Nowhere"))
                .hasMessage("there is no class com.example.Nowhere on the classpath; check its spelling, its package"
                        + " and the --classpath");
        assertThatThrownBy(() -> teams.find("class:java.lang.String"))
                .hasMessageContaining("does not implement org.robopitch.engine.match.Team");
        assertThatThrownBy(() -> teams.find("class:" + Needy.class.getName()))
                .hasMessageContaining("needs a constructor without parameters");
        assertThatThrownBy(() -> teams.find("class:" + Team.class.getName()))
                .hasMessageContaining("needs a constructor without parameters");
        assertThatThrownBy(() -> teams.find("class:" + Broken.class.getName()).get())
                .isInstanceOf(UnknownTeamException.class)
                .hasMessageContaining("no luck today");
    }
}
