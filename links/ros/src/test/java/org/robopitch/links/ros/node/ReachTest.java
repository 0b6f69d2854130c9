// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.links.ros.xmlrpc.XmlRpcException;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;

/** What a person is told about addresses that lead nowhere. */
class ReachTest {
    private static NodeSettings settings(String master, String host) {
        return NodeSettings.defaults(URI.create("http://" + master + ":11311"), "/robopitch")
                .with("host", host);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "10.0.0.1 ", "0.0.0.0", "::", "::1", "http://10.0.0.1", "10.0.0.1:5000"})
    void whatOthersCannotCallIsRefused(String host) {
        assertThatThrownBy(() -> settings("127.0.0.1", host))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(host);
    }

    @Test
    void whoListensOnLoopbackWhileTheMasterIsElsewhereIsTold() {
        assertThat(Reach.caution(settings("10.1.2.3", "127.0.0.1")))
                .hasValueSatisfying(line -> assertThat(line).contains("127.0.0.1", "--host"));
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1, 127.0.0.1", "localhost, 127.0.0.1", "10.1.2.3, 10.1.2.4", "127.0.0.1, 10.1.2.4"})
    void whoIsReachedIsToldNothing(String master, String host) {
        assertThat(Reach.caution(settings(master, host))).isEmpty();
    }

    @Test
    void aNameThatNobodyKnowsIsToldTogetherWithWhatHelps() throws Exception {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (RosNode node = new RosNode(impatient("http://127.0.0.1:1"), lines::add)) {
            node.subscribe("/drive", new Definitions().message("nubot_common/VelCmd"), message -> {});
            new XmlRpcClient(Duration.ofSeconds(30))
                    .call(
                            node.slaveAddress(),
                            "publisherUpdate",
                            "/master",
                            "/drive",
                            List.of("http://nobody.invalid:5000/", "http://127.0.0.1:1/"));
            await("both are told", () -> node.incidents().count("publisher unreachable") >= 2);
            await("the name is told", () -> lines.stream().anyMatch(line -> line.contains("nobody.invalid")));
        }
        assertThat(lines)
                .filteredOn(line -> line.contains("nobody.invalid"))
                .allMatch(line -> line.contains("does not know the name nobody.invalid; set ROS_IP"));
    }

    @Test
    void aPublisherThatIsNotReachedIsCountedAndToldOnce() throws Exception {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (RosNode node = new RosNode(impatient("http://127.0.0.1:1"), lines::add)) {
            for (String topic : List.of("/drive", "/turn")) {
                node.subscribe(topic, new Definitions().message("nubot_common/VelCmd"), message -> {});
                node.subscriptionsOf(topic)
                        .forEach(one -> one.publishers(List.of(URI.create("http://127.0.0.1:1/")), true));
            }
            await("it was tried again", () -> node.incidents().count("publisher unreachable") >= 6);
        }
        assertThat(lines)
                .filteredOn(line -> line.startsWith("publisher unreachable"))
                .singleElement()
                .asString()
                .contains("further attempts are counted");
    }

    @Test
    void aMasterThatIsNotThereIsToldOfOnceAndNotEverySecond() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (XmlRpcServer noMaster = new XmlRpcServer(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        call -> {
                            tries.incrementAndGet();
                            throw new XmlRpcException("this is no master");
                        },
                        lines::add);
                RosNode node = new RosNode(impatient("http://127.0.0.1:" + noMaster.port()), lines::add)) {
            node.publish("/spin", new Definitions().message("nubot_common/VelCmd"), false);
            await("the master was asked again and again", () -> tries.get() > 10);
            assertThat(node.incidents().count("master unreachable")).isEqualTo(1);
        }
        assertThat(lines)
                .filteredOn(line -> line.startsWith("master unreachable"))
                .hasSize(1);
    }

    private static NodeSettings impatient(String master) {
        Duration moment = Duration.ofSeconds(5);
        Duration beat = Duration.ofMillis(10);
        return new NodeSettings(
                URI.create(master), "/robopitch", "127.0.0.1", moment, moment, moment, beat, 1 << 20, 8, 8);
    }
}
