// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.robopitch.lab.humanoid.Bahia3dReport;
import org.robopitch.lab.klancar.KlancarReports;
import org.robopitch.lab.mrsimulator.MrSimulatorReport;
import org.robopitch.lab.nubot.NubotReport;
import org.robopitch.lab.report.Paper.Item;

/**
 * The five papers that the leagues follow, and one page over all of them: every figure and table with its verdict and the command
 * that makes it, then the reports themselves.
 */
public final class AllPapers {
    /** The papers in the order in which they were written. */
    public static final List<Paper> PAPERS = List.of(
            KlancarReports.PAPER_OF_2003,
            KlancarReports.PAPER_OF_2007,
            Bahia3dReport.PAPER,
            MrSimulatorReport.PAPER,
            NubotReport.PAPER);

    /** A paper that has been worked out. */
    record Worked(Paper paper, HtmlReport report) {}

    private AllPapers() {}

    /** {@return one page over all papers} */
    public static HtmlReport page(Steps.Listener progress) throws IOException, InterruptedException {
        Steps steps = new Steps(PAPERS.stream().mapToInt(Paper::steps).sum(), progress);
        List<Worked> worked = new ArrayList<>();
        for (Paper paper : PAPERS) {
            worked.add(new Worked(paper, paper.page(steps)));
        }
        return page(worked);
    }

    static HtmlReport page(List<Worked> papers) {
        HtmlReport page = new HtmlReport("Five papers, reproduced");
        page.paragraph("All figures and tables of the papers behind RoboPitch's leagues, each with a verdict: "
                + "reproduced; differs, with the reason; or not reproducible, for example because it is a "
                + "photograph or the paper gives no numbers. The reports follow below. Each verdict is "
                + "computed from this run.");
        for (Worked one : papers) {
            page.section(one.paper.title());
            page.words(
                    "Made by ./robopitch papers " + one.paper.name() + " --out DIR",
                    List.of("", "Shows", "Verdict"),
                    one.paper.items().stream()
                            .map(item -> List.of(
                                    new HtmlReport.Cell(item.label(), "", "", anchor(one.report, item)),
                                    item.shows(),
                                    verdict(one.report, item)))
                            .toList());
        }
        papers.forEach(one -> page.include(one.report));
        return page.madeBy("./robopitch papers all --out DIR");
    }

    /** The worst of the verdicts of the sections whose heading names the figure or table. */
    static String verdict(HtmlReport report, Item item) {
        if (!item.notReproducible().isEmpty()) {
            return "Not reproducible: " + item.notReproducible();
        }
        List<HtmlReport.Finding> found = findings(report, item);
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

    private static List<HtmlReport.Finding> findings(HtmlReport report, Item item) {
        List<HtmlReport.Finding> found = new ArrayList<>();
        for (HtmlReport.Finding finding : report.findings()) {
            if (names(finding.section(), item.label())) {
                found.add(finding);
            }
        }
        return found;
    }

    /** Where the report shows a figure or table; empty where it does not. */
    private static String anchor(HtmlReport report, Item item) {
        return findings(report, item).stream()
                .findFirst()
                .map(finding -> report.anchor(finding.section()))
                .orElse("");
    }

    /** Whether a heading such as "Speeds (fig. 6 and 7, Table 1)" is about a figure. */
    static boolean names(String heading, String label) {
        String number = label.replaceAll("\\D+", "");
        String kind = label.substring(0, label.indexOf(' ') + 1);
        Pattern group = Pattern.compile("(?i)" + Pattern.quote(kind) + "([0-9]+(?:(?:, | and | to )[0-9]+)*)");
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
