// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.DeclaredOptions;
import org.robopitch.cli.Usage;
import org.robopitch.engine.match.League;
import org.robopitch.links.fira.FiraLink;
import org.robopitch.links.fira.FiraSettings;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.StartParameters.End;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code robopitch serve --link fira}: a stand-in for FIRASim and the VSSS referee. */
@Command(
        name = "fira",
        footerHeading = "%nExample:%n  robopitch serve --link fira --yellow tactical%n",
        description = "For programs written for FIRASim and the VSSS referee, which play unchanged.",
        customSynopsis = "robopitch serve --link fira [OPTIONS]",
        defaultValueProvider = ServeCommand.OutsideByDefault.class,
        footer = {"", ServeOptions.TEAMS, "See docs/serve.md."})
final class FiraServe implements Callable<Integer>, DeclaredOptions.Holder {
    /** Who judges the match. */
    enum Judge {
        /** Our referee, with replacements from anybody as FIRASim has it. */
        OURS,
        /** Our referee alone. */
        INSIDE,
        /** Another one, or nobody. */
        EXTERNAL
    }

    /** Reads an end by the name that configurations have for it. */
    static final class EndName implements ITypeConverter<End> {
        @Override
        public End convert(String text) {
            return switch (text) {
                case "negative-x" -> End.NEGATIVE_X;
                case "positive-x" -> End.POSITIVE_X;
                default ->
                    throw new TypeConversionException("expected negative-x or positive-x, but is '" + text + "'");
            };
        }
    }

    @Mixin
    ServeOptions options;

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "How bodies behave: firasim, or default for real robots. Default: set by the configuration, "
                    + "or else firasim.")
    @Nullable
    Preset preset;

    @Option(
            names = "--referee",
            paramLabel = "WHO",
            description = "ours: the built-in referee; inside: the same, and programs cannot replace robots or ball; "
                    + "external: another referee, whose calls and goals count, or none. Default: ours.")
    Judge referee = Judge.OURS;

    @Option(names = "--allow-replacements", description = "Obey replacements even with --referee inside.")
    boolean allowReplacements;

    @Option(
            names = "--blue-defends",
            paramLabel = "END",
            converter = EndName.class,
            description =
                    "The end that blue defends: negative-x or positive-x. Default: set by the configuration, or else "
                            + "negative-x.")
    @Nullable
    End blueDefends;

    @Option(
            names = "--rate",
            paramLabel = "HZ",
            description = "Environments per simulated second. This also sets the cycle, rounded to whole steps. "
                    + "Default: set by the configuration, or else 62.5.")
    @Nullable
    Double rate;

    @Option(
            names = "--target",
            paramLabel = "ADDRESS:PORT",
            description = "Also send Environments here, for programs that do not use multicast. May be repeated.")
    List<String> targets = List.of();

    @Option(
            names = "--ttl",
            paramLabel = "N",
            description =
                    "Multicast time to live. Default: 0, which stays on this machine, or 1 with " + "--open-network.")
    @Nullable
    Integer timeToLive;

    private final DeclaredOptions declared = new DeclaredOptions().addAll(FiraSettings.class);

    @Override
    public void declareOptions(CommandSpec command) {
        declared.addTo(command);
    }

    @Override
    public Integer call() throws Exception {
        Catalogue catalogue = options.catalogue("mirosot", this::preset, this::adapted);
        FiraSettings settings = Usage.checked(options.spec, this::settings);
        // Errors in the match are reported before any socket is opened.
        options.requireGood(catalogue);
        FiraLink link = new FiraLink(settings);
        if (referee == Judge.EXTERNAL) {
            link.listenToReferee();
        }
        return options.serve(catalogue, link, link.address());
    }

    private FiraSettings settings() {
        FiraSettings said = declared.over(FiraSettings.defaults());
        return DeclaredOptions.checked(said.with("targetTexts", targets)
                .with("timeToLive", timeToLive != null ? timeToLive : said.openNetwork() ? 1 : 0)
                .with("allowReplacements", allowReplacements || referee != Judge.INSIDE)
                .with("deadlineSeconds", options.deadlineSeconds()));
    }

    /** With the preset of the command line, or else of the configuration, or else that of FIRASim. */
    private MatchOrder preset(MatchOrder order) {
        Configuration said = order.configuration();
        if (preset == null && said.has("preset")) {
            return order;
        }
        Preset wanted = preset == null ? Preset.FIRASIM : preset;
        return order.with("configuration", said.set("preset", wanted.name().toLowerCase(Locale.ROOT), "--preset"));
    }

    /** With the rate, the ends and the lack of a referee that programs for FIRASim expect. */
    private League adapted(League league) {
        Mirosot before = (Mirosot) league;
        MirosotParameters parameters = before.parameters();
        if (rate != null) {
            double shortest = parameters.timing().shortestCycle();
            if (!(rate >= 1 && rate <= 1 / shortest)) {
                throw new IllegalArgumentException(
                        "--rate must be between 1 and " + Math.round(1 / shortest) + " Hz, but is " + rate);
            }
            parameters = parameters.with("timing", parameters.timing().withCycleNear(1 / rate));
        }
        if (blueDefends != null) {
            parameters = parameters.with("start.blueDefends", blueDefends);
        }
        MirosotRules rules = referee == Judge.EXTERNAL ? before.rules().with("external", true) : before.rules();
        return new Mirosot(parameters, rules);
    }
}
