// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.cli.docs.Site;

/** The documentation, opened as files: it is found by its words, and fits a phone. */
class DocsSiteTest {
    @TempDir
    Path folder;

    @Test
    void aPageIsFoundByItsWordsAndFitsAPhone() throws IOException {
        new Site(Path.of("..").toAbsolutePath().normalize()).write(folder);
        List<String> problems = new CopyOnWriteArrayList<>();
        try (Chromium chromium = new Chromium();
                BrowserContext context =
                        chromium.browser().newContext(new Browser.NewContextOptions().setViewportSize(390, 800))) {
            Page page = context.newPage();
            page.onPageError(problems::add);
            page.navigate(folder.resolve("index.html").toUri().toString());
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .as("nothing is wider than the screen")
                    .isEqualTo(true);
            page.fill("#site-words", "rosapi advertise_service");
            page.press("#site-words", "Enter");
            page.waitForURL("**/docs/ros.html#**");
            PlaywrightAssertions.assertThat(page.locator("h1")).containsText("ROS");
            page.click("#site-menu");
            page.click("nav >> text=SimSpark");
            page.waitForURL("**/docs/simspark.html");
            page.fill("#site-words", "zzzz");
            PlaywrightAssertions.assertThat(page.locator("#site-results")).hasText("Nothing found.");
        }
        assertThat(problems).isEmpty();
    }
}
