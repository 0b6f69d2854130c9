// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.robopitch.lab.report.Paper.Item;

/**
 * One page over several papers: every figure and table with its verdict and the command that makes it, then the reports
 * themselves.
 */
public final class PaperIndex {
    private final List<Entry> papers;

    /**
     * A paper.
     *
     * @param name as the command has it
     * @param title for the reader
     * @param items its figures and tables, in order
     * @param report what was worked out
     */
    public record Entry(String name, String title, List<Item> items, HtmlReport report) {
        public Entry {
            items = List.copyOf(items);
        }
    }

    /** A page over papers. */
    public PaperIndex(List<Entry> papers) {
        this.papers = List.copyOf(papers);
    }

    /** {@return the page} */
    public HtmlReport page() {
        HtmlReport page = new HtmlReport("Five papers, reproduced");
        page.paragraph("All figures and tables of the papers behind RoboPitch's leagues, each with a verdict: "
                + "reproduced; differs, with the reason; or not reproducible, for example because it is a "
                + "photograph or the paper gives no numbers. The reports follow below. Each verdict is "
                + "computed from this run.");
        for (Entry paper : papers) {
            page.section(paper.title());
            page.contents(
                    "Made by ./robopitch papers " + paper.name() + " --out DIR",
                    List.of("", "Shows", "Verdict"),
                    paper.items().stream().map(item -> row(paper, item)).toList(),
                    paper.items().stream().map(item -> anchor(paper, item)).toList());
        }
        papers.forEach(paper -> page.include(paper.report()));
        return page.madeBy("./robopitch papers all --out DIR");
    }

    private static List<String> row(Entry paper, Item item) {
        return List.of(item.label(), item.shows(), verdict(paper, item));
    }

    /** The worst of the verdicts of the sections whose heading names the figure or table. */
    static String verdict(Entry paper, Item item) {
        if (!item.notReproducible().isEmpty()) {
            return "Not reproducible: " + item.notReproducible();
        }
        List<HtmlReport.Finding> found = findings(paper, item);
        if (found.isEmpty()) {
            return "Not worked out: no section of the report is about it";
        }
        long reproduced = found.stream()
                .filter(finding -> finding.outcome() == HtmlReport.Outcome.REPRODUCED)
                .count();
        if (reproduced == found.size()) {
            return "Reproduced";
        }
        StringBuilder text = new StringBuilder(reproduced > 0 ? "Reproduced in part. " : "");
        for (HtmlReport.Finding finding : found) {
            if (finding.outcome() != HtmlReport.Outcome.REPRODUCED) {
                text.append(finding.outcome().words())
                        .append(": ")
                        .append(finding.text())
                        .append(' ');
            }
        }
        return text.toString().strip();
    }

    private static List<HtmlReport.Finding> findings(Entry paper, Item item) {
        List<HtmlReport.Finding> found = new ArrayList<>();
        for (HtmlReport.Finding finding : paper.report().findings()) {
            if (names(finding.section(), item.label())) {
                found.add(finding);
            }
        }
        return found;
    }

    /** Where the report shows a figure or table; empty where it does not. */
    private static String anchor(Entry paper, Item item) {
        return findings(paper, item).stream()
                .findFirst()
                .map(finding -> paper.report().anchor(finding.section()))
                .orElse("");
    }

    /** Whether a heading such as "Speeds (fig. 6 and 7, Table 1)" is about a figure. */
    static boolean names(String heading, String label) {
        boolean table = label.startsWith("Table");
        String number = label.replaceAll("\\D+", "");
        Pattern group =
                Pattern.compile((table ? "(?i)table " : "(?i)fig\\. ") + "([0-9]+(?:(?:, | and | to )[0-9]+)*)");
        var groups = group.matcher(heading);
        while (groups.find()) {
            if (covers(groups.group(1), Integer.parseInt(number))) {
                return true;
            }
        }
        return false;
    }

    private static boolean covers(String numbers, int wanted) {
        var range = Pattern.compile("([0-9]+) to ([0-9]+)").matcher(numbers);
        while (range.find()) {
            if (Integer.parseInt(range.group(1)) <= wanted && wanted <= Integer.parseInt(range.group(2))) {
                return true;
            }
        }
        for (String one : numbers.split("\\D+")) {
            if (!one.isEmpty() && Integer.parseInt(one) == wanted) {
                return true;
            }
        }
        return false;
    }
}
