// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.robopitch.studio.Studio;
import org.robopitch.studio.tiny.TinyStudio;

/** A studio of its own for each test, one Chromium for all of a class, and no error on any page. */
abstract class InBrowser {
    /** A robot of the yellow team, which stands where it is put. */
    static final int STANDING = 7;

    private static Chromium chromium;

    Studio studio;
    BrowserContext context;
    Page page;
    StudioPageObject pitch;
    private final List<String> problems = new CopyOnWriteArrayList<>();

    @BeforeAll
    static void startChromium() {
        chromium = new Chromium();
    }

    @AfterAll
    static void stopChromium() {
        chromium.close();
    }

    @BeforeEach
    void startStudio() throws Exception {
        studio = TinyStudio.start();
    }

    /** A small window: a large one takes long to draw without a graphics card. */
    static Browser.NewContextOptions window() {
        return new Browser.NewContextOptions().setViewportSize(760, 480);
    }

    /** Has a page, which shows nothing yet. */
    void browse(Browser.NewContextOptions options) {
        context = chromium.browser().newContext(options);
        context.setDefaultTimeout(60_000);
        page = context.newPage();
        page.onPageError(problems::add);
        pitch = new StudioPageObject(page);
    }

    @AfterEach
    void close() {
        context.close();
        studio.close();
        assertThat(problems).as("errors of the page").isEmpty();
    }
}
