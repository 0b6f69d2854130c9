// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.Leagues;
import org.robopitch.cli.SchemaProperties;
import org.robopitch.engine.match.BrokenStateException;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.Noise;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.settings.Configuration;
import org.robopitch.workshop.attack.Budget;

/** Makes configurations of all leagues, good and bad, and plays a moment of those that are taken. */
final class ConfigurationFuzz {
    private static final int LONGEST_SECONDS = 120;
    private static final int CYCLES = 12;

    private final BuiltInCatalogue catalogue = new BuiltInCatalogue();
    private final ExecutorService player = Executors.newSingleThreadExecutor(Daemon.named("plays configurations"));
    private long played;
    private long refused;
    private long ended;
    private String example = "";

    /** A number that a configuration may set. */
    private record Key(String path, double least, double most) {}

    /**
     * Goes through leagues in turn.
     *
     * @throws IllegalStateException with the configuration, if one hangs or fails in a way that is no refusal
     */
    String run(Budget budget) throws InterruptedException, JsonException {
        Random random = new Random(budget.seed());
        List<String> leagues = catalogue.leagues();
        List<List<Key>> keys = new ArrayList<>();
        for (String league : leagues) {
            keys.add(keys(league));
        }
        for (int i = 0; budget.next(); i++) {
            int which = i % leagues.size();
            String league = leagues.get(which);
            StringBuilder said = new StringBuilder();
            Configuration configuration = Configuration.empty();
            try {
                for (int k = 1 + random.nextInt(4); k > 0; k--) {
                    Key key = keys.get(which).get(random.nextInt(keys.get(which).size()));
                    String value = value(key, random);
                    said.append(" --set ").append(key.path()).append('=').append(value);
                    configuration = configuration.set(key.path(), value, key.path());
                }
                play(league, configuration, random.nextLong(), said.toString());
            } catch (IllegalArgumentException e) {
                refused++;
            }
        }
        return played + " played, " + refused + " refused, " + ended + " ended by an invalid state, which was reported"
                + example;
    }

    private void play(String league, Configuration configuration, long seed, String said) throws InterruptedException {
        Future<?> playing = player.submit(() -> playSome(league, configuration, seed));
        try {
            playing.get(LONGEST_SECONDS, TimeUnit.SECONDS);
            played++;
        } catch (TimeoutException e) {
            throw new IllegalStateException("hangs: --league " + league + said, e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BrokenStateException) {
                ended++;
                example = example.isEmpty() ? ", such as --league " + league + said : example;
            } else if (e.getCause() instanceof IllegalArgumentException) {
                refused++;
            } else {
                throw new IllegalStateException(e.getCause() + ": --league " + league + said, e);
            }
        }
    }

    private void playSome(String league, Configuration configuration, long seed) {
        LeagueModule module = Leagues.BUILT_IN.find(league);
        Noise noise = Noise.read(configuration, module);
        League made = module.of(Noise.without(configuration));
        String team = catalogue.teams(league).get(0);
        Match match = new Match(new MatchSetup(
                made,
                catalogue.team(league, team),
                catalogue.team(league, team),
                seed,
                noise.sensing(),
                noise.actuation()));
        for (int i = 0; i < CYCLES; i++) {
            match.cycle();
        }
    }

    private static String value(Key key, Random random) {
        double span = key.most() - key.least();
        return switch (random.nextInt(10)) {
            case 0 -> number(key.least());
            case 1 -> number(key.most());
            case 2 -> number(key.least() + span * StrictMath.pow(10, -8 * random.nextDouble()));
            case 3 -> number(key.most() * (1 + random.nextDouble()) + 1);
            case 4 ->
                List.of("1e308", "-1e308", ".nan", ".inf", "1e-320", "true", "[]", "{}", "''", "x")
                        .get(random.nextInt(10));
            default -> number(key.least() + span * random.nextDouble());
        };
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    private static List<Key> keys(String league) throws JsonException {
        List<Key> keys = new ArrayList<>();
        SchemaProperties.of(Leagues.BUILT_IN.schema(league).json("")).forEach((path, property) -> {
            if (property.members().get("minimum") instanceof JsonNumber least
                    && property.members().get("maximum") instanceof JsonNumber most) {
                keys.add(new Key(path, least.number(), most.number()));
            }
        });
        return keys;
    }
}
