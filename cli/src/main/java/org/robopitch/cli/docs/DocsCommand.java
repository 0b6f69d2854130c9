// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.Browser;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch docs}: the documentation in the browser, without a network. */
@Command(
        name = "docs",
        description = "Show the documentation in the browser, with search and the Javadoc of the team API. "
                + "Needs no network.",
        footer = {
            "",
            "Example:",
            "  robopitch docs write-a-team",
            "  robopitch docs --out site      # write it as HTML files"
        })
public final class DocsCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "PAGE", description = "The page to open, such as ros. Default: the first.")
    @Nullable
    String page;

    @Option(names = "--out", paramLabel = "DIR", description = "Write the site to this folder and exit.")
    @Nullable
    Path out;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port of the site; 0 for any that is free. Default: ${DEFAULT-VALUE}.")
    int port = 0;

    @Option(names = "--no-browser", description = "Print the address without opening a browser.")
    boolean noBrowser;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "--port " + port + " is not between 0 and 65535");
        }
        DocsHome home = DocsHome.find();
        String start = page == null ? "index.html" : home.addressOf(page);
        if (start == null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there is no page '" + page + "'; there are " + String.join(", ", home.names()));
        }
        if (out != null) {
            write(home, out);
            spec.commandLine().getOut().println("written to " + out.resolve("index.html"));
            return 0;
        }
        Path ready = home.readySite();
        if (ready != null) {
            show(ready, start);
            return 0;
        }
        Path folder = Files.createTempDirectory("robopitch-docs");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder), "docs are removed"));
        write(home, folder);
        show(folder, start);
        return 0;
    }

    private void write(DocsHome home, Path folder) throws IOException {
        PrintWriter errors = spec.commandLine().getErr();
        Path ready = home.readySite();
        if (ready != null) {
            SiteFiles.copy(ready, folder);
            return;
        }
        if (Boolean.getBoolean("robopitch.terminal")) {
            errors.println("Writing the documentation and the Javadoc of the team API; this takes some seconds ...");
            errors.flush();
        }
        Site site = new Site(home.checkout());
        List<String> problems = site.write(folder);
        problems.forEach(problem -> errors.println("robopitch: " + problem));
        String missing = TeamApi.write(home.checkout(), folder.resolve("api"));
        if (missing != null) {
            errors.println("robopitch: " + missing);
        }
        errors.flush();
    }

    private void show(Path folder, String start) throws IOException, InterruptedException {
        try (SiteServer server = SiteServer.start(folder, port)) {
            String address = server.address() + start;
            spec.commandLine().getOut().println("The documentation is at " + address + " (Ctrl-C ends it)");
            spec.commandLine().getOut().flush();
            if (!noBrowser) {
                Browser.open(address);
            }
            new CountDownLatch(1).await();
        }
    }

    private static void delete(Path folder) {
        try {
            SiteFiles.delete(folder);
        } catch (IOException | UncheckedIOException ignored) {
            // A temporary folder: the system removes what is left.
        }
    }
}
