// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code robopitch completion}: a script that lets a shell complete commands, options and their values. */
@Command(
        name = "completion",
        description = "Print a script that lets bash or zsh complete commands, options and their values.",
        footer = {
            "",
            "Example:",
            "  robopitch completion bash > ~/.local/share/bash-completion/completions/robopitch",
            "  echo 'source <(robopitch completion zsh)' >> ~/.zshrc"
        })
final class CompletionCommand extends ProgramCommand {
    @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
    String shell;

    @Override
    public Integer call() {
        if (!shell.equals("bash") && !shell.equals("zsh")) {
            throw refusal("there is completion for bash and zsh, not for '" + shell + "'");
        }
        // One script does for both: in zsh it switches on zsh's reading of bash's completions.
        out().print(new CompletionWords().script());
        out().flush();
        return 0;
    }
}
