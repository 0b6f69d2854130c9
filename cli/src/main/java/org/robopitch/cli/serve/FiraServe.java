// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.Usage;
import org.robopitch.links.fira.Addresses;
import org.robopitch.links.fira.FiraLink;
import org.robopitch.links.fira.FiraSettings;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.StartParameters.End;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
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
final class FiraServe implements Callable<Integer> {
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
            names = "--environment",
            paramLabel = "GROUP:PORT",
            defaultValue = FiraSettings.ENVIRONMENT,
            description = "Where Environments are sent. Default: " + FiraSettings.ENVIRONMENT + ".")
    String environment = FiraSettings.ENVIRONMENT;

    @Option(
            names = "--target",
            paramLabel = "ADDRESS:PORT",
            description = "Also send Environments here, for programs that do not use multicast. May be repeated.")
    List<String> targets = List.of();

    @Option(
            names = "--packets",
            paramLabel = "ADDRESS:PORT",
            defaultValue = FiraSettings.PACKETS,
            description = "Where Packets are received. Default: " + FiraSettings.PACKETS + ".")
    String packets = FiraSettings.PACKETS;

    @Option(
            names = "--referee-commands",
            paramLabel = "GROUP:PORT",
            defaultValue = FiraSettings.COMMANDS,
            description = "Where the referee's commands are sent. Default: " + FiraSettings.COMMANDS + ".")
    String commands = FiraSettings.COMMANDS;

    @Option(
            names = "--placements",
            paramLabel = "GROUP:PORT",
            defaultValue = FiraSettings.PLACEMENTS,
            description = "Where placements of teams are received. Default: " + FiraSettings.PLACEMENTS + ".")
    String placements = FiraSettings.PLACEMENTS;

    @Option(
            names = "--port-offset",
            paramLabel = "N",
            description = "Added to these four ports, to run several matches side by side. Default: ${DEFAULT-VALUE}.")
    int portOffset = 0;

    @Option(
            names = "--interface",
            paramLabel = "NAME",
            description = "Network interface for multicast, by name or address. Default: the system's.")
    String networkInterface = "";

    @Option(
            names = "--ttl",
            paramLabel = "N",
            description =
                    "Multicast time to live. Default: 0, which stays on this machine, or 1 with " + "--open-network.")
    @Nullable
    Integer timeToLive;

    @Option(
            names = "--open-network",
            description = "Let programs on other machines play: receive Packets on all addresses unless --packets "
                    + "names one, and send multicast beyond this machine. Default: only this machine.")
    boolean openNetwork;

    @Option(
            names = "--referee-repeats",
            paramLabel = "N",
            description = "How often the referee repeats a command, in case one is lost. Default: ${DEFAULT-VALUE}.")
    int repeats = 5;

    @Override
    public Integer call() throws Exception {
        FiraCatalogue catalogue =
                new FiraCatalogue(options.catalogue(), preset, rate, blueDefends, referee == Judge.EXTERNAL);
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
        FiraAddresses addresses = new FiraAddresses(portOffset);
        boolean everywhere = openNetwork && packets.equals(FiraSettings.PACKETS);
        String listen = everywhere ? packets.replace("127.0.0.1", "0.0.0.0") : packets;
        int ttl = timeToLive == null ? (openNetwork ? 1 : 0) : timeToLive;
        requireBetween("--ttl", ttl, 0, 255);
        requireBetween("--referee-repeats", repeats, 0, 1000);
        InetSocketAddress group = addresses.groupToSendTo("--environment", environment);
        requireInterface(group);
        return new FiraSettings(
                group,
                targets.stream()
                        .map(target -> addresses.target("--target", target))
                        .toList(),
                addresses.ours("--packets", listen),
                addresses.groupToSendTo("--referee-commands", commands),
                addresses.group("--placements", placements),
                networkInterface,
                ttl,
                openNetwork,
                repeats,
                allowReplacements || referee != Judge.INSIDE,
                options.deadlineSeconds());
    }

    private void requireInterface(InetSocketAddress group) {
        try {
            Addresses.networkInterface(networkInterface, group);
        } catch (IOException refused) {
            throw new IllegalArgumentException("--interface: " + refused.getMessage(), refused);
        }
    }

    private static void requireBetween(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    option + " must be between " + least + " and " + most + ", but is " + value);
        }
    }
}
