// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.studio.tiny.TinyRecording;
import org.robopitch.studio.tiny.TinyStage;
import org.robopitch.studiotests.StudioPageObject.Place;

class StudioTest extends InBrowser {
    private static final int BALL = 10;

    @BeforeEach
    void open() {
        browse(window());
        pitch.open(studio.address());
    }

    @Test
    void theMatchMoves() {
        Place before = pitch.body(BALL);
        pitch.until("Math.hypot(robopitch.body(10).x - " + before.x() + ", robopitch.body(10).y - " + before.y()
                + ") > 0.1");
        assertThat(page.textContent("#team-blue")).isEqualTo("circling");
    }

    @Test
    void pauseHoldsItAndStepPlaysOneCycle() {
        pitch.pause();
        pitch.draw(5);
        double held = pitch.time();
        pitch.draw(20);
        assertThat(pitch.time()).isEqualTo(held);
        page.click("#step");
        pitch.until("robopitch.view().time > " + held);
        pitch.draw(10);
        assertThat(pitch.time()).isCloseTo(held + 0.02, within(1e-9));
        page.click("#play");
        pitch.until("robopitch.view().time > " + (held + 0.5));
    }

    @Test
    void aDraggedRobotLandsWhereItWasDropped() {
        pitch.drag(STANDING, -0.3, 0.55);
        pitch.until("!robopitch.page.pointer.grip && Math.abs(robopitch.body(7).x + 0.3) < 0.02"
                + " && Math.abs(robopitch.body(7).y - 0.55) < 0.02");
        double then = pitch.time();
        pitch.until("robopitch.view().time > " + (then + 0.3));
        assertThat(pitch.body(STANDING).distanceTo(new Place(-0.3, 0.55))).isLessThan(0.02);
    }

    @Test
    void inAHeldMatchADraggedBallIsSeenAtOnce() {
        pitch.pause();
        pitch.drag(BALL, 0.4, -0.4);
        pitch.until("!robopitch.page.pointer.grip && Math.abs(robopitch.body(10).x - 0.4) < 0.02"
                + " && Math.abs(robopitch.body(10).y + 0.4) < 0.02");
        assertThat(pitch.truth("robopitch.page.player.status.paused")).isTrue();
        assertThat(pitch.body(BALL).distanceTo(new Place(0.4, -0.4))).isLessThan(0.02);
    }

    @Test
    void theKnobTurnsARobot() {
        Place robot = pitch.body(STANDING);
        Place at = pitch.onScreen(robot.x(), robot.y());
        page.mouse().click(at.x(), at.y());
        pitch.until("robopitch.page.pointer.selected === 7");
        page.keyboard().press("[");
        pitch.until("Math.abs(Math.cos(robopitch.body(7).heading)) < 0.98");
    }

    @Test
    void aDrivenRobotMovesAsDrivenWhileTheRestGoesOn() {
        Place start = pitch.body(STANDING);
        Place at = pitch.onScreen(start.x(), start.y());
        page.mouse().click(at.x(), at.y());
        page.keyboard().press("g");
        pitch.until("robopitch.body(7).driven");
        assertThat(page.textContent("#robot-card")).contains("Press ? for all keys");
        double then = pitch.time();
        // It faces negative x.
        page.keyboard().down("ArrowUp");
        pitch.until("robopitch.body(7).x < " + (start.x() - 0.15));
        page.keyboard().up("ArrowUp");
        assertThat(pitch.body(STANDING).y()).isCloseTo(start.y(), within(0.01));
        page.keyboard().down("a");
        pitch.until("robopitch.body(7).spin > 0.5");
        page.keyboard().up("a");
        pitch.until("robopitch.view().time > " + (then + 0.3));
        page.keyboard().press("Escape");
        pitch.until("!robopitch.body(7).driven");
    }

    @Test
    void theLiveMatchCanBeLookedBackAt() {
        page.selectOption("#speed", "10");
        page.waitForSelector(".events button[data-kind=goal]");
        page.selectOption("#speed", "1");
        page.click(".events button[data-kind=goal] >> nth=-1");
        pitch.until("robopitch.page.player.mode === 'past'");
        page.click("#live");
        pitch.until("robopitch.page.player.mode === 'live'");
    }

    @Test
    void aReplayScrubsToAGoal(@TempDir Path folder) throws Exception {
        Path file = TinyRecording.write(folder.resolve("match.mcap"), 12);
        pitch.open(studio.replay(file));
        pitch.until("robopitch.page.player.mode === 'replay'");
        page.click("#play");
        pitch.until("!robopitch.page.player.playing");
        page.waitForSelector(".events button[data-kind=goal]");
        page.click(".events button[data-kind=goal] >> nth=-1");
        double goal = pitch.number("document.querySelector('.events li:nth-last-child(2) button').dataset.time");
        pitch.until("Math.abs(robopitch.view().time - " + goal + ") < 0.02");
        assertThat(page.textContent("#score-blue")).isEqualTo("1");
        assertThat(page.locator("#marks i.goal").count()).isGreaterThan(3);
        page.locator("#timeline").click();
        pitch.until("Math.abs(robopitch.view().time - 6) < 0.5");
    }

    @Test
    void anotherMatchGoesOnFromAMomentOfARecording(@TempDir Path folder) throws Exception {
        Path file = TinyRecording.write(folder.resolve("match.mcap"), 12);
        pitch.open(studio.replay(file));
        pitch.until("robopitch.page.player.mode === 'replay'");
        page.click("#play");
        page.locator("#timeline").click();
        pitch.until("Math.abs(robopitch.view().time - 6) < 0.5");
        double moment = pitch.time();
        Place there = pitch.body(1);
        page.click("#go-on");
        page.selectOption("#go-on-form select[name=yellow]", "circling");
        page.fill("#go-on-form input[name=seed]", "99");
        page.click("#go-on-begin");
        pitch.until("robopitch.page.player.mode === 'live' && robopitch.page.player.liveScene.seed === '99'");
        pitch.until("robopitch.view() && robopitch.view().time >= " + moment);
        assertThat(pitch.number("robopitch.page.player.status.start")).isCloseTo(moment, within(0.021));
        assertThat(page.textContent("#team-yellow")).isEqualTo("circling");
        pitch.pause();
        page.evaluate("robopitch.page.seek(" + moment + ")");
        pitch.until("Math.abs(robopitch.view().time - " + moment + ") < 0.03");
        assertThat(pitch.body(1).distanceTo(there)).isLessThan(0.02);
    }

    @Test
    void anotherMatchGoesOnFromThePresentAndFromThePastOfALiveOne() {
        pitch.until("robopitch.view().time > 1");
        page.click("#go-on");
        page.click("#go-on-begin");
        pitch.until("robopitch.page.player.liveScene.match === 2 && robopitch.page.player.status.match === 2");
        assertThat(pitch.number("robopitch.page.player.status.start")).isGreaterThan(0.9);
        page.click("#new-match");
        page.fill("input[name=seed]", "8");
        page.click("#begin");
        pitch.until("robopitch.page.player.liveScene.match === 3 && robopitch.view() && robopitch.view().time > 1");
        page.evaluate("robopitch.page.seek(0.5)");
        pitch.until("robopitch.page.player.mode === 'past'");
        page.click("#play");
        double paused = pitch.time();
        page.keyboard().press("x");
        page.click("#go-on-begin");
        pitch.until("robopitch.page.player.liveScene.match === 4 && robopitch.page.player.status.match === 4");
        // How far the past was played before the click depends on how busy the machine is.
        assertThat(pitch.number("robopitch.page.player.status.start"))
                .isGreaterThan(0.45)
                .isCloseTo(paused, within(0.05));
    }

    @Test
    void aBrokenFileGetsAReadableMessage() {
        page.setInputFiles(
                "#file",
                new FilePayload(
                        "broken.mcap",
                        "application/octet-stream",
                        "this is not a match".getBytes(StandardCharsets.UTF_8)));
        page.waitForSelector(".toast");
        assertThat(page.textContent(".toast")).contains("broken.mcap").contains("not an MCAP recording");
        double then = pitch.time();
        pitch.until("robopitch.view().time > " + (then + 0.2));
    }

    @Test
    void aNewMatchBeginsFromTheForm() {
        page.click("#new-match");
        page.selectOption("select[name=size]", "3v3");
        page.selectOption("select[name=yellow]", "circling");
        page.fill("input[name=seed]", "42");
        page.click("dialog details summary");
        page.fill("input[name=positionNoise]", "0.005");
        page.click("#begin");
        pitch.until("robopitch.view() && robopitch.view().bodies.length === 7");
        assertThat(page.textContent("#caption")).contains("3v3").contains("42");
        assertThat(page.textContent("#team-yellow")).isEqualTo("circling");
    }

    @Test
    void overlaysPlotsAndHeatMapsCanBeSwitchedOn() {
        page.keyboard().press("t");
        page.keyboard().press("v");
        page.keyboard().press("c");
        page.keyboard().press("r");
        page.keyboard().press("3");
        assertThat(pitch.truth("robopitch.page.stage.cameras.kind === 'space'")).isTrue();
        page.click("#tab-overlays");
        assertThat(page.isChecked("#show-trails")).isTrue();
        page.selectOption("#heat", "ball");
        pitch.until("robopitch.page.heat.mesh && robopitch.page.heat.mesh.userData.heat > 0");
        page.click("#tab-plots");
        pitch.until("robopitch.page.plots.plots[0].curves[0].series.points.length > 3");
        page.keyboard().press("f");
        assertThat(pitch.number("robopitch.page.stage.cameras.followed")).isEqualTo(BALL);
    }

    @Test
    void theRobotPageShowsJointsSightAndWordsOfTheSelectedRobotLiveAndReplayed(@TempDir Path folder) throws Exception {
        showsTheWavingRobot();
        pitch.open(studio.replay(TinyRecording.write(folder.resolve("match.mcap"), 6)));
        pitch.until("robopitch.page.player.mode === 'replay'");
        showsTheWavingRobot();
    }

    private void showsTheWavingRobot() {
        showsWhatARobotSees();
        page.evaluate("() => robopitch.page.select(" + TinyStage.WAVING + ")");
        page.click("#tab-robot");
        pitch.until("document.getElementById('seen')?.textContent.includes('0.50 m')");
        assertThat(page.textContent("#seen")).startsWith("ball").doesNotContain("f1l");
        assertThat(page.textContent("#joint")).isEqualTo("arm");
        assertThat(page.textContent("#said")).contains("hello");
        page.evaluate("() => { const page = robopitch.page.robot; page.choice.value = 'arm'; page.joint = 'arm'; }");
        // Both curves, each in its colour, are on the canvas in the end.
        pitch.until(
                "[[76, 195, 138], [255, 122, 89]].every((colour) => { const canvas ="
                        + " document.getElementById('joint-curve'); const data = canvas.width && canvas.getContext('2d')"
                        + ".getImageData(0, 0, canvas.width, canvas.height).data; for (let i = 0; i < (data?.length ?? 0); i += 4)"
                        + " { if (colour.every((part, k) => Math.abs(data[i + k] - part) < 12)) { return true; } } return false; })");
    }

    /** A robot without parts has a role, and pictures that the browser can read. */
    private void showsWhatARobotSees() {
        page.evaluate("() => robopitch.page.select(2)");
        page.click("#tab-robot");
        pitch.until("document.querySelector('#pictures img')?.naturalWidth === 2");
        assertThat(page.textContent("#pictures")).startsWith("camera, ");
        assertThat(page.textContent("#doing")).isEqualTo("defender");
    }

    @Test
    void picturesAndVideosAreSaved() {
        Download picture = page.waitForDownload(() -> page.click("#shot"));
        assertThat(picture.suggestedFilename()).endsWith(".png");
        page.click("#film");
        pitch.draw(10);
        Download video = page.waitForDownload(() -> page.click("#film"));
        assertThat(video.suggestedFilename()).matches(".*\\.(webm|mp4)");
    }

    @Test
    void theHelpNamesTheKeys() {
        page.keyboard().press("?");
        page.waitForSelector("dialog[open]");
        assertThat(page.textContent("dialog")).contains("Space").contains("drive");
        page.keyboard().press("Escape");
        pitch.until("!document.querySelector('dialog').open");
    }

    @Test
    void aPhoneShowsEverythingThatMatters() {
        context.close();
        browse(new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setIsMobile(true));
        pitch.open(studio.address());
        assertThat(pitch.number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
        assertThat(pitch.number("document.getElementById('stage').clientHeight"))
                .isGreaterThan(350);
        page.tap("#play");
        pitch.until("robopitch.page.player.status.paused");
        page.tap("#panel-toggle");
        assertThat(page.isVisible(".events")).isTrue();
        assertThat(pitch.truth("(() => { const banner = document.getElementById('banner'); banner.hidden = false;"
                        + " banner.textContent = 'Watch only'; const a = banner.getBoundingClientRect(); banner.hidden = true;"
                        + " return [...document.querySelectorAll('.views *')].every((one) => one.getBoundingClientRect().bottom"
                        + " <= a.top); })()"))
                .as("the banner hides no control")
                .isTrue();
    }

    @Test
    void theCoachsButtonsShowWhoseTheyAre() {
        Object sides = page.evaluate("async () => {"
                + " const { CoachPage } = await import('/site/js/ui/coach.js');"
                + " const [buttons, tab] = [document.createElement('div'), document.createElement('button')];"
                + " const labels = ['stop', 'corner blue', 'goal kick yellow', 'yellow card blue 1', 'back on yellow 12'];"
                + " const orders = labels.map((label, number) => ({ label, number, group: 'all' }));"
                + " new CoachPage(buttons, tab, () => {}, () => {}).show({ orders });"
                + " return [...buttons.querySelectorAll('button')].map((button) => button.dataset.side ?? '-').join(' ');"
                + "}");
        assertThat(sides).isEqualTo("- 0 1 0 1");
    }

    @Test
    void lightAndDarkFollowTheSystemUntilSomebodyChooses() {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        pitch.until("document.documentElement.dataset.theme === 'dark'");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        pitch.until("document.documentElement.dataset.theme === 'light'");
        page.click("#theme");
        pitch.until("document.documentElement.dataset.theme === 'dark'");
    }

    @Test
    void thePageIsSmallAndNothingIsFetchedFromElsewhere() {
        List<Response> answers = new CopyOnWriteArrayList<>();
        page.onResponse(answers::add);
        page.reload();
        pitch.until("window.robopitch && robopitch.view()");
        assertThat(answers).isNotEmpty().allMatch(answer -> answer.url().startsWith(studio.address()));
        int bytes = answers.stream().mapToInt(answer -> answer.body().length).sum();
        System.out.println("the page: " + bytes + " bytes in " + answers.size() + " files, before compression");
        assertThat(bytes).as("bytes of the whole page").isBetween(500_000, 1_000_000);
    }
}
