// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LinkCountersTest {
    @Test
    void countersKeepTheirOrderAndThoseAtZeroCanBeLeftOut() {
        LinkCounters counters = new LinkCounters();
        LinkCounters.Counter sent = counters.counter("sent");
        LinkCounters.Counter dropped = counters.counter("dropped");
        counters.counter("lost");
        dropped.add();
        dropped.add(4);
        sent.add();
        assertThat(counters.all())
                .containsExactly(
                        new LinkCounters.Count("sent", 1),
                        new LinkCounters.Count("dropped", 5),
                        new LinkCounters.Count("lost", 0));
        assertThat(counters.notZero()).extracting(LinkCounters.Count::name).containsExactly("sent", "dropped");
    }

    @Test
    void aNameThatIsAskedForTwiceIsOneCounter() {
        LinkCounters counters = new LinkCounters();
        counters.counter("ended with exit code 1").add();
        counters.counter("ended with exit code 1").add();
        assertThat(counters.all()).containsExactly(new LinkCounters.Count("ended with exit code 1", 2));
    }
}
