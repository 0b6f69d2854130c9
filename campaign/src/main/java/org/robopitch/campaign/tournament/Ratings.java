// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.RealMatrix;
import org.robopitch.campaign.MatchResult;

/**
 * Elo ratings fitted to all matches at once (Bradley and Terry 1952): the strengths for which the results are most likely,
 * a draw counting as half a win. The order of the matches does not matter. A weak prior, a normal distribution about the
 * mean with a deviation of 400 points, keeps a team that won everything finite. The mean of all teams is 1500.
 */
public final class Ratings {
    private static final double MEAN = 1500;
    private static final double POINTS = 400 / Math.log(10);
    private static final double PRIOR = 1 / square(400 / POINTS);
    private static final double QUANTILE = 1.959964;
    private static final int MOST_ROUNDS = 100;

    private Ratings() {}

    /**
     * A team's rating.
     *
     * @param team its name
     * @param elo points
     * @param margin half the width of the interval that holds the true strength with 95 % confidence
     */
    public record Rating(String team, double elo, double margin) {}

    /** {@return how often a team of one rating should beat one of another, draws counting half} */
    public static double expected(Rating one, Rating other) {
        return 1 / (1 + StrictMath.exp((other.elo - one.elo) / POINTS));
    }

    /** {@return the ratings of teams after some matches, in the order of the teams} */
    public static List<Rating> of(List<String> teams, List<MatchResult> results) {
        int n = teams.size();
        double[][] games = new double[n][n];
        double[] won = new double[n];
        for (MatchResult result : results) {
            int blue = teams.indexOf(result.blue());
            int yellow = teams.indexOf(result.yellow());
            if (blue >= 0 && yellow >= 0) {
                int lead = result.score().blue() - result.score().yellow();
                games[blue][yellow]++;
                games[yellow][blue]++;
                won[blue] += 0.5 + 0.5 * Integer.signum(lead);
                won[yellow] += 0.5 - 0.5 * Integer.signum(lead);
            }
        }
        return fit(teams, games, won);
    }

    private static List<Rating> fit(List<String> teams, double[][] games, double[] won) {
        int n = teams.size();
        double[] strength = new double[n];
        RealMatrix information = new Array2DRowRealMatrix(n, n);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double[] slope = new double[n];
            information = new Array2DRowRealMatrix(n, n);
            for (int i = 0; i < n; i++) {
                slope[i] += won[i] - PRIOR * strength[i];
                information.addToEntry(i, i, PRIOR);
                for (int k = 0; k < i; k++) {
                    double chance = 1 / (1 + StrictMath.exp(strength[k] - strength[i]));
                    slope[i] -= games[i][k] * chance;
                    slope[k] -= games[i][k] * (1 - chance);
                    double weight = games[i][k] * chance * (1 - chance);
                    information.addToEntry(i, i, weight);
                    information.addToEntry(k, k, weight);
                    information.setEntry(i, k, -weight);
                    information.setEntry(k, i, -weight);
                }
            }
            double[] step = new CholeskyDecomposition(information)
                    .getSolver()
                    .solve(new ArrayRealVector(slope, false))
                    .toArray();
            double longest = 0;
            for (int i = 0; i < n; i++) {
                strength[i] += Math.max(-1, Math.min(1, step[i]));
                longest = Math.max(longest, Math.abs(step[i]));
            }
            if (longest < 1e-10) {
                break;
            }
        }
        RealMatrix covariance =
                new CholeskyDecomposition(information).getSolver().getInverse();
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            double deviation = Math.sqrt(Math.max(0, aboutTheMean(covariance, i)));
            ratings.add(new Rating(teams.get(i), MEAN + POINTS * strength[i], QUANTILE * POINTS * deviation));
        }
        return ratings;
    }

    /** The variance of a strength less the mean of all, which alone is what matches can tell. */
    private static double aboutTheMean(RealMatrix covariance, int i) {
        int n = covariance.getRowDimension();
        double withMean = 0;
        double ofMean = 0;
        for (int k = 0; k < n; k++) {
            withMean += covariance.getEntry(i, k) / n;
            for (int m = 0; m < n; m++) {
                ofMean += covariance.getEntry(k, m) / (n * n);
            }
        }
        return covariance.getEntry(i, i) - 2 * withMean + ofMean;
    }

    private static double square(double value) {
        return value * value;
    }
}
