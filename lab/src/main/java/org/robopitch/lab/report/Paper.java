// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * A paper that is worked out again: what the command line, the page of the paper and the page of all papers say of it.
 *
 * @param name as the command has it
 * @param title for the page of all papers
 * @param description for the help of the command
 * @param heading the title of its page
 * @param citation the first paragraph of its page; empty for none
 * @param parts what its page is made of
 * @param madeBy whether the page ends with the command that makes it
 * @param items its figures and tables, in order
 */
public record Paper(
        String name,
        String title,
        String description,
        String heading,
        String citation,
        Supplier<List<Part>> parts,
        boolean madeBy,
        List<Item> items) {
    /** A part of a page: a step of the work. */
    @FunctionalInterface
    public interface Part {
        /** Works it out and writes it. */
        void write(HtmlReport report) throws IOException, InterruptedException;
    }

    /**
     * Something of a paper that a reader looks for.
     *
     * @param label such as "Fig. 7" or "Table 1"
     * @param shows what it shows
     * @param notReproducible why there is nothing to work out; empty if a report has it
     */
    public record Item(String label, String shows, String notReproducible) {
        /** {@return an item for each line: label, what it shows, and why there is nothing to work out, between bars} */
        public static List<Item> list(String lines) {
            return lines.lines()
                    .map(line -> line.split(" \\| ", -1))
                    .map(parts -> new Item(parts[0], parts[1], parts.length > 2 ? parts[2] : ""))
                    .toList();
        }
    }

    /** {@return how many steps its work has} */
    public int steps() {
        return parts.get().size();
    }

    /** {@return its page, worked out in {@link #steps} steps} */
    public HtmlReport page(Steps steps) throws IOException, InterruptedException {
        HtmlReport report = new HtmlReport(heading);
        if (!citation.isEmpty()) {
            report.paragraph(citation);
        }
        for (Part part : parts.get()) {
            part.write(report);
            steps.done();
        }
        return madeBy ? report.madeBy("./robopitch papers " + name + " --out papers") : report;
    }
}
