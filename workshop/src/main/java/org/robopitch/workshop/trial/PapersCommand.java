// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.lab.report.AllPapers;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Paper;
import org.robopitch.lab.report.Steps;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch papers}: the figures of the papers that the leagues follow, each paper a command. */
@Command(
        name = "papers",
        footerHeading = "%nExample:%n  robopitch papers nubot%n",
        description = "Reproduce the figures of a paper and write them as a report.",
        synopsisSubcommandLabel = "PAPER")
public final class PapersCommand implements Runnable {
    private CommandSpec spec = CommandSpec.create();

    @Spec
    void addPapers(CommandSpec own) {
        spec = own;
        for (Paper paper : AllPapers.PAPERS) {
            add(paper.name(), paper.description(), progress -> paper.page(new Steps(paper.steps(), progress)));
        }
        add("all", "All five papers on one page: every figure and table with its verdict.", AllPapers::page);
    }

    private void add(String name, String description, Work work) {
        CommandLine page = new CommandLine(new Page(work));
        page.getCommandSpec()
                .name(name)
                .usageMessage()
                .description(description)
                .footerHeading("%nExample:%n  robopitch papers " + name + " --out papers%n");
        spec.addSubcommand(name, page);
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a paper is missing: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** What makes a page. */
    private interface Work {
        HtmlReport page(Steps.Listener progress) throws IOException, InterruptedException;
    }

    /** One of them: a page in a folder. */
    @Command
    private static final class Page extends ProgramCommand {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder to write the report to, as ${COMMAND-NAME}.html. Default: papers.")
        Path folder = Path.of("papers");

        private final Work work;

        Page(Work work) {
            this.work = work;
        }

        @Override
        public Integer call() throws IOException, InterruptedException {
            Path file = folder.resolve(spec.name() + ".html");
            try (ProgressLine progress = progress("steps")) {
                work.page(progress::show).write(file);
            }
            out().println("written to " + file);
            return 0;
        }
    }
}
