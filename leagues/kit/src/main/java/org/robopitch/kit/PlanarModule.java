// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import java.util.List;
import org.robopitch.declare.Values;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/**
 * The module of a {@link PlanarLeague}: its parameters stand at the root of a configuration, its rules in a section. A league says
 * from which parameters a file starts, and how both make a league.
 *
 * @param <L> the league
 * @param <P> its parameters
 * @param <R> its rules
 */
public abstract class PlanarModule<
                L extends PlanarLeague<P, R>, P extends Record & Values<P>, R extends Record & Values<R>>
        implements LeagueModule {
    private final String name;
    private final List<String> sizes;
    private final List<String> teams;
    private final R rules;

    /**
     * A module.
     *
     * @param name of the league
     * @param sizes the default first
     * @param teams that play it well, the default first
     * @param rules the default
     */
    protected PlanarModule(String name, List<String> sizes, List<String> teams, R rules) {
        this.name = name;
        this.sizes = sizes;
        this.teams = teams;
        this.rules = rules;
    }

    /**
     * {@return the parameters that a file starts from: defaults, and what follows from keys that are read before the others}
     *
     * @param root the whole file
     * @param robots of a side where the file does not say; 0 for the default
     */
    protected abstract P base(Section root, int robots);

    /** {@return the league of parameters and rules} */
    protected abstract L league(P parameters, R itsRules);

    /** Adds the parameters to a schema, and what {@link #base} reads beside them. */
    protected void describeParameters(Schema schema) {
        Records.describe(schema, base(Configuration.empty().root(), 0));
    }

    /** {@return what the section of the rules is about} */
    protected String aboutRules() {
        return "the referee's rules";
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final List<String> sizes() {
        return sizes;
    }

    @Override
    public final List<String> teams() {
        return teams;
    }

    /**
     * {@return the parameters that a file says, whatever else it says}
     *
     * @param root the whole file
     * @param robots of a side where the file does not say; 0 for the default
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public final P parameters(Section root, int robots) {
        root.requireLeague(name);
        return root.make(() -> Records.readSome(root, base(root, robots)));
    }

    @Override
    public final L of(Configuration configuration) {
        Section root = configuration.root();
        P parameters = parameters(root, 0);
        L league = root.make(() -> league(parameters, Records.read(root.section("rules"), rules)));
        root.refuseTheRest();
        return league;
    }

    @Override
    public final void describe(Schema schema) {
        schema.league(name);
        describeParameters(schema);
        schema.section("rules", aboutRules(), section -> Records.describe(section, rules));
    }
}
