// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch reproduce DIR}: plays a campaign again, from its manifest. */
@Command(
        name = "reproduce",
        footerHeading = "%nExample:%n  robopitch reproduce cup%n",
        description = "Play a tournament, sweep or tuning again from the manifest beside its results, and compare every"
                + " match. Exit code 1 if one differs.",
        footer = {"", "See docs/tournament.md."})
final class ReproduceCommand extends ProgramCommand {
    private static final int SHOWN = 3;
    private static final int WIDTH = 160;

    @Parameters(paramLabel = "DIR", description = "Folder with the results and manifest.json.")
    Path folder;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the results of this run. Default: a new one, removed at the end.")
    @Nullable
    Path out;

    @Override
    public Integer call() throws IOException {
        Manifest then = Manifest.read(folder);
        List<String> before = Manifest.matches(folder);
        if (!Manifest.hash(before).equals(then.results())) {
            say("the journal in %s is not the one that its manifest describes", folder);
        }
        compare(
                "program",
                then.program() + ", commit " + then.commit(),
                BuildVersion.ofThisBuild() + ", commit " + BuildVersion.commit());
        compare("Java", then.java(), Runtime.version().toString());
        compare("system", then.system(), CampaignCommand.system());
        for (Manifest.Input file : then.files()) {
            String now = Manifest.isFile(file.name()) ? Manifest.hash(Path.of(file.name())) : "missing";
            if (!now.equals(file.sha256())) {
                say("%s %s", file.name(), now.equals("missing") ? "is not here" : "has changed since");
            }
        }
        Path again = out == null ? Files.createTempDirectory("robopitch-reproduce") : out;
        try {
            return play(then, before, again);
        } finally {
            if (out == null) {
                delete(again);
            }
        }
    }

    private void compare(String what, String then, String now) {
        if (!then.equals(now)) {
            say("%s: %s; then: %s", what, now, then);
        }
    }

    private int play(Manifest then, List<String> before, Path again) throws IOException {
        List<String> arguments = new ArrayList<>(then.arguments());
        arguments.addAll(List.of("--out", again.toString()));
        int code = Main.run(
                new PrintWriter(Writer.nullWriter()), spec.commandLine().getErr(), arguments.toArray(String[]::new));
        if (code != 0) {
            return code;
        }
        List<String> now = Manifest.matches(again);
        List<String> differ = new ArrayList<>(before);
        now.forEach(differ::remove);
        differ.stream()
                .limit(SHOWN)
                .forEach(line -> say("differs: %s", line.length() > WIDTH ? line.substring(0, WIDTH) + "…" : line));
        boolean same = now.equals(before);
        say(
                same ? "%d matches played again, all with the same results" : "%d matches played again, %d differ",
                now.size(),
                Math.max(differ.size(), now.size() - before.size()));
        return verdict(same);
    }
}
