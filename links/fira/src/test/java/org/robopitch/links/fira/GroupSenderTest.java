// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.List;
import org.junit.jupiter.api.Test;

class GroupSenderTest {
    @Test
    void whatIsSentOnThisMachineIsSentFromTheLoopback() throws Exception {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        FiraCounters counters = new FiraCounters();
        try (GroupSender sender = new GroupSender(
                List.of(Addresses.of("224.0.0.1", Rig.freePort()), Addresses.of("127.0.0.1", Rig.freePort())),
                loopback,
                0,
                counters.sendFailures)) {
            assertThat(sender.from())
                    .hasSize(2)
                    .allMatch(from -> from.getAddress().isLoopbackAddress());
        }
    }

    @Test
    void nobodyListeningIsNoFailure() throws Exception {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        FiraCounters counters = new FiraCounters();
        try (GroupSender sender = new GroupSender(
                List.of(Addresses.of("127.0.0.1", Rig.freePort())), loopback, 0, counters.sendFailures)) {
            for (int i = 0; i < 10; i++) {
                sender.send(org.robopitch.links.fira.wire.Environment.getDefaultInstance());
            }
            assertThat(counters.sendFailures.value()).isZero();
        }
    }
}
