// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every league is chosen in the form and shown in three dimensions; the pictures are kept, and those in docs are theirs. */
@Timeout(300)
class EveryLeagueTest {
    private static final Path PICTURES = Path.of("target", "pictures");

    /**
     * What to see: the ball and who is near it, from the side, with shadows. After two such pictures the page draws no more:
     * without a graphics card each takes the processor a tenth of a second and more.
     */
    private static final String NEAR_THE_BALL = """
            async () => {
              const { stage, player } = robopitch.page;
              const { cameras } = stage;
              const ball = robopitch.view().bodies.at(-1);
              const far = 0.3 * Math.sqrt(player.scene.pitch.length);
              const reach = player.scene.league === 'humanoid' ? 2.2 * far : far * 2;
              stage.adapt = () => {};
              stage.setLevel(1);
              cameras.moved = true;
              cameras.controls.space.target.set(ball.x, ball.y, 0);
              cameras.space.position.set(ball.x - 0.7 * reach, ball.y - 1.1 * reach, 0.75 * reach);
              const draw = stage.render.bind(stage);
              let left = 2;
              await new Promise((done) => {
                stage.render = (...view) => (left-- > 0 ? draw(...view) : done());
              });
            }
            """;

    @TempDir
    Path work;

    @Test
    void isShownInThreeDimensions() throws IOException {
        Files.createDirectories(PICTURES);
        try (StudioProgram program = new StudioProgram(work, "--size", "3v3", "--seed", "7");
                Chromium chromium = new Chromium();
                BrowserContext context =
                        chromium.browser().newContext(new Browser.NewContextOptions().setViewportSize(1000, 620))) {
            context.setDefaultTimeout(120_000);
            Page page = context.newPage();
            StudioPageObject pitch = new StudioPageObject(page);
            pitch.open(program.address());
            page.click("#panel-toggle");
            for (String league : List.of("mirosot", "mixed-reality", "middle-size", "humanoid")) {
                choose(page, pitch, league);
                page.selectOption("#speed", "10");
                pitch.until("robopitch.view()?.time > 3");
                pitch.pause();
                page.selectOption("#view", "space");
                page.evaluate(NEAR_THE_BALL);
                Path file = PICTURES.resolve(league + ".png");
                page.screenshot(new Page.ScreenshotOptions().setPath(file));
                page.evaluate("() => { const { stage } = robopitch.page; delete stage.render; stage.setLevel(3); }");
                assertThat(colours(file)).as("colours in " + file).isGreaterThan(200);
                page.click("#play");
            }
        }
    }

    private static void choose(Page page, StudioPageObject pitch, String league) {
        page.click("#new-match");
        page.selectOption("#new-match-form [name=league]", league);
        page.click("#begin");
        pitch.until("robopitch.page.player.scene.league === '" + league + "' && robopitch.view()");
    }

    private static int colours(Path file) throws IOException {
        BufferedImage picture = ImageIO.read(file.toFile());
        Set<Integer> seen = new HashSet<>();
        for (int x = 0; x < picture.getWidth(); x += 3) {
            for (int y = 80; y < 540; y += 3) {
                seen.add(picture.getRGB(x, y));
            }
        }
        return seen.size();
    }
}
