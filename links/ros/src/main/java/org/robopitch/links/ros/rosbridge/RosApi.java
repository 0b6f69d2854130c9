// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.robopitch.links.ros.graph.ParameterStore;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.recording.json.JsonException;

/**
 * The services of rosapi, by which clients of a bridge ask what there is: topics, services and nodes of the bridge, their
 * types, and parameters.
 */
final class RosApi {
    private static final String PREFIX = "/rosapi/";

    private final Rosbridge bridge;
    private final Definitions definitions;
    private final ParameterStore parameters;

    /** An answer's fields, from a request. */
    private interface Reply {
        void fill(Message request, Message answer) throws IOException;
    }

    RosApi(Rosbridge bridge, ParameterStore parameters) {
        this.bridge = bridge;
        this.definitions = bridge.definitions();
        this.parameters = parameters;
    }

    void offer() {
        offerTopics();
        offerServices();
        offerNodes();
        offerParameters();
        serve(
                "message_details",
                "MessageDetails",
                (request, answer) -> describe(message(request.text("type")), answer));
        serve(
                "service_request_details",
                "ServiceRequestDetails",
                (request, answer) -> describe(service(request.text("type")).request(), answer));
        serve(
                "service_response_details",
                "ServiceResponseDetails",
                (request, answer) -> describe(service(request.text("type")).response(), answer));
        serve("action_servers", "GetActionServers", (request, answer) -> {});
    }

    private void offerTopics() {
        serve(
                "topics",
                "Topics",
                (request, answer) -> answer.set("topics", names(bridge.topics(), Topic::name))
                        .set(
                                "types",
                                names(bridge.topics(), topic -> topic.type().name())));
        serve(
                "topics_for_type",
                "TopicsForType",
                (request, answer) -> answer.set(
                        "topics",
                        names(
                                bridge.topics(),
                                topic -> topic.type().name().equals(plain(request.text("type"))),
                                Topic::name)));
        serve(
                "topics_and_raw_types",
                "TopicsAndRawTypes",
                (request, answer) -> answer.set("topics", names(bridge.topics(), Topic::name))
                        .set(
                                "types",
                                names(bridge.topics(), topic -> topic.type().name()))
                        .set(
                                "typedefs_full_text",
                                names(bridge.topics(), topic -> topic.type().text())));
        serve("topic_type", "TopicType", (request, answer) -> {
            Topic topic = bridge.find(global(request.text("topic")));
            answer.set("type", topic == null ? "" : topic.type().name());
        });
        serve("publishers", "Publishers", (request, answer) -> {
            Topic topic = bridge.find(global(request.text("topic")));
            answer.set("publishers", topic == null ? List.of() : topic.publisherNames(bridge.node()));
        });
        serve("subscribers", "Subscribers", (request, answer) -> {
            Topic topic = bridge.find(global(request.text("topic")));
            answer.set("subscribers", topic == null ? List.of() : topic.subscriberNames(bridge.node()));
        });
    }

    private void offerServices() {
        serve("services", "Services", (request, answer) -> answer.set("services", bridge.serviceNames()));
        serve(
                "services_for_type",
                "ServicesForType",
                (request, answer) -> answer.set(
                        "services",
                        names(
                                bridge.serviceNames(),
                                name -> bridge.serviceType(name).equals(plain(request.text("type"))),
                                n -> n)));
        serve(
                "service_type",
                "ServiceType",
                (request, answer) -> answer.set("type", bridge.serviceType(global(request.text("service")))));
        serve(
                "service_providers",
                "ServiceProviders",
                (request, answer) -> answer.set("providers", bridge.providers(global(request.text("service")))));
        serve(
                "service_node",
                "ServiceNode",
                (request, answer) ->
                        answer.set("node", String.join("", bridge.providers(global(request.text("service"))))));
        serve(
                "service_host",
                "ServiceHost",
                (request, answer) -> answer.set(
                        "host",
                        bridge.providers(global(request.text("service"))).isEmpty() ? "" : "localhost"));
    }

    private void offerNodes() {
        serve("nodes", "Nodes", (request, answer) -> answer.set("nodes", bridge.nodes()));
        serve("node_details", "NodeDetails", (request, answer) -> {
            String node = global(request.text("node"));
            answer.set(
                            "subscribing",
                            names(
                                    bridge.topics(),
                                    topic ->
                                            topic.subscriberNames(bridge.node()).contains(node),
                                    Topic::name))
                    .set(
                            "publishing",
                            names(
                                    bridge.topics(),
                                    topic -> topic.publisherNames(bridge.node()).contains(node),
                                    Topic::name))
                    .set(
                            "services",
                            names(
                                    bridge.serviceNames(),
                                    name -> bridge.providers(name).contains(node),
                                    name -> name));
        });
    }

    private void offerParameters() {
        serve(
                "get_param_names",
                "GetParamNames",
                (request, answer) -> answer.set("names", new ArrayList<Object>(parameters.names())));
        serve(
                "get_param",
                "GetParam",
                (request, answer) -> answer.set(
                        "value",
                        parameters
                                .get(global(request.text("name")))
                                .map(JsonTexts::ofParameter)
                                .orElse(request.text("default").isEmpty() ? "null" : request.text("default"))));
        serve(
                "set_param",
                "SetParam",
                (request, answer) -> parameters.set(global(request.text("name")), parameter(request.text("value"))));
        serve(
                "has_param",
                "HasParam",
                (request, answer) -> answer.set("exists", parameters.has(global(request.text("name")))));
        serve("delete_param", "DeleteParam", (request, answer) -> parameters.delete(global(request.text("name"))));
        serve(
                "search_param",
                "SearchParam",
                (request, answer) -> answer.set(
                        "global_name", parameters.search(request.text("name")).orElse("")));
    }

    private static Object parameter(String json) throws ServiceRefusedException {
        try {
            return JsonTexts.toParameter(JsonTexts.parse(json));
        } catch (JsonException e) {
            throw new ServiceRefusedException("a parameter's value is JSON, and this is not: " + e.getMessage());
        }
    }

    private void describe(MessageType type, Message answer) {
        answer.set("typedefs", TypeDefs.of(definitions, type));
    }

    private MessageType message(String name) {
        return definitions.message(plain(name));
    }

    private ServiceType service(String name) {
        return definitions.service(plain(name));
    }

    private void serve(String name, String typeName, Reply reply) {
        ServiceType type = definitions.service("rosapi/" + typeName);
        bridge.serve(PREFIX + name, type, request -> {
            Message answer = new Message(type.response());
            try {
                reply.fill(request, answer);
            } catch (ServiceRefusedException e) {
                throw e;
            } catch (IOException | IllegalArgumentException e) {
                throw new ServiceRefusedException(String.valueOf(e.getMessage()));
            }
            return answer;
        });
    }

    private static String global(String name) {
        return Names.global(name);
    }

    private static String plain(String type) {
        return Names.plain(type);
    }

    private static <T> List<Object> names(List<T> all, Function<T, String> name) {
        return names(all, one -> true, name);
    }

    private static <T> List<Object> names(List<T> all, Predicate<T> chosen, Function<T, String> name) {
        return new ArrayList<>(all.stream().filter(chosen).map(name).toList());
    }
}
