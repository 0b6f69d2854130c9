// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class PlotTest {
    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static Series series(double... xy) {
        List<Series.Point> points = new java.util.ArrayList<>();
        for (int i = 0; i < xy.length; i += 2) {
            points.add(new Series.Point(xy[i], xy[i + 1]));
        }
        return Series.of("a < b & c", points, Series.Style.MARKED);
    }

    @Test
    void aPlotIsWellFormedWhateverItsWords() throws Exception {
        Plot plot = new Plot("x < y", Axis.linear("a & b"), Axis.logarithmic("c"))
                .add(series(0, 1, 1, 10, 2, 1000))
                .add(new Shape.Circle(new Series.Point(1, 1), 0.2, Shape.Paint.BALL))
                .add(new Shape.Text(new Series.Point(1, 1), "<ball>"));
        assertThat(parse(plot.svgFile()).getDocumentElement().getTagName()).isEqualTo("svg");
    }

    @Test
    void everyPointThatTheAxesShowHasItsMarkAndTheLineBreaksAtTheOthers() throws Exception {
        Plot plot = new Plot("t", Axis.linear("x"), Axis.logarithmic("y"))
                .add(series(0, 1, 1, -1, 2, Double.NaN, 3, 100, 4, 10));
        Document document = parse(plot.svg());
        // Three marks, and one more in the legend.
        assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(4);
        assertThat(plot.svg()).contains("M").doesNotContain("NaN");
    }

    @Test
    void ticksAreRoundNumbersInsideTheAxis() {
        assertThat(Axis.linear("x").ticks(-0.1, 1.1)).containsExactly(0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0);
        assertThat(Axis.logarithmic("x").ticks(-3, 0)).containsExactly(0.001, 0.01, 0.1, 1.0);
        assertThat(Plot.number(0.6000000000000001)).isEqualTo("0.6");
        assertThat(Plot.number(1e-6)).isEqualTo("1e\u22126");
        assertThat(Plot.number(-20)).isEqualTo("\u221220");
    }

    @Test
    void equalScalesMakeASquareSquare() throws Exception {
        Plot plot = new Plot("t", Axis.linear("x"), Axis.linear("y"))
                .rangeX(0, 2)
                .rangeY(0, 1)
                .equalScales()
                .size(640, 100);
        var frame = parse(plot.svg()).getElementsByTagName("rect").item(0).getAttributes();
        double width = Double.parseDouble(frame.getNamedItem("width").getNodeValue());
        double height = Double.parseDouble(frame.getNamedItem("height").getNodeValue());
        assertThat(width / height).isEqualTo(2);
    }
}
