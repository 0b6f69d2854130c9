// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.sharedmemory.LinkSettings;
import org.robopitch.links.sharedmemory.SharedFolder;
import org.robopitch.links.sharedmemory.SharedMemoryLink;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code robopitch serve --link shared-memory}: external programs play through two memory-mapped files. */
@Command(
        name = "shared-memory",
        footerHeading = "%nExample:%n  robopitch serve --link shared-memory --yellow chaser --lockstep%n",
        description = "For programs that play through two files in memory, positions and commands: one match, "
                + "or many worlds side by side.",
        footer = {"", ServeOptions.TEAMS, "Layout, clients and examples: docs/shared-memory.md."},
        defaultValueProvider = ServeCommand.OutsideByDefault.class)
final class SharedMemoryServe implements Callable<Integer> {
    @Mixin
    ServeOptions serve;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "Where the files 'positions' and 'commands' are created. Default: a new folder in memory.")
    @Nullable
    Path folder;

    @Option(
            names = "--worlds",
            paramLabel = "N",
            description = "Play N worlds side by side, with consecutive seeds from --seed, without studio and "
                    + "recording. Default: one match.")
    @Nullable
    Integer worlds;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "With --worlds, the number of threads; does not affect results. Default: ${DEFAULT-VALUE}.")
    int threads = 1;

    @Option(
            names = "--new-matches",
            description = "With --worlds, let programs restart a match with a seed of their choice.")
    boolean newMatches;

    @Option(
            names = "--frame",
            paramLabel = "FRAME",
            description = "What each side sees: 'own', with its own goal at negative x and its own robots first; or "
                    + "'world', the same for both. Default: ${DEFAULT-VALUE}.")
    String frame = "own";

    @Option(
            names = "--arrival",
            paramLabel = "S",
            description = "With --lockstep, real seconds to wait for the first answers; 0 for no limit. Default: 60.")
    double arrival = 60;

    @Option(
            names = "--realtime",
            description =
                    "Run in real time and repeat the last commands until new ones arrive. This is the " + "default.")
    boolean realTime;

    @Override
    public Integer call() throws Exception {
        if (realTime && serve.lockstep) {
            throw serve.usage("--lockstep and --realtime exclude each other");
        }
        if (threads < 1) {
            throw serve.usage("--threads must be 1 or more, but is " + threads);
        }
        LinkSettings settings = settings();
        Catalogue catalogue = serve.catalogue();
        MatchOrder order = serve.requireGood(catalogue);
        if (worlds != null) {
            return batch(catalogue, order, settings, worlds);
        }
        if (newMatches) {
            throw serve.usage("--new-matches needs --worlds");
        }
        SharedFolder files = folder();
        return serve.serve(catalogue, new SharedMemoryLink(files, settings), "shared memory in " + files.path());
    }

    private LinkSettings settings() {
        if (!frame.equals("own") && !frame.equals("world")) {
            throw serve.usage("--frame must be own or world, but is '" + frame + "'");
        }
        if (!(arrival >= 0 && arrival <= LinkSettings.MOST_SECONDS)) {
            throw serve.usage("--arrival must be between 0 (no limit) and " + LinkSettings.MOST_SECONDS + " s, but is "
                    + arrival);
        }
        return new LinkSettings(serve.lockstep, serve.deadlineSeconds(), arrival, frame.equals("world"), newMatches);
    }

    private SharedFolder folder() throws IOException {
        if (folder != null) {
            serve.requireWritable("--folder", folder);
        }
        return SharedFolder.at(folder);
    }

    private int batch(Catalogue catalogue, MatchOrder order, LinkSettings settings, int wanted)
            throws IOException, InterruptedException {
        if (wanted < 1) {
            throw serve.usage("--worlds must be 1 or more, but is " + wanted);
        }
        if (serve.studio != null || serve.match.recording() != null) {
            throw serve.usage("--studio and --record are for one match, without --worlds");
        }
        try (SharedFolder files = folder()) {
            BatchRun run = new BatchRun(catalogue, order, settings, serve.pace(), serve.spec.commandLine());
            return run.play(files, wanted, threads, serve.json);
        } catch (IllegalArgumentException refused) {
            throw serve.usage(String.valueOf(refused.getMessage()));
        }
    }
}
