// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.robopitch.links.fira.Receiver.SystemDrops;
import org.robopitch.runner.link.LinkCounters;

@EnabledOnOs(OS.LINUX)
class SystemDropsTest {
    private final LinkCounters counters = new LinkCounters();

    @Test
    void whatComesFasterThanItIsReadIsCountedWhereItWasDroppedAndNowhereElse() throws Exception {
        try (DatagramChannel slow = open();
                DatagramChannel quiet = open();
                DatagramChannel sender = open()) {
            slow.setOption(StandardSocketOptions.SO_RCVBUF, 4096);
            SystemDrops ofSlow = drops(slow, "slow");
            SystemDrops ofQuiet = drops(quiet, "quiet");
            for (int i = 0; i < 1000; i++) {
                sender.send(ByteBuffer.allocate(1000), slow.getLocalAddress());
            }
            ofSlow.lookNow();
            ofQuiet.lookNow();
            long counted = counters.counter("slow").value();
            assertThat(counted).isBetween(900L, 999L);
            ofSlow.lookNow();
            assertThat(counters.counter("slow").value())
                    .as("nothing is counted twice")
                    .isEqualTo(counted);
            assertThat(counters.counter("quiet").value()).isZero();
        }
    }

    /** Of the same kind as the link's own. */
    private static DatagramChannel open() throws IOException {
        return DatagramChannel.open(StandardProtocolFamily.INET)
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    private SystemDrops drops(DatagramChannel channel, String name) throws IOException {
        return new SystemDrops(List.of((InetSocketAddress) channel.getLocalAddress()), counters.counter(name));
    }
}
