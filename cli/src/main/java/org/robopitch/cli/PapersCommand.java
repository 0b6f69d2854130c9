// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.robopitch.lab.humanoid.Bahia3dReport;
import org.robopitch.lab.klancar.KlancarReports;
import org.robopitch.lab.mrsimulator.MrSimulatorReport;
import org.robopitch.lab.nubot.NubotReport;
import org.robopitch.lab.report.AllPapers;
import org.robopitch.lab.report.PaperIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch papers}: the figures of the papers that the leagues follow. */
@Command(
        name = "papers",
        description = "Work out the figures of a paper again, and write them as a report.",
        synopsisSubcommandLabel = "PAPER",
        subcommands = {
            PapersCommand.Klancar2003.class,
            PapersCommand.Klancar2007.class,
            PapersCommand.MrSimulator.class,
            PapersCommand.Nubot.class,
            PapersCommand.Bahia3d.class,
            PapersCommand.All.class
        })
final class PapersCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a paper is missing: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** {@code robopitch papers klancar-2003}. */
    @Command(
            name = "klancar-2003",
            description = "Klančar 2003: courses of collision, robot and ball, beside a second integrator.")
    static final class Klancar2003 implements Callable<Integer> {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder for the report, klancar-2003.html. Default: papers.")
        Path out;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            Path file = out.resolve("klancar-2003.html");
            KlancarReports.of2003().write(file);
            spec.commandLine().getOut().println("written to " + file);
            return 0;
        }
    }

    /** {@code robopitch papers klancar-2007}. */
    @Command(
            name = "klancar-2007",
            description = "Klančar 2007: robot, ball, walls, outline and collisions, beside a second integrator.")
    static final class Klancar2007 implements Callable<Integer> {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder for the report, klancar-2007.html. Default: papers.")
        Path out;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            Path file = out.resolve("klancar-2007.html");
            KlancarReports.of2007().write(file);
            spec.commandLine().getOut().println("written to " + file);
            return 0;
        }
    }

    /** {@code robopitch papers all}. */
    @Command(name = "all", description = "All five papers on one page: every figure and table with its verdict.")
    static final class All implements Callable<Integer> {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder for the report, all.html. Default: papers.")
        Path out;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException, InterruptedException {
            Path file = out.resolve("all.html");
            new PaperIndex(AllPapers.workedOut()).page().write(file);
            spec.commandLine().getOut().println("written to " + file);
            return 0;
        }
    }

    /** {@code robopitch papers mr-simulator}. */
    @Command(
            name = "mr-simulator",
            description = "MR-Simulator 2011: speeds, step size, slip, collisions and line-ups of Mixed Reality.")
    static final class MrSimulator implements Callable<Integer> {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder for the report, mr-simulator.html. Default: papers.")
        Path out;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            Path file = out.resolve("mr-simulator.html");
            MrSimulatorReport.make().write(file);
            spec.commandLine().getOut().println("written to " + file);
            return 0;
        }
    }

    /** {@code robopitch papers nubot}. */
    @Command(
            name = "nubot",
            description =
                    "NuBot 2017: a single robot's motions, kicks, dribbling and noise of the Middle Size League, and its"
                            + " robots' own software.")
    static final class Nubot implements Callable<Integer> {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder for the report, nubot.html. Default: papers.")
        Path out;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            Path file = out.resolve("nubot.html");
            NubotReport.make().write(file);
            spec.commandLine().getOut().println("written to " + file);
            return 0;
        }
    }

    /** {@code robopitch papers bahia3d}. */
    @Command(
            name = "bahia3d",
            description = "Bahia3D 2010: cycle durations, feedback, limits, re-timing and the filter of the humanoid"
                    + " agent.")
    static final class Bahia3d implements Callable<Integer> {
        @Option(
                names = "--out",
                paramLabel = "DIR",
                defaultValue = "papers",
                description = "Folder for the report, bahia3d.html. Default: papers.")
        Path out;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException, InterruptedException {
            Path file = out.resolve("bahia3d.html");
            Bahia3dReport.make().write(file);
            spec.commandLine().getOut().println("written to " + file);
            return 0;
        }
    }
}
