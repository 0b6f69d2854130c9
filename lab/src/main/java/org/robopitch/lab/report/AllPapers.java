// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.lab.humanoid.Bahia3dReport;
import org.robopitch.lab.klancar.KlancarReports;
import org.robopitch.lab.mrsimulator.MrSimulatorReport;
import org.robopitch.lab.nubot.NubotReport;

/** The five papers that the leagues follow. */
public final class AllPapers {
    /** The papers in the order in which they were written. */
    public static final List<Paper> PAPERS = List.of(
            KlancarReports.PAPER_OF_2003,
            KlancarReports.PAPER_OF_2007,
            Bahia3dReport.PAPER,
            MrSimulatorReport.PAPER,
            NubotReport.PAPER);

    private AllPapers() {}

    /** {@return one page over all papers} */
    public static HtmlReport page(Steps.Listener progress) throws IOException, InterruptedException {
        Steps steps = new Steps(PAPERS.stream().mapToInt(Paper::steps).sum(), progress);
        List<PaperIndex.Entry> entries = new ArrayList<>();
        for (Paper paper : PAPERS) {
            entries.add(new PaperIndex.Entry(paper.name(), paper.title(), paper.items(), paper.page(steps)));
        }
        return new PaperIndex(entries).page();
    }
}
