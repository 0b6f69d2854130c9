// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.links.simspark.client.ClientSettings;
import picocli.CommandLine;

class AgentCommandTest {
    private static List<Integer> types(String... arguments) {
        AgentCommand command = new AgentCommand();
        new CommandLine(command).parseArgs(arguments);
        return command.players().stream().map(ClientSettings::type).toList();
    }

    @Test
    void elevenAgentsAreAMixtureThatServersAcceptWhetherInOneProcessOrInMany() {
        assertThat(types("bahia3d", "--number", "1-11")).containsExactly(0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2);
        assertThat(types("bahia3d", "--number", "8")).containsExactly(1);
        assertThat(types("bahia3d", "--number", "10-11", "--type", "3")).containsExactly(3, 3);
    }
}
