// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The Chromium that is installed on this machine, best the one without windows; none is downloaded. */
final class Chromium implements AutoCloseable {
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome");

    /**
     * Without a sandbox, since tests run in containers as root; drawn by the processor, since there is no graphics card. What
     * is not WebGL it draws without the detour over a graphics card that it would have to imitate.
     */
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--use-gl=angle",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--disable-accelerated-2d-canvas",
            "--disable-gpu-rasterization",
            "--disable-gpu-compositing",
            "--disable-background-networking",
            "--autoplay-policy=no-user-gesture-required");

    private final Playwright playwright;
    private final Browser browser;

    Chromium() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(installed())
                        .setArgs(FLAGS));
    }

    private static Path installed() {
        return PLACES.stream()
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no Chromium found at " + PLACES + ": please install it"));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }
}
