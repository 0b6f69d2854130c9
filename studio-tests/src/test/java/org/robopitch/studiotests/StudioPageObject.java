// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import com.microsoft.playwright.Page;
import java.util.Map;

/** The studio's page as a person uses it: bodies by their index, places in metres. */
final class StudioPageObject {
    private final Page page;

    StudioPageObject(Page page) {
        this.page = page;
    }

    /** A place on the screen, px, or on the pitch, m. */
    record Place(double x, double y) {
        double distanceTo(Place other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    /** Opens a page as slow machines do, with few pictures: without a graphics card it is the processor that draws. */
    void open(String address) {
        page.navigate(address + (address.contains("?") ? "&" : "?") + "detail=low&pictures=4");
        until("window.robopitch && robopitch.view() && robopitch.view().bodies.length > 0");
    }

    /** Waits until an expression of the page is true. */
    void until(String expression) {
        page.waitForFunction("() => Boolean(" + expression + ")");
    }

    double number(String expression) {
        return ((Number) page.evaluate("() => Number(" + expression + ")")).doubleValue();
    }

    boolean truth(String expression) {
        return (Boolean) page.evaluate("() => Boolean(" + expression + ")");
    }

    double time() {
        return number("robopitch.view().time");
    }

    Place body(int index) {
        return place("robopitch.body(" + index + ")");
    }

    Place onScreen(double x, double y) {
        return place("robopitch.client(" + x + ", " + y + ")");
    }

    Place place(String expression) {
        Map<?, ?> place = (Map<?, ?>) page.evaluate("() => { const {x, y} = " + expression + "; return {x, y}; }");
        return new Place(((Number) place.get("x")).doubleValue(), ((Number) place.get("y")).doubleValue());
    }

    /** Lets the page draw itself a number of times. */
    void draw(int times) {
        page.evaluate(
                "async (times) => { for (let i = 0; i < times; i++) await new Promise(requestAnimationFrame); }",
                times);
    }

    void drag(int body, double x, double y) {
        Place there = body(body);
        Place from = onScreen(there.x(), there.y());
        Place to = onScreen(x, y);
        page.mouse().move(from.x(), from.y());
        page.mouse().down();
        page.mouse().move((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        page.mouse().move(to.x(), to.y());
        page.mouse().up();
    }

    void pause() {
        page.click("#play");
        until("robopitch.page.player.status.paused");
        // What is shown lags a little behind what has arrived.
        until("robopitch.page.player.live.newest().time === robopitch.view().time");
    }
}
