// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.robopitch.links.fira.trial.FiraFuzz;
import org.robopitch.runner.link.LinkCounters;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch fuzz}: bad input for a link, by the million. */
@Command(
        name = "fuzz",
        description = "Send random, cut off and spoilt datagrams to every port of a link while a match is played on it,"
                + " and see whether all of them are dropped in order.")
final class FuzzCommand implements Callable<Integer> {
    private static final String FIRA = "fira";

    @Option(
            names = "--link",
            paramLabel = "NAME",
            defaultValue = FIRA,
            description = "Which link: fira. Default: fira.")
    String link = FIRA;

    @Option(
            names = "--packets",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "How many datagrams for each port. Default: 1000000.")
    long packets;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where all chance comes from: the same seed sends the same. Default: 1.")
    long seed;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (!link.equals(FIRA)) {
            throw new ParameterException(spec.commandLine(), "there is no link '" + link + "' to fuzz, only " + FIRA);
        }
        if (packets < 1) {
            throw new ParameterException(spec.commandLine(), "--packets must be 1 or more, but is " + packets);
        }
        PrintWriter progress = spec.commandLine().getErr();
        FiraFuzz.Report report = FiraFuzz.run(packets, seed, sent -> {
            progress.println(sent + " of " + packets + " sent to each port");
            progress.flush();
        });
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "seed %d: %d Packets and %d placements sent, %d lost, %d cycles played, nothing failed%n",
                seed, report.packets(), report.placements(), report.lost(), report.cycles());
        for (LinkCounters.Count count : report.counts()) {
            if (count.value() > 0) {
                out.printf("%10d  %s%n", count.value(), count.name());
            }
        }
        return 0;
    }
}
