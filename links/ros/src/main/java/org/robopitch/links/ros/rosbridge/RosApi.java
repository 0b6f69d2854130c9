// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.ParameterStore;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.FieldType;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.MessageType.Field;
import org.robopitch.links.ros.message.Primitive;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonWriter;

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
        offerParameters();
        serve("MessageDetails", (request, answer) -> describe(definitions.message(type(request)), answer));
        serve(
                "ServiceRequestDetails",
                (request, answer) -> describe(service(request).request(), answer));
        serve(
                "ServiceResponseDetails",
                (request, answer) -> describe(service(request).response(), answer));
        serve("action_servers", "GetActionServers", (request, answer) -> {});
    }

    private void offerTopics() {
        serve("Topics", this::topics);
        serve("TopicsAndRawTypes", (request, answer) -> {
            topics(request, answer);
            answer.set(
                    "typedefs_full_text", list(topics(), topic -> topic.type().text()));
        });
        serve("TopicsForType", (request, answer) -> {
            String type = type(request);
            answer.set("topics", list(topics().filter(topic -> typeOf(topic).equals(type)), Topic::name));
        });
        serve("TopicType", (request, answer) -> {
            Topic topic = topic(request);
            answer.set("type", topic == null ? "" : typeOf(topic));
        });
        serve("Publishers", (request, answer) -> {
            Topic topic = topic(request);
            answer.set("publishers", topic == null ? List.of() : topic.publisherNames(bridge.node()));
        });
        serve("Subscribers", (request, answer) -> {
            Topic topic = topic(request);
            answer.set("subscribers", topic == null ? List.of() : topic.subscriberNames(bridge.node()));
        });
        serve("Nodes", (request, answer) -> answer.set("nodes", bridge.nodes()));
        serve("NodeDetails", (request, answer) -> {
            String us = bridge.node();
            String node = named(request, "node");
            answer.set("subscribing", names(topic -> topic.subscriberNames(us).contains(node)))
                    .set("publishing", names(topic -> topic.publisherNames(us).contains(node)))
                    .set(
                            "services",
                            list(services(name -> bridge.providers(name).contains(node)), name -> name));
        });
    }

    private void topics(Message request, Message answer) {
        answer.set("topics", list(topics(), Topic::name)).set("types", list(topics(), RosApi::typeOf));
    }

    private void offerServices() {
        serve("Services", (request, answer) -> answer.set("services", bridge.serviceNames()));
        serve("ServicesForType", (request, answer) -> {
            String type = type(request);
            answer.set(
                    "services", list(services(name -> bridge.serviceType(name).equals(type)), name -> name));
        });
        serve("ServiceType", (request, answer) -> answer.set("type", bridge.serviceType(named(request, "service"))));
        serve("ServiceProviders", (request, answer) -> answer.set("providers", providers(request)));
        serve("ServiceNode", (request, answer) -> answer.set("node", String.join("", providers(request))));
        serve(
                "ServiceHost",
                (request, answer) -> answer.set("host", providers(request).isEmpty() ? "" : "localhost"));
    }

    private void offerParameters() {
        serve("GetParamNames", (request, answer) -> answer.set("names", parameters.names()));
        serve("GetParam", (request, answer) -> {
            String otherwise = request.text("default").isEmpty() ? "null" : request.text("default");
            answer.set("value", parameters.get(name(request)).map(RosApi::json).orElse(otherwise));
        });
        serve("SetParam", (request, answer) -> parameters.set(name(request), parameter(request.text("value"))));
        serve("HasParam", (request, answer) -> answer.set("exists", parameters.has(name(request))));
        serve("DeleteParam", (request, answer) -> parameters.delete(name(request)));
        serve("SearchParam", (request, answer) -> {
            answer.set("global_name", parameters.search(request.text("name")).orElse(""));
        });
    }

    private static String json(Object parameter) {
        JsonWriter json = new JsonWriter();
        Json.write(parameter, json);
        return json.toString();
    }

    private static Object parameter(String json) throws ServiceRefusedException {
        try {
            return Json.parameter(json);
        } catch (JsonException e) {
            throw new ServiceRefusedException("a parameter's value is JSON, and this is not: " + e.getMessage());
        }
    }

    private void describe(MessageType type, Message answer) {
        answer.set("typedefs", TypeDefs.of(definitions, type));
    }

    /** Offers a service under the name of its type in small letters, such as topics_for_type for TopicsForType. */
    private void serve(String typeName, Reply reply) {
        serve(typeName.replaceAll("(?<!^)([A-Z])", "_$1").toLowerCase(Locale.ROOT), typeName, reply);
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

    private static String named(Message request, String field) {
        return Names.global(request.text(field));
    }

    private static String name(Message request) {
        return named(request, "name");
    }

    private static String type(Message request) {
        return Names.plain(request.text("type"));
    }

    private ServiceType service(Message request) {
        return definitions.service(type(request));
    }

    private @Nullable Topic topic(Message request) {
        return bridge.find(named(request, "topic"));
    }

    private List<String> providers(Message request) {
        return bridge.providers(named(request, "service"));
    }

    private Stream<Topic> topics() {
        return bridge.topics().stream();
    }

    private Stream<String> services(Predicate<String> chosen) {
        return bridge.serviceNames().stream().filter(chosen);
    }

    private static String typeOf(Topic topic) {
        return topic.type().name();
    }

    private List<String> names(Predicate<Topic> chosen) {
        return list(topics().filter(chosen), Topic::name);
    }

    private static <T> List<String> list(Stream<T> all, Function<T, String> name) {
        return all.map(name).toList();
    }

    /** A type and all it is made of, field by field, as rosapi describes them. Our definitions have no constants. */
    static final class TypeDefs {
        private final MessageType typeDef;
        private final Map<String, Message> known = new LinkedHashMap<>();

        private TypeDefs(Definitions definitions) {
            this.typeDef = definitions.message("rosapi/TypeDef");
        }

        /** {@return the type first, then the types of its fields} */
        static List<Message> of(Definitions definitions, MessageType type) {
            TypeDefs all = new TypeDefs(definitions);
            all.add(type);
            return new ArrayList<>(all.known.values());
        }

        private void add(MessageType type) {
            if (known.containsKey(type.name())) {
                return;
            }
            List<Object> names = new ArrayList<>();
            List<Object> types = new ArrayList<>();
            List<Object> lengths = new ArrayList<>();
            List<Object> examples = new ArrayList<>();
            List<MessageType> inner = new ArrayList<>();
            for (Field field : type.fields()) {
                FieldType one = field.type() instanceof FieldType.Array array ? array.element() : field.type();
                names.add(field.name());
                lengths.add(field.type() instanceof FieldType.Array array ? Math.max(0, array.length()) : -1);
                if (one instanceof FieldType.Nested nested) {
                    types.add(nested.type().name());
                    inner.add(nested.type());
                } else {
                    types.add(((Primitive) one).wireName());
                }
                examples.add(example(field.type()));
            }
            known.put(
                    type.name(),
                    new Message(typeDef)
                            .set("type", type.name())
                            .set("fieldnames", names)
                            .set("fieldtypes", types)
                            .set("fieldarraylen", lengths)
                            .set("examples", examples));
            inner.forEach(this::add);
        }

        private static String example(FieldType type) {
            if (type instanceof FieldType.Array) {
                return "[]";
            }
            if (type instanceof FieldType.Nested) {
                return "{}";
            }
            return switch (((Primitive) type).kind()) {
                case TEXT -> "";
                case TRUTH -> "False";
                case REAL -> "0.0";
                case TIME -> "{'secs': 0, 'nsecs': 0}";
                case SIGNED, UNSIGNED -> "0";
            };
        }
    }
}
