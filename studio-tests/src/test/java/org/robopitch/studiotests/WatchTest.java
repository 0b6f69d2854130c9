// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.tiny.TinyFactory;
import org.robopitch.studio.tiny.TinyRecording;
import org.robopitch.studio.tiny.TinyStudio;

/** Watching a match: cameras, timeline, plots, statistics, and the page for people who do not see or click. */
class WatchTest extends InBrowser {
    @Test
    void anAddressForWatchingOffersNothingThatWouldBeRefused() throws Exception {
        try (Studio open = Studio.start(new StudioSettings("127.0.0.1", 0, true, 1 << 20, 10), new TinyFactory(600))) {
            open.play(TinyStudio.MATCH, 1);
            browse(window());
            pitch.open(open.address());
            pitch.until("robopitch.page.player.watchOnly");
            for (String hidden : List.of("#new-match", "#rematch", "#open-file", "#go-on", "#save-scenario")) {
                assertThat(page.isVisible(hidden)).as(hidden).isFalse();
            }
            assertThat(page.isDisabled("#play")).isTrue();
            assertThat(page.isDisabled("#speed")).isTrue();
            assertThat(page.textContent("#banner")).isEqualTo("Watch only");
            page.keyboard().press("n");
            assertThat(pitch.truth("document.querySelector('dialog').open")).isFalse();
            pitch.open(open.addressToTakePart());
            assertThat(page.isVisible("#new-match")).isTrue();
            assertThat(page.isEnabled("#play")).isTrue();
        }
    }

    @Test
    void theFormBeginsWithWhatIsPlayed() throws Exception {
        MatchOrder usual = TinyStudio.MATCH;
        LiveMatch played = studio.play(
                MatchOrder.of("tiny", "3v3", "standing", "circling", 23)
                        .with("configuration", usual.configuration())
                        .with("duration", 77)
                        .with("sensing", SensingSettings.PERFECT.with("positionNoise", 0.01))
                        .with("actuation", usual.actuation()),
                1);
        browse(window());
        pitch.open(studio.address());
        pitch.until("robopitch.page.player.liveScene?.seed === '23'");
        played.pause(true); // or it would end at once
        pitch.until("robopitch.page.player.status.paused");
        played.speed(Double.POSITIVE_INFINITY);
        page.click("#new-match");
        page.waitForSelector("#new-match-form");
        assertThat(page.inputValue("select[name=size]")).isEqualTo("3v3");
        assertThat(page.inputValue("select[name=blue]")).isEqualTo("standing");
        assertThat(page.inputValue("select[name=yellow]")).isEqualTo("circling");
        assertThat(page.inputValue("input[name=seed]")).isEqualTo("23");
        assertThat(page.inputValue("input[name=duration]")).isEqualTo("77");
        assertThat(page.inputValue("input[name=positionNoise]")).isEqualTo("0.01");
        page.fill("input[name=duration]", "55");
        page.click("#begin");
        pitch.until("robopitch.page.player.liveScene?.match === 3");
        // Nobody would see a second match at full speed.
        pitch.until("robopitch.page.player.status.match === 3 && robopitch.page.player.status.speed === 1");
        page.click("#new-match");
        page.waitForSelector("#new-match-form");
        assertThat(page.inputValue("input[name=duration]")).isEqualTo("55");
    }

    @Test
    void camerasAreChosenAndAPersonTakesAMovingOneOver() {
        browse(window());
        pitch.open(studio.address());
        for (String view : List.of("flat", "space", "broadcast", "side", "goal-left", "goal-right", "robot")) {
            page.selectOption("#view", view);
            pitch.draw(3);
            assertThat(pitch.truth("robopitch.page.stage.cameras.kind === '" + view + "'"))
                    .as(view)
                    .isTrue();
            if (!view.equals("robot") && !view.startsWith("goal")) {
                assertThat(pitch.truth(
                                "(() => { const b = robopitch.body(10), s = robopitch.page.stage.toScreen(b.x, b.y);"
                                        + " return s.x >= 0 && s.y >= 0 && s.x <= robopitch.page.stage.width"
                                        + " && s.y <= robopitch.page.stage.height; })()"))
                        .as("the ball is in the picture of %s", view)
                        .isTrue();
            }
        }
        page.mouse().move(300, 250);
        page.mouse().wheel(0, 100);
        pitch.until("robopitch.page.stage.cameras.kind === 'space'");
        assertThat(pitch.number("robopitch.page.stage.renderer.info.render.calls"))
                .as("draw calls of a picture")
                .isBetween(1.0, 300.0);
    }

    @Test
    void aSlowMachineGetsFewerDetailsAndAFastOneKeepsThem() {
        browse(window());
        pitch.open(studio.address());
        page.selectOption("#view", "broadcast");
        assertThat(levelAfter(10)).as("100 pictures a second").isEqualTo("0,true");
        assertThat(levelAfter(16.7)).as("60 pictures a second").isEqualTo("0,true");
        assertThat(levelAfter(50)).as("20 pictures a second").isEqualTo("3,false");
        StringBuilder times = new StringBuilder("ms to draw a picture by level of detail, without a graphics card:");
        for (int level = 0; level < 4; level++) {
            times.append(String.format(Locale.ROOT, " %.1f", millisecondsAt(level)));
        }
        System.out.println(times);
        assertThat(pitch.number("robopitch.page.stage.renderer.info.render.triangles"))
                .as("triangles of a picture")
                .isBetween(1000.0, 200_000.0);
    }

    /** The level of detail, and whether there are shadows, after many pictures that took so long. */
    private Object levelAfter(double milliseconds) {
        return page.evaluate("""
            (step) => {
              const { stage } = robopitch.page;
              const clock = performance.now;
              let now = clock.call(performance);
              stage.setLevel(0);
              stage.drawnAt = now;
              performance.now = () => now;
              for (let i = 0; i < 300; i++) {
                now += step;
                stage.adapt();
              }
              performance.now = clock;
              return [stage.level, stage.renderer.shadowMap.enabled].join();
            }
            """, milliseconds);
    }

    /** How long a picture takes until it is drawn, the middle one of five. */
    private double millisecondsAt(int level) {
        return ((Number) page.evaluate("""
            (level) => {
              const { stage } = robopitch.page;
              const gl = stage.renderer.getContext();
              const times = [];
              for (let i = 0; i < 6; i++) {
                stage.setLevel(level);
                const begin = performance.now();
                stage.renderer.render(stage.scene, stage.cameras.current);
                gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
                times.push(performance.now() - begin);
              }
              return times.slice(1).sort((a, b) => a - b)[2];
            }
            """, level)).doubleValue();
    }

    @Test
    void anUprightPhoneIsFilledByThePitch() {
        browse(window().setViewportSize(390, 780));
        pitch.open(studio.address());
        page.selectOption("#view", "space");
        pitch.draw(3);
        String corners = "[[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([x, y]) => robopitch.page.stage.toScreen(x *"
                + " robopitch.page.player.scene.pitch.length / 2, y * robopitch.page.player.scene.pitch.width / 2).y)";
        double height = pitch.number("Math.max(..." + corners + ") - Math.min(..." + corners + ")");
        assertThat(height).isGreaterThan(0.55 * pitch.number("robopitch.page.stage.height"));
    }

    @Test
    void marksLetTheTimelineBeClickedAndGoalsAreFound(@TempDir Path folder) throws Exception {
        browse(window().setViewportSize(1000, 480));
        pitch.open(studio.replay(TinyRecording.write(folder.resolve("match.mcap"), 12)));
        page.click("#play");
        pitch.until("!robopitch.page.player.playing && robopitch.page.timeline.marked");
        page.locator("#timeline").click();
        pitch.until("Math.abs(robopitch.view().time - 6) < 0.5");
        double now = pitch.number("robopitch.page.player.time");
        page.click("#goal-next");
        double next = pitch.number("robopitch.page.player.time");
        assertThat(next).isGreaterThan(now);
        page.keyboard().press("<");
        assertThat(pitch.number("robopitch.page.player.time")).isLessThan(next);
        page.click("#again");
        pitch.until("robopitch.page.player.speed() === 0.25");
        page.fill("#event-word", "no such word");
        pitch.until("document.querySelectorAll('.events li').length === 0");
        page.fill("#event-word", "");
        page.selectOption("#event-kind", "goal");
        pitch.until("[...document.querySelectorAll('.events button')].every((b) => b.dataset.kind === 'goal')"
                + " && document.querySelectorAll('.events button').length > 3");
    }

    @Test
    void theFormNamesTheLinkOfExternalPrograms() throws Exception {
        MatchFactory tiny = new TinyFactory(600);
        MatchFactory linked = new MatchFactory() {
            @Override
            public Catalogue catalogue() {
                return tiny.catalogue();
            }

            @Override
            public String link() {
                return "fira";
            }

            @Override
            public PreparedMatch prepare(MatchOrder order) throws IOException {
                return tiny.prepare(order);
            }
        };
        try (Studio serving = Studio.start(StudioSettings.onPort(0), linked)) {
            serving.play(TinyStudio.MATCH, 1);
            browse(window());
            pitch.open(serving.address());
            page.click("#new-match");
            assertThat(page.inputValue("#new-match-form [name=link]")).isEqualTo("fira");
            assertThat(page.isEditable("#new-match-form [name=link]")).isFalse();
        }
        pitch.open(studio.address());
        page.click("#new-match");
        page.waitForSelector("#new-match-form");
        assertThat(page.locator("#new-match-form [name=link]").count()).isZero();
    }

    @Test
    void plotsHoldEveryStepAndAreSavedAsATable(@TempDir Path folder) throws Exception {
        browse(window().setViewportSize(1000, 480));
        pitch.open(studio.replay(TinyRecording.write(folder.resolve("match.mcap"), 12)));
        page.click("#tab-plots");
        page.click("#play");
        page.evaluate("() => robopitch.page.seek(8)");
        pitch.until("robopitch.page.plots.plots[0].curves[0].series.between(4, 8).length === 401");
        assertThat(page.textContent("#plot-note")).isEqualTo("One point per simulation step.");
        page.click("text=+ Curve");
        pitch.until("robopitch.page.plots.plots[0].curves[1]?.name === 'Blue 1 Speed [m/s]'");
        List<Double> times = times(page.waitForDownload(() -> page.click("text=CSV")));
        assertThat(times).as("12 s, and all of them").hasSizeGreaterThan(795);
        everyStep(times);
        assertThat(page.waitForDownload(() -> page.click("text=PNG")).suggestedFilename())
                .isEqualTo("plot.png");
    }

    @Test
    void plotsOfALiveMatchHoldEveryStepToo() throws Exception {
        browse(window().setViewportSize(1000, 480));
        pitch.open(studio.address());
        assertThat(pitch.truth("document.querySelector('.brand div').getBoundingClientRect().right"
                        + " <= document.querySelector('.scoreboard').getBoundingClientRect().left"))
                .as("the teams' names do not lie over the title")
                .isTrue();
        page.click("#tab-plots");
        pitch.until("robopitch.page.player.view?.time > 2");
        page.click("#play");
        List<Double> times = times(page.waitForDownload(() -> page.click("text=CSV")));
        assertThat(times).as("from the start of the match").hasSizeGreaterThan(195);
        everyStep(times);
    }

    private static List<Double> times(Download table) throws IOException {
        List<String> lines = Files.readAllLines(table.path(), StandardCharsets.UTF_8);
        assertThat(lines.get(0)).startsWith("time_s,\"Ball Speed [m/s]\"");
        return lines.stream()
                .skip(1)
                .map(line -> Double.valueOf(line.substring(0, line.indexOf(','))))
                .toList();
    }

    /** The tiny league has cycles of two steps. */
    private static void everyStep(List<Double> times) {
        for (int i = 1; i < times.size(); i++) {
            assertThat(times.get(i) - times.get(i - 1)).isCloseTo(0.01, within(1e-6));
        }
    }

    @Test
    void statisticsAreThoseOfTheTimeShown(@TempDir Path folder) throws Exception {
        browse(window().setViewportSize(1000, 480));
        pitch.open(studio.replay(TinyRecording.write(folder.resolve("match.mcap"), 12)));
        page.click("#tab-match");
        page.waitForSelector(".statistics tbody tr");
        page.click("#play");
        page.evaluate("robopitch.page.seek(0)");
        page.waitForCondition(() -> distance() == 0);
        page.evaluate("robopitch.page.seek(11.5)");
        page.waitForCondition(() -> distance() > 0);
        double late = distance();
        page.evaluate("robopitch.page.seek(5)");
        page.waitForCondition(() -> distance() > 0 && distance() < late);
        page.evaluate("robopitch.page.seek(11.5)");
        page.waitForCondition(() -> distance() == late);
        assertThat(page.locator(".statistics tbody th").allTextContents())
                .containsExactly("Possession", "Passes", "Shots", "Expected goals", "Distance");
    }

    /** What blue's robots have driven, as the page says it, m. */
    private double distance() {
        String text = page.locator(".statistics tbody tr:last-child td").first().textContent();
        return Double.parseDouble(text.replace(" m", ""));
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void axeFindsNothing(ColorScheme scheme) throws IOException {
        browse(window().setViewportSize(1100, 560).setColorScheme(scheme));
        pitch.open(studio.address());
        page.evaluate(axe());
        for (String opened :
                List.of("#tab-events", "#tab-overlays", "#tab-plots", "#tab-match", "#help", "#new-match")) {
            page.evaluate("() => document.querySelector('dialog').close()");
            page.click(opened);
            pitch.draw(3);
            Object found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations"
                    + ".map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)");
            assertThat((List<?>) found).as(opened).isEmpty();
        }
    }

    private static String axe() throws IOException {
        try (InputStream file = WatchTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
