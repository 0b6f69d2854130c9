// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.lab.humanoid.Bahia3dReport;
import org.robopitch.lab.klancar.KlancarReports;
import org.robopitch.lab.mrsimulator.MrSimulatorReport;
import org.robopitch.lab.nubot.NubotReport;
import org.robopitch.lab.report.AllPapers;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.PaperIndex;
import org.robopitch.lab.report.Steps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch papers}: the figures of the papers that the leagues follow. */
@Command(
        name = "papers",
        footerHeading = "%nExample:%n  robopitch papers nubot%n",
        description = "Reproduce the figures of a paper and write them as a report.",
        synopsisSubcommandLabel = "PAPER",
        subcommands = {
            PapersCommand.Klancar2003.class,
            PapersCommand.Klancar2007.class,
            PapersCommand.MrSimulator.class,
            PapersCommand.Nubot.class,
            PapersCommand.Bahia3d.class,
            PapersCommand.All.class
        })
public final class PapersCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a paper is missing: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** One of them: a page in a folder. */
    abstract static class Paper extends ProgramCommand {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder to write the report to, as ${COMMAND-NAME}.html. Default: papers.")
        Path folder;

        /** Works it out. */
        abstract HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException;

        @Override
        public final Integer call() throws IOException, InterruptedException {
            Path file = folder.resolve(spec.name() + ".html");
            try (ProgressLine progress = progress("steps")) {
                make(progress::show).write(file);
            }
            out().println("written to " + file);
            return 0;
        }
    }

    /** {@code robopitch papers klancar-2003}. */
    @Command(
            name = "klancar-2003",
            footerHeading = "%nExample:%n  robopitch papers klancar-2003 --out papers%n",
            description = "Klančar 2003: robot, ball and collision courses, checked against a second integrator.")
    static final class Klancar2003 extends Paper {
        @Override
        HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException {
            return KlancarReports.of2003(new Steps(KlancarReports.STEPS_OF_2003, progress));
        }
    }

    /** {@code robopitch papers klancar-2007}. */
    @Command(
            name = "klancar-2007",
            footerHeading = "%nExample:%n  robopitch papers klancar-2007 --out papers%n",
            description =
                    "Klančar 2007: robot, ball, walls, outline and collisions, checked against a second integrator.")
    static final class Klancar2007 extends Paper {
        @Override
        HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException {
            return KlancarReports.of2007(new Steps(KlancarReports.STEPS_OF_2007, progress));
        }
    }

    /** {@code robopitch papers mr-simulator}. */
    @Command(
            name = "mr-simulator",
            footerHeading = "%nExample:%n  robopitch papers mr-simulator --out papers%n",
            description = "MR-Simulator 2011: speeds, step size, slip, collisions and line-ups in Mixed Reality.")
    static final class MrSimulator extends Paper {
        @Override
        HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException {
            return MrSimulatorReport.make(new Steps(MrSimulatorReport.STEPS, progress));
        }
    }

    /** {@code robopitch papers nubot}. */
    @Command(
            name = "nubot",
            footerHeading = "%nExample:%n  robopitch papers nubot --out papers%n",
            description = "NuBot 2017: motion, kicks, dribbling and noise of a Middle Size robot, and its software.")
    static final class Nubot extends Paper {
        @Override
        HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException {
            return NubotReport.make(new Steps(NubotReport.STEPS, progress));
        }
    }

    /** {@code robopitch papers bahia3d}. */
    @Command(
            name = "bahia3d",
            footerHeading = "%nExample:%n  robopitch papers bahia3d --out papers%n",
            description =
                    "Bahia3D 2010: cycle times, feedback, joint limits, re-timing and filter of the humanoid agent.")
    static final class Bahia3d extends Paper {
        @Override
        HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException {
            return Bahia3dReport.make(new Steps(Bahia3dReport.STEPS, progress));
        }
    }

    /** {@code robopitch papers all}. */
    @Command(
            name = "all",
            footerHeading = "%nExample:%n  robopitch papers all --out papers%n",
            description = "All five papers on one page: every figure and table with its verdict.")
    static final class All extends Paper {
        @Override
        HtmlReport make(Steps.Listener progress) throws IOException, InterruptedException {
            return new PaperIndex(AllPapers.workedOut(progress)).page();
        }
    }
}
