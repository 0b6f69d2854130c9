// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcException;

/** What the master and other nodes may ask of this node. */
final class SlaveApi {
    private final RosNode node;

    SlaveApi(RosNode node) {
        this.node = node;
    }

    Object answer(XmlRpcCall call) throws XmlRpcException {
        return switch (call.method()) {
            case "getPid" ->
                MasterClient.success("", (int) ProcessHandle.current().pid());
            case "getMasterUri" ->
                MasterClient.success("", node.settings().master().toString());
            case "getSubscriptions" -> MasterClient.success("", subscriptions());
            case "getPublications" -> MasterClient.success("", publications());
            case "getBusInfo" -> MasterClient.success("", busInfo());
            case "getBusStats" -> MasterClient.success("", List.of(List.of(), List.of(), List.of()));
            case "paramUpdate" -> MasterClient.success("", 0);
            case "publisherUpdate" -> publisherUpdate(call);
            case "requestTopic" -> requestTopic(call);
            case "shutdown" -> shutdown(call);
            default -> throw new XmlRpcException("a node has no method \"" + call.method() + "\"");
        };
    }

    private Object publisherUpdate(XmlRpcCall call) throws XmlRpcException {
        String topic = text(call, 1);
        node.subscriptionsOf(topic)
                .forEach(subscription -> subscription.publishers(
                        node.others(MasterClient.addresses(call.arguments().get(2))), true));
        return MasterClient.success("", 0);
    }

    private Object requestTopic(XmlRpcCall call) throws XmlRpcException {
        String topic = text(call, 1);
        if (node.publication(topic) == null) {
            return MasterClient.failure("this node does not publish " + topic);
        }
        boolean tcp = call.arguments().get(2) instanceof List<?> protocols
                && protocols.stream()
                        .anyMatch(one -> one instanceof List<?> protocol
                                && !protocol.isEmpty()
                                && "TCPROS".equals(protocol.get(0)));
        return tcp
                ? MasterClient.success("", List.of("TCPROS", node.settings().host(), node.tcpPort()))
                : MasterClient.failure("this node speaks TCPROS only");
    }

    private Object shutdown(XmlRpcCall call) {
        Object reason = call.arguments().size() > 1 ? call.arguments().get(1) : "no reason";
        node.shutDownBy(String.valueOf(reason));
        return MasterClient.success("", 0);
    }

    private static String text(XmlRpcCall call, int index) throws XmlRpcException {
        if (call.arguments().size() >= 3 && call.arguments().get(index) instanceof String text) {
            return text;
        }
        throw new XmlRpcException(call.method() + " needs the caller, a topic and a list");
    }

    private List<Object> subscriptions() {
        return node.subscriptions().stream()
                .<Object>map(one -> List.of(one.topic(), one.type().name()))
                .toList();
    }

    private List<Object> publications() {
        return node.publications().stream()
                .<Object>map(one -> List.of(one.topic(), one.type().name()))
                .toList();
    }

    private List<Object> busInfo() {
        List<Object> connections = new ArrayList<>();
        for (Publication publication : node.publications()) {
            for (Publication.SubscriberLink link : publication.links()) {
                connections.add(List.of(connections.size(), link.peer, "o", "TCPROS", publication.topic(), 1));
            }
        }
        for (Subscription subscription : node.subscriptions()) {
            for (Subscription.PublisherLink link : subscription.links()) {
                connections.add(List.of(
                        connections.size(),
                        link.publisher().toString(),
                        "i",
                        "TCPROS",
                        subscription.topic(),
                        link.isConnected() ? 1 : 0));
            }
        }
        return connections;
    }
}
