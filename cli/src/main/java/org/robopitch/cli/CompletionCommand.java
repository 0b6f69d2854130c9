// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
final class CompletionCommand implements Callable<Integer> {
    @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
    String shell;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() {
        if (!shell.equals("bash") && !shell.equals("zsh")) {
            throw new ParameterException(
                    spec.commandLine(), "there is completion for bash and zsh, not for '" + shell + "'");
        }
        // One script does for both: in zsh it switches on zsh's reading of bash's completions.
        spec.commandLine().getOut().print(new CompletionWords().script());
        spec.commandLine().getOut().flush();
        return 0;
    }
}
