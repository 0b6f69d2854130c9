// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.nubot.GivenParameters;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;

/** The Middle Size League as programs for NuBot's simulator expect it: in their dialect, and perhaps without a referee. */
final class RosCatalogue extends OutsideCatalogue {
    private final Catalogue inside;
    private final Dialect dialect;
    private final boolean refereeOutside;
    private final GivenParameters given;
    private final @Nullable MatchOrder first;
    private final int robots;

    /**
     * The league of a dialect.
     *
     * @param given what the master has set, which overrides a configuration
     */
    RosCatalogue(Catalogue inside, Dialect dialect, boolean refereeOutside, GivenParameters given) {
        this(inside, dialect, refereeOutside, given, null, 0);
    }

    private RosCatalogue(
            Catalogue inside,
            Dialect dialect,
            boolean refereeOutside,
            GivenParameters given,
            @Nullable MatchOrder first,
            int robots) {
        super(inside);
        this.inside = inside;
        this.dialect = dialect;
        this.refereeOutside = refereeOutside;
        this.given = given;
        this.first = first;
        this.robots = robots;
    }

    /**
     * {@return the same for matches that come after a first one} They have as many robots, because the names of the topics
     * stay, and its configuration unless they bring their own.
     */
    RosCatalogue after(MatchOrder order) {
        return new RosCatalogue(
                inside, dialect, refereeOutside, given, order, league(order).robotsPerSide());
    }

    @Override
    public List<String> leagues() {
        return List.of(MiddleSize.NAME);
    }

    /** The size that the master has set comes first, as the default. */
    @Override
    public List<String> sizes(String league) {
        if (first != null) {
            return super.sizes(league).stream()
                    .filter(size -> robotsOf(MatchOrder.of(MiddleSize.NAME, size, "", "", 1)) == robots)
                    .toList();
        }
        Optional<String> set = given.robots().map(robots -> robots + "v" + robots);
        return Stream.concat(set.stream(), super.sizes(league).stream())
                .distinct()
                .toList();
    }

    private int robotsOf(MatchOrder order) {
        return super.league(order).robotsPerSide();
    }

    @Override
    public MiddleSize league(MatchOrder order) {
        return first == null || !order.configuration().isEmpty() ? configured(order) : configured(after(first, order));
    }

    private MatchOrder after(MatchOrder before, MatchOrder order) {
        boolean alike = order.league().equals(before.league()) && order.size().equals(before.size());
        if (!alike && order.league().equals(MiddleSize.NAME) && robotsOf(order) != robots) {
            throw new IllegalArgumentException("ROS programs know " + robots
                    + " robots per side by name: restart RoboPitch with --size " + order.size() + " for another size");
        }
        return order.with("size", before.size()).with("configuration", before.configuration());
    }

    private MiddleSize configured(MatchOrder order) {
        if (!order.league().equals(MiddleSize.NAME)) {
            throw new IllegalArgumentException(
                    "the ros link plays middle-size only, but the league is " + order.league());
        }
        if (order.configuration().has("dialect")) {
            throw new IllegalArgumentException(
                    "with --link ros, set the dialect by --dialect, not in the configuration");
        }
        Configuration configuration =
                order.configuration().set("dialect", dialect.name().toLowerCase(Locale.ROOT), "--dialect");
        if (!(super.league(order.with("configuration", configuration)) instanceof MiddleSize league)) {
            throw new IllegalStateException(MiddleSize.NAME + " is the name of another league");
        }
        MiddleSize played = new MiddleSize(given.over(league.parameters()), league.rules());
        return refereeOutside
                ? played.withRules(played.rules().with("automatic", false).with("refereeOutside", true))
                : played;
    }
}
