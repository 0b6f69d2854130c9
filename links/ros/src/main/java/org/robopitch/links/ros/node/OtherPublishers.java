// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;

/**
 * Finds others who publish what there should be one publisher of, such as the clock of a simulator. A master also lists
 * those who have died without a word: only who answers is there.
 */
public final class OtherPublishers {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int MOST_TOLD = 64;

    private final MasterClient master;
    private final XmlRpcClient calls = new XmlRpcClient(PATIENCE);
    private final String topic;
    private final Set<String> told = new HashSet<>();

    /**
     * A node that publishes a topic.
     *
     * @param name of the node
     * @param address of its API
     */
    public record Other(String name, String address) {}

    OtherPublishers(MasterClient master, String topic) {
        this.master = master;
        this.topic = topic;
    }

    /**
     * {@return the nodes that publish a topic and answer, for somebody who is no node yet}
     *
     * @param settings where the master is
     * @throws IOException if the master cannot be reached
     */
    public static List<Other> of(NodeSettings settings, String topic) throws IOException {
        return new OtherPublishers(MasterClient.of(settings), topic).alive("");
    }

    /** {@return those whom nobody was told about yet, but for one, by its name} */
    List<Other> news(String self) throws IOException {
        List<Other> news = new ArrayList<>();
        for (Other one : alive(self)) {
            if (told.size() < MOST_TOLD && told.add(one.name() + one.address())) {
                news.add(one);
            }
        }
        return news;
    }

    private List<Other> alive(String self) throws IOException {
        List<Other> found = new ArrayList<>();
        for (String name : master.publishersOf(topic)) {
            if (!name.equals(self)) {
                try {
                    String address = master.lookupNode(name);
                    MasterClient.value(calls.call(URI.create(address), "getPid", self.isEmpty() ? "/robopitch" : self));
                    found.add(new Other(name, address));
                } catch (IOException | IllegalArgumentException e) {
                    // The master has not heard of its end.
                }
            }
        }
        return found;
    }
}
