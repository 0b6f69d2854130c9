// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tune;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.runner.MatchOrder;

/**
 * Tunes a team by CMA-ES (Hansen and Ostermeier 2001): a cloud of candidates moves and changes its shape towards those that
 * did better. What is maximised is the mean goal difference; all candidates play the same seeds. The search follows from
 * the results alone, so an interrupted one, run again on its journal, continues where it was.
 */
public final class Tuning {
    private static final double FIRST_SPREAD = 0.2;
    private static final int FINALISTS = 5;
    private static final int FINAL_SHARE = 2;

    private final TunePlan plan;
    private final Journal journal;
    private final MatchEngine engine;
    private final Map<Integer, MatchResult> known = new HashMap<>();
    private final List<Candidate> candidates = new ArrayList<>();
    private List<MatchResult> heldOutBefore = List.of();
    private List<MatchResult> heldOutAfter = List.of();
    private int jobs;

    /**
     * A tuning.
     *
     * @param plan what to tune
     * @param journal keeps what was played
     * @param engine plays
     */
    public Tuning(TunePlan plan, Journal journal, MatchEngine engine) {
        this.plan = plan;
        this.journal = journal;
        this.engine = engine;
        journal.results().forEach(result -> known.put(result.number(), result));
    }

    /** A candidate that was tried: its values, how it did on the seeds of the search, and how with each of them. */
    public record Candidate(List<Double> values, Lead lead, List<Double> leads) {
        /** Copies the lists. */
        public Candidate {
            values = List.copyOf(values);
            leads = List.copyOf(leads);
        }
    }

    /**
     * What came out.
     *
     * @param best the best candidate, judged on the seeds of the search and those of the finalists
     * @param team its name, with which it can be played
     * @param before how the team did with its defaults, on seeds held out
     * @param after how the tuned team did on the same seeds
     * @param gain the mean difference of the two, seed by seed
     */
    public record Verdict(Candidate best, String team, Lead before, Lead after, Lead gain) {}

    /** Is told about each candidate. */
    @FunctionalInterface
    public interface Progress {
        /** A candidate was tried. */
        void tried(int number, Candidate candidate, Candidate best);
    }

    /** Searches, then judges the best candidate on the seeds held out. */
    public Verdict run(Progress progress) throws IOException, InterruptedException {
        try {
            search(progress);
            Candidate best = bestFinalist();
            List<Double> values = best.values();
            long fresh = plan.order().seed() + plan.seeds() + FINAL_SHARE * plan.seeds();
            heldOutBefore = play(plan.order(), fresh, plan.heldOut());
            heldOutAfter = play(named(values), fresh, plan.heldOut());
            List<Double> before = Lead.bySeed(heldOutBefore);
            List<Double> after = Lead.bySeed(heldOutAfter);
            List<Double> gains = new ArrayList<>();
            for (int i = 0; i < before.size(); i++) {
                gains.add(after.get(i) - before.get(i));
            }
            return new Verdict(best, plan.named(values), lead(before), lead(after), lead(gains));
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        } catch (StoppedException stopped) {
            throw new InterruptedException("the search was stopped");
        }
    }

    /** {@return the candidates in the order in which they were tried, the defaults first} */
    public List<Candidate> candidates() {
        return List.copyOf(candidates);
    }

    /** {@return the matches with the defaults on the seeds held out} */
    public List<MatchResult> heldOutBefore() {
        return heldOutBefore;
    }

    /** {@return the matches of the tuned team on the seeds held out} */
    public List<MatchResult> heldOutAfter() {
        return heldOutAfter;
    }

    /** The search runs on the unit cube, where all parameters count alike. */
    private void search(Progress progress) {
        int n = plan.dimensions().size();
        double[] begin = new double[n];
        double[] spread = new double[n];
        double[] zero = new double[n];
        double[] one = new double[n];
        for (int i = 0; i < n; i++) {
            var dimension = plan.dimensions().get(i);
            begin[i] = (plan.defaults().get(i) - dimension.low()) / (dimension.high() - dimension.low());
            spread[i] = FIRST_SPREAD;
            one[i] = 1;
        }
        tryOut(begin, progress);
        int population = 4 + (int) Math.floor(3 * StrictMath.log(n));
        CMAESOptimizer optimizer = new CMAESOptimizer(
                plan.candidates(),
                Double.POSITIVE_INFINITY,
                true,
                0,
                10,
                new Well19937c(plan.order().seed()),
                false,
                null);
        try {
            optimizer.optimize(
                    new MaxEval(Math.max(1, plan.candidates() - 1)),
                    new ObjectiveFunction(point -> tryOut(point, progress)),
                    GoalType.MAXIMIZE,
                    new InitialGuess(begin),
                    new SimpleBounds(zero, one),
                    new CMAESOptimizer.Sigma(spread),
                    new CMAESOptimizer.PopulationSize(population));
        } catch (MathIllegalStateException enough) {
            // All candidates have been tried.
        }
    }

    private double tryOut(double[] point, Progress progress) {
        List<Double> values = new ArrayList<>();
        for (double coordinate : point) {
            values.add(plan.dimensions().get(values.size()).at(Math.max(0, Math.min(1, coordinate))));
        }
        try {
            List<Double> leads = Lead.bySeed(play(named(values), plan.order().seed(), plan.seeds()));
            Candidate candidate = new Candidate(values, lead(leads), leads);
            candidates.add(candidate);
            progress.tried(candidates.size(), candidate, best(candidates));
            return candidate.lead().mean();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        }
    }

    private static final class StoppedException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /**
     * The best candidate of a noisy search is the luckiest of the good ones. So the best few play further seeds, and all
     * their matches together decide.
     */
    private Candidate bestFinalist() throws IOException, InterruptedException {
        List<Candidate> finalists = candidates.stream()
                .sorted((a, b) -> Double.compare(b.lead().mean(), a.lead().mean()))
                .limit(FINALISTS)
                .toList();
        List<Candidate> judged = new ArrayList<>();
        for (Candidate finalist : finalists) {
            long fresh = plan.order().seed() + plan.seeds();
            List<Double> leads = new ArrayList<>(finalist.leads());
            leads.addAll(Lead.bySeed(play(named(finalist.values()), fresh, FINAL_SHARE * plan.seeds())));
            judged.add(new Candidate(finalist.values(), lead(leads), leads));
        }
        return best(judged);
    }

    /** The best of some candidates; the first where several are. */
    private static Candidate best(List<Candidate> candidates) {
        return candidates.stream()
                .reduce((best, one) -> one.lead().mean() > best.lead().mean() ? one : best)
                .orElseThrow(() -> new IllegalStateException("the defaults are always tried"));
    }

    private MatchOrder named(List<Double> values) {
        return plan.order().withTeams(plan.named(values), plan.order().yellow());
    }

    /** Plays the matches of a team, as far as they are not played yet. */
    private List<MatchResult> play(MatchOrder order, long firstSeed, int seeds)
            throws IOException, InterruptedException {
        List<MatchJob> all = MatchJob.bothSides(jobs, candidates.size() + 1, order, firstSeed, seeds, false);
        jobs += all.size();
        engine.play(all.stream().filter(job -> !known.containsKey(job.number())).toList(), result -> {
            journal.add(result);
            known.put(result.number(), result);
        });
        List<MatchResult> results = new ArrayList<>();
        for (MatchJob job : all) {
            MatchResult result = known.get(job.number());
            if (result == null) {
                throw new IOException("the match " + job.number() + " was not played");
            }
            results.add(result);
        }
        return results;
    }

    /** Each seed is played in both colours. */
    private static Lead lead(List<Double> bySeed) {
        return Lead.of(bySeed, 2 * bySeed.size());
    }
}
