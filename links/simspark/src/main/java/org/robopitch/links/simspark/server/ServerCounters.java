// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import org.robopitch.runner.link.LinkCounters;

/** What came, what went and what was dropped. */
final class ServerCounters {
    final LinkCounters all = new LinkCounters();
    final LinkCounters.Counter agents = all.counter("agents connected");
    final LinkCounters.Counter messages = all.counter("messages of agents");
    final LinkCounters.Counter senses = all.counter("senses sent");
    final LinkCounters.Counter unknown = all.counter("expressions of agents not understood");
    final LinkCounters.Counter duplicateSyns = all.counter("repeated (syn) of one cycle");
    final LinkCounters.Counter missedSyns = all.counter("cycles not waited for: (syn) did not come in time");
    final LinkCounters.Counter spent =
            all.counter("sides not waited for any more: budget of missed and slow answers used up");
    final LinkCounters.Counter badFrames = all.counter("connections closed: impossible message length");
    final LinkCounters.Counter floods = all.counter("connections closed: too much sent ahead");
    final LinkCounters.Counter slow = all.counter("connections closed: percepts not read");
    final LinkCounters.Counter refused = all.counter("agents refused: no such team, number or place");
    final LinkCounters.Counter left = all.counter("agents gone");
    final LinkCounters.Counter monitors = all.counter("monitors connected");
    final LinkCounters.Counter monitorSkips = all.counter("updates skipped: monitor did not read");
    final LinkCounters.Counter training = all.counter("commands of trainers");
    final LinkCounters.Counter strangeTraining = all.counter("expressions of monitors not understood");
}
