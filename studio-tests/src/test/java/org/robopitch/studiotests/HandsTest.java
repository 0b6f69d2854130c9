// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.studio.tiny.TinyRecording;
import org.robopitch.studiotests.StudioPageObject.Place;

/** What hands do that is not a mouse's click: fingers, gamepads, knobs, files dropped on the page. */
class HandsTest extends InBrowser {
    @BeforeEach
    void open() {
        browse(window().setHasTouch(true));
    }

    @Test
    void aFingerDragsARobot() {
        pitch.open(studio.address());
        Place robot = pitch.body(STANDING);
        Place from = pitch.onScreen(robot.x(), robot.y());
        Place to = pitch.onScreen(-0.3, 0.55);
        CDPSession finger = context.newCDPSession(page);
        touch(finger, "touchStart", from);
        touch(finger, "touchMove", new Place((from.x() + to.x()) / 2, (from.y() + to.y()) / 2));
        touch(finger, "touchMove", to);
        touch(finger, "touchEnd", null);
        pitch.until("!robopitch.page.pointer.grip && Math.abs(robopitch.body(7).x + 0.3) < 0.02");
        assertThat(pitch.body(STANDING).distanceTo(new Place(-0.3, 0.55))).isLessThan(0.02);
    }

    private static void touch(CDPSession finger, String kind, @Nullable Place place) {
        JsonArray points = new JsonArray();
        if (place != null) {
            JsonObject point = new JsonObject();
            point.addProperty("x", place.x());
            point.addProperty("y", place.y());
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", kind);
        event.add("touchPoints", points);
        finger.send("Input.dispatchTouchEvent", event);
    }

    @Test
    void theKnobInFrontOfARobotTurnsIt() {
        pitch.open(studio.address());
        Place robot = pitch.body(STANDING);
        Place at = pitch.onScreen(robot.x(), robot.y());
        page.mouse().click(at.x(), at.y());
        pitch.until("robopitch.page.pointer.selected === 7");
        Place knob = pitch.place("(() => { const box = robopitch.page.stage.canvas.getBoundingClientRect();"
                + " const at = robopitch.page.pointer.knob(robopitch.body(7));"
                + " return { x: box.left + at.x, y: box.top + at.y }; })()");
        Place above = pitch.onScreen(robot.x(), robot.y() + 0.3);
        page.mouse().move(knob.x(), knob.y());
        page.mouse().down();
        page.mouse().move((knob.x() + above.x()) / 2, (knob.y() + above.y()) / 2);
        page.mouse().move(above.x(), above.y());
        page.mouse().up();
        pitch.until("!robopitch.page.pointer.grip && Math.abs(robopitch.body(7).heading - Math.PI / 2) < 0.05");
        assertThat(pitch.body(STANDING).distanceTo(robot)).isLessThan(0.01);
    }

    @Test
    void aGamepadDrivesTheSelectedRobot() {
        page.addInitScript("window.stick = 0; navigator.getGamepads = () => [{ axes: [0, -window.stick, 0, 0],"
                + " buttons: [] }];");
        pitch.open(studio.address());
        Place start = pitch.body(STANDING);
        Place at = pitch.onScreen(start.x(), start.y());
        page.mouse().click(at.x(), at.y());
        pitch.until("robopitch.page.pointer.selected === 7");
        page.evaluate("() => { window.stick = 0.8; }");
        // It faces negative x.
        pitch.until("robopitch.body(7).driven && robopitch.body(7).x < " + (start.x() - 0.15));
        page.evaluate("() => { window.stick = 0; }");
        assertThat(pitch.body(STANDING).y()).isCloseTo(start.y(), within(0.01));
        page.keyboard().press("Escape");
        pitch.until("!robopitch.body(7).driven");
    }

    @Test
    void keysAndButtonsKickWithARobotThatIsDriven() {
        page.addInitScript("window.lob = 0; navigator.getGamepads = () => [{ axes: [0, 0, 0, 0],"
                + " buttons: [{ value: 0 }, { value: window.lob }] }];");
        pitch.open(studio.address());
        Place start = pitch.body(STANDING);
        Place at = pitch.onScreen(start.x(), start.y());
        page.mouse().click(at.x(), at.y());
        pitch.until("robopitch.page.pointer.selected === 7");
        page.keyboard().press("g");
        pitch.until("robopitch.body(7).driven");
        // It faces negative x; where it has no ball to kick it leaps, ahead, and backwards instead of a lob.
        page.keyboard().press("k");
        pitch.until("robopitch.body(7).x < " + (start.x() - 0.02) + " && Math.abs(robopitch.body(7).vx) < 0.01");
        double ahead = pitch.body(STANDING).x();
        page.evaluate("() => { window.lob = 1; }");
        pitch.until("robopitch.body(7).x > " + (ahead + 0.1));
        page.evaluate("() => { window.lob = 0; }");
        page.keyboard().press("j");
        pitch.until("robopitch.page.driver.hold === false");
        page.keyboard().press("?");
        assertThat(page.textContent("dialog")).contains("lob").contains("hold or release the ball");
    }

    @Test
    void theCameraFollowsTheSelectedRobot() {
        pitch.open(studio.address());
        pitch.pause();
        Place robot = pitch.body(0);
        Place at = pitch.onScreen(robot.x(), robot.y());
        page.mouse().click(at.x(), at.y());
        pitch.until("robopitch.page.pointer.selected === 0");
        page.selectOption("#follow", "0");
        page.click("#play");
        double then = pitch.time();
        pitch.until("robopitch.view().time > " + (then + 1));
        pitch.until("(() => { const box = robopitch.page.stage.canvas.getBoundingClientRect();"
                + " const at = robopitch.screen(0);"
                + " return Math.hypot(at.x - box.left - box.width / 2, at.y - box.top - box.height / 2) < 40; })()");
    }

    @Test
    void aRecordingDroppedOnThePageIsReplayed(@TempDir Path folder) throws Exception {
        pitch.open(studio.address());
        byte[] recording = Files.readAllBytes(TinyRecording.write(folder.resolve("dropped.mcap"), 4));
        page.evaluate(
                "(text) => { const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));"
                        + " const data = new DataTransfer(); data.items.add(new File([bytes], 'dropped.mcap'));"
                        + " window.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, cancelable: true }));"
                        + " window.shown = !document.getElementById('drop').hidden;"
                        + " window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true })); }",
                Base64.getEncoder().encodeToString(recording));
        assertThat(pitch.truth("window.shown"))
                .as("the page says that it takes the file")
                .isTrue();
        pitch.until("robopitch.page.player.mode === 'replay'");
        assertThat(page.textContent("#banner")).isEqualTo("Replay");
    }

    @Test
    void onAProjectorEverythingGrows() {
        pitch.open(studio.address());
        double small = pitch.number("parseFloat(getComputedStyle(document.getElementById('clock')).fontSize)");
        page.setViewportSize(1920, 1080);
        pitch.until("document.getElementById('stage').clientHeight > 800");
        assertThat(pitch.number("parseFloat(getComputedStyle(document.getElementById('clock')).fontSize)"))
                .isGreaterThan(small);
        assertThat(pitch.number("document.documentElement.scrollHeight")).isLessThanOrEqualTo(1080);
    }
}
