// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the author of a team does in front of {@code robopitch play}, in a browser and an editor. */
@Timeout(240)
class OwnTeamTest {
    private static final String SITUATION = """
            league: mirosot
            initial:
              robots:
                - {robot: blue 1, x: -0.4, y: 0.3}
              ball: {x: 0.2, y: -0.3}
            """;
    private static final String TEAM = """
            import org.robopitch.engine.match.*;
            public class Mine implements Team {
                public void decide(Observation seen, Commands commands) {
                    for (int i = 0; i < commands.robots(); i++) {
                        commands.wheels(i, -10, 10);
                        commands.role(i, "first");
                    }
                }
            }
            """;

    @TempDir
    Path work;

    private StudioProgram program;
    private Chromium chromium;
    private BrowserContext context;
    private Page page;
    private StudioPageObject pitch;

    @BeforeEach
    void startProgram() throws IOException {
        Files.writeString(work.resolve("Mine.java"), TEAM);
        Files.writeString(work.resolve("situation.yaml"), SITUATION);
        program = new StudioProgram(
                work,
                "--blue",
                "Mine.java",
                "--yellow",
                "idle",
                "--size",
                "3v3",
                "--seed",
                "5",
                "--duration",
                "600",
                "--scenario",
                "situation.yaml",
                "--position-noise",
                "0.001",
                "--set",
                "ball.mass=0.05");
        chromium = new Chromium();
        context = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(900, 560)
                        .setAcceptDownloads(true));
        context.setDefaultTimeout(60_000);
        page = context.newPage();
        pitch = new StudioPageObject(page);
        pitch.open(program.address());
    }

    @AfterEach
    void stopProgram() {
        chromium.close();
        program.close();
    }

    @Test
    void aLeagueIsChosenAndTheTeamBrokenMendedPlayedAgainSavedAndReopened() throws IOException {
        pitch.until("robopitch.body(0)?.spin > 0.5");
        double match = pitch.number("robopitch.page.player.liveScene.match");

        // The form begins with the match that is shown, and offers teams of its league only.
        page.click("#new-match");
        assertThat(page.inputValue("#new-match-form [name=blue]")).isEqualTo("Mine.java");
        assertThat(page.inputValue("#new-match-form [name=yellow]")).isEqualTo("idle");
        assertThat(page.inputValue("#new-match-form [name=size]")).isEqualTo("3v3");
        assertThat(page.inputValue("#new-match-form [name=seed]")).isEqualTo("5");
        assertThat(page.inputValue("#new-match-form [name=duration]")).isEqualTo("600");
        assertThat(page.inputValue("#new-match-form [name=positionNoise]")).isEqualTo("0.001");
        assertThat(page.isVisible("#new-match-form [name=positionNoise]"))
                .as("noise that is on is in sight")
                .isTrue();
        assertThat(page.isChecked("#new-match-form [name=keep]")).isTrue();
        assertThat(page.textContent("#new-match-form .tick"))
                .isEqualTo("Keep the configuration and the starting situation of this match");
        assertThat(options("yellow")).contains("tactical", "Mine.java").doesNotContain("omni", "bahia3d");
        page.selectOption("#new-match-form [name=league]", "middle-size");
        assertThat(options("yellow")).contains("omni", "nubot").doesNotContain("tactical");
        assertThat(page.inputValue("#new-match-form [name=yellow]")).isEqualTo("idle");
        assertThat(page.isVisible("#new-match-form .tick"))
                .as("another league keeps nothing")
                .isFalse();
        page.click("#new-match-form button:has-text('Cancel')");

        // Chosen again in the form: what is kept is kept, and what is not is gone.
        chooseAgain(match + 1, true);
        assertThat(kept()).isEqualTo("true,true");
        // A slow browser may see it only when the referee has moved the ball: it looks back at the beginning.
        page.evaluate("() => robopitch.page.seek(0)");
        pitch.until("robopitch.page.player.mode === 'past' && robopitch.view()?.time < 2");
        assertThat(pitch.number("robopitch.view().bodies[6].x")).isCloseTo(0.2, within(0.1));
        page.evaluate("() => robopitch.page.player.goLive()");
        chooseAgain(match + 2, false);
        assertThat(kept()).isEqualTo("false,false");

        // Another league, with noise that it does not know: refused with the reason, and the match goes on.
        page.click("#new-match");
        page.selectOption("#new-match-form [name=league]", "humanoid");
        assertThat(page.inputValue("#new-match-form [name=positionNoise]")).isEqualTo("0.001");
        page.click("#begin");
        page.waitForSelector("#toasts :text('positionNoise')");
        assertThat(pitch.number("robopitch.page.player.liveScene.match")).isEqualTo(match + 2);

        // Another league is chosen and played, then MiroSot again with the team from its source file.
        choose("middle-size", "5v5", "omni", "idle");
        pitch.until("robopitch.page.player.scene.league === 'middle-size' && robopitch.view()?.bodies.length === 11");
        choose("mirosot", "3v3", "Mine.java", "idle");
        pitch.until("robopitch.page.player.scene.league === 'mirosot' && robopitch.body(0)?.spin > 0.5");
        match = pitch.number("robopitch.page.player.liveScene.match");

        // Broken: the compiler's words with the line; the match goes on.
        Files.writeString(work.resolve("Mine.java"), TEAM.replace("-10, 10);", "-10, ten);"));
        page.click("#rematch");
        page.waitForSelector("#toasts pre:has-text('Mine.java:5: error: cannot find symbol')");
        assertThat(pitch.number("robopitch.page.player.liveScene.match")).isEqualTo(match);

        // Mended: it turns the other way.
        Files.writeString(work.resolve("Mine.java"), TEAM.replace("-10, 10);", "10, -10);"));
        page.click("#rematch");
        pitch.until("robopitch.page.player.liveScene.match === " + (match + 1));
        pitch.until("robopitch.body(0)?.spin < -0.5");
        assertThat(page.querySelectorAll("#toasts pre")).isEmpty();

        // Saved in the middle of the match, and opened again.
        pitch.until("robopitch.view()?.time > 3");
        Download situation = page.waitForDownload(() -> page.keyboard().press("u"));
        assertThat(situation.suggestedFilename()).isEqualTo("mirosot.yaml");
        assertThat(Files.readString(situation.path()))
                .contains("league: mirosot", "- {robot: blue 1, x: ", "ball: {x: ");

        Download saved = page.waitForDownload(() -> page.click("#save-recording"));
        assertThat(saved.suggestedFilename()).isEqualTo("mirosot-seed-5.mcap");
        Path file = work.resolve("saved.mcap");
        saved.saveAs(file);
        page.setInputFiles("input[type=file]", file);
        pitch.until("robopitch.page.player.mode === 'replay'");
        pitch.until("robopitch.view() && robopitch.view()?.bodies.length === 7");
    }

    private void choose(String league, String size, String blue, String yellow) {
        page.click("#new-match");
        page.selectOption("#new-match-form [name=league]", league);
        page.selectOption("#new-match-form [name=size]", size);
        page.selectOption("#new-match-form [name=blue]", blue);
        page.selectOption("#new-match-form [name=yellow]", yellow);
        page.click("#begin");
    }

    private void chooseAgain(double match, boolean keep) {
        page.click("#new-match");
        page.waitForSelector("#new-match-form");
        page.setChecked("#new-match-form [name=keep]", keep);
        page.click("#begin");
        pitch.until("robopitch.page.player.liveScene.match === " + match + " && robopitch.view()");
    }

    /** Whether the match has a configuration and a situation of its own. */
    private Object kept() {
        return page.evaluate("async () => { const { current } = await (await fetch('/api/choices')).json();"
                + " return [current.configured, current.situation].join(); }");
    }

    private List<String> options(String name) {
        return page.locator("#new-match-form [name=" + name + "] option").allTextContents();
    }
}
