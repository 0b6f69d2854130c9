// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.studio.StudioExtension;

class RosbridgeTest {
    private final Definitions definitions = new Definitions();
    private final MessageType velocity = definitions.message("nubot_common/VelCmd");
    private final Rosbridge bridge = new Rosbridge(definitions);
    private final List<Message> heard = new ArrayList<>();

    /** A client that reads a message when it is told to. */
    private final class Reader implements StudioExtension.Line {
        final List<String> got = new ArrayList<>();
        final StudioExtension.Visitor visitor = bridge.enter(this);
        private final Deque<Runnable> underWay = new ArrayDeque<>();
        private boolean lazy;
        private boolean closed;

        @Override
        public void send(String text, Runnable gone) {
            got.add(text);
            if (lazy) {
                underWay.add(gone);
            } else {
                gone.run();
            }
        }

        @Override
        public void send(byte[] bytes, Runnable gone) {
            throw new AssertionError("rosbridge speaks in texts");
        }

        @Override
        public void close(int code, String reason) {
            closed = true;
        }

        void say(String text) {
            visitor.hear(text.replace('\'', '"'));
        }

        String last() {
            return got.get(got.size() - 1).replace('"', '\'');
        }
    }

    private Message velocity(double forward) {
        return new Message(velocity).set("Vx", forward);
    }

    @Test
    void aClientGetsWhatItHasSubscribedToUntilItUnsubscribes() {
        Publisher publisher = bridge.publish("/spin", velocity, false);
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','topic':'/spin','type':'nubot_common/msg/VelCmd'}");
        publisher.publish(velocity(1.5));

        assertThat(reader.last()).isEqualTo("{'op':'publish','topic':'/spin','msg':{'Vx':1.5,'Vy':0,'w':0}}");
        assertThat(publisher.subscribers()).isEqualTo(1);
        reader.say("{'op':'unsubscribe','topic':'/spin'}");
        publisher.publish(velocity(2));
        assertThat(reader.got).hasSize(1);
        assertThat(publisher.subscribers()).isZero();
    }

    @Test
    void whatAClientPublishesReachesUsAndOtherClients() {
        bridge.subscribe("/drive", velocity, heard::add);
        Reader writer = new Reader();
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','topic':'/drive'}");
        writer.say("{'op':'advertise','topic':'/drive','type':'nubot_common/VelCmd'}");
        writer.say("{'op':'publish','topic':'/drive','msg':{'Vx':100,'w':-0.5}}");

        assertThat(heard).singleElement().satisfies(message -> {
            assertThat(message.number("Vx")).isEqualTo(100);
            assertThat(message.number("Vy")).isZero();
            assertThat(message.number("w")).isEqualTo(-0.5);
        });
        assertThat(reader.last()).contains("'Vx':100");
    }

    @Test
    void aNameWithoutASlashMeansTheSameAndIsSaidBackAsItWasSaid() {
        Publisher publisher = bridge.publish("/spin", velocity, false);
        bridge.subscribe("/drive", velocity, heard::add);
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','topic':'spin','type':'nubot_common/VelCmd'}");
        publisher.publish(velocity(1));
        assertThat(reader.last()).startsWith("{'op':'publish','topic':'spin',");
        reader.say("{'op':'subscribe','topic':'/spin'}");
        publisher.publish(velocity(2));
        assertThat(reader.got).hasSize(3);
        reader.say("{'op':'unsubscribe','topic':'spin'}");
        publisher.publish(velocity(3));
        assertThat(reader.got).hasSize(4);
        assertThat(reader.last()).startsWith("{'op':'publish','topic':'/spin',");

        reader.say("{'op':'advertise','topic':'drive','type':'nubot_common/VelCmd'}");
        reader.say("{'op':'publish','topic':'drive','msg':{'Vx':100}}");
        assertThat(heard).hasSize(1);
        ServiceType shoot = definitions.service("nubot_common/Shoot");
        bridge.serve("/Shoot", shoot, request -> new Message(shoot.response()));
        reader.say("{'op':'call_service','service':'Shoot','args':null}");
        assertThat(reader.last()).contains("'service':'Shoot'").contains("'result':true");
    }

    @Test
    void aSubscriptionIsEndedByItsIdAndTheOthersOfItsTopicStay() {
        Publisher publisher = bridge.publish("/spin", velocity, false);
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','id':'a','topic':'/spin','throttle_rate':3600000}");
        reader.say("{'op':'subscribe','id':2,'topic':'/spin','throttle_rate':null}");
        publisher.publish(velocity(1));
        publisher.publish(velocity(2));
        assertThat(reader.got).as("the lesser throttle counts").hasSize(2);
        reader.say("{'op':'unsubscribe','id':2,'topic':'/spin'}");
        publisher.publish(velocity(3));
        assertThat(reader.got).as("that of the one that is left").hasSize(2);
        assertThat(publisher.subscribers()).isEqualTo(1);
        reader.say("{'op':'unsubscribe','id':'b','topic':'/spin'}");
        assertThat(publisher.subscribers()).isEqualTo(1);
        reader.say("{'op':'unsubscribe','id':'a','topic':'/spin'}");
        assertThat(publisher.subscribers()).isZero();
    }

    @Test
    void whatRos2SaysIsUnderstood() {
        MessageType coach = definitions.message("nubot_common/CoachInfo");
        bridge.subscribe("/coach", coach, heard::add);
        Reader writer = new Reader();
        writer.say("{'op':'advertise','topic':'/coach','type':'nubot_common/msg/CoachInfo'}");
        writer.say("{'op':'publish','topic':'/coach','msg':"
                + "{'header':{'stamp':{'sec':3,'nanosec':500},'frame_id':'map'},'MatchMode':15}}");
        assertThat(writer.got).isEmpty();
        assertThat(heard).singleElement().satisfies(message -> {
            assertThat(message.message("header").get("stamp")).isEqualTo(new RosTime(3, 500));
            assertThat(message.integer("MatchMode")).isEqualTo(15);
        });
    }

    @Test
    void whoWantsCompressionIsToldThatThereIsNone() {
        Publisher publisher = bridge.publish("/spin", velocity, false);
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','id':7,'topic':'/spin','compression':'cbor','fragment_size':100}");
        assertThat(reader.last())
                .startsWith("{'op':'status','id':7,'level':'warning',")
                .contains("cbor");
        publisher.publish(velocity(1));
        assertThat(reader.last()).contains("'Vx':1");
        reader.say("{'op':'subscribe','topic':'/spin','compression':'none'}");
        assertThat(reader.got).hasSize(2);
    }

    @Test
    void aServiceIsCalledWithNamesOrInOrderAndSaysNoInWords() {
        ServiceType shoot = definitions.service("nubot_common/Shoot");
        bridge.serve("/Shoot", shoot, request -> {
            if (request.number("strength") > 15) {
                throw new ServiceRefusedException("nobody kicks that hard");
            }
            return new Message(shoot.response()).set("ShootIsDone", request.integer("ShootPos"));
        });
        Reader caller = new Reader();

        caller.say("{'op':'call_service','id':'a','service':'/Shoot','args':{'strength':2,'ShootPos':-1}}");
        assertThat(caller.last())
                .isEqualTo("{'op':'service_response','id':'a','service':'/Shoot','values':{'ShootIsDone':-1},"
                        + "'result':true}");
        caller.say("{'op':'call_service','service':'/Shoot','args':[2,1]}");
        assertThat(caller.last()).contains("'ShootIsDone':1");
        caller.say("{'op':'call_service','service':'/Shoot','args':[99,1]}");
        assertThat(caller.last()).contains("nobody kicks that hard").contains("'result':false");
        caller.say("{'op':'call_service','service':'/Fly'}");
        assertThat(caller.last()).contains("there is no service /Fly").contains("'result':false");
        caller.say("{'op':'call_service','service':'/Shoot','args':{'power':2}}");
        assertThat(caller.last()).contains("has no field").contains("'result':false");
    }

    @Test
    void whatMakesNoSenseIsAnsweredWithAStatus() {
        bridge.publish("/spin", velocity, false);
        Reader reader = new Reader();
        List<String> nonsense = List.of(
                "hello",
                "{}",
                "{'op':'fly','id':'7'}",
                "{'op':'subscribe','topic':'/nowhere'}",
                "{'op':'subscribe','topic':'/spin','type':'std_msgs/String'}",
                "{'op':'advertise','topic':'/x','type':'no_such/Type'}",
                "{'op':'publish','topic':'/x','msg':{}}",
                "{'op':'publish','topic':'/spin','msg':{'Vx':'fast'}}",
                "{'op':'publish','topic':'/spin','msg':{'speed':1}}",
                "{'op':'publish','topic':'/spin','msg':[1]}",
                "{'op':'advertise','topic':'/a b','type':'std_msgs/String'}",
                "{'op':'subscribe','topic':'','type':'std_msgs/String'}",
                "{'op':'subscribe','topic':'/spin','throttle_rate':'slow'}");
        for (String text : nonsense) {
            reader.say(text);
            assertThat(reader.last()).as(text).startsWith("{'op':'status',").contains("'level':'error'");
        }
        assertThat(reader.got.get(2)).contains("\"id\":\"7\"").contains("call_service");
        assertThat(bridge.refused()).isEqualTo(nonsense.size());
    }

    @Test
    void aSlowClientMissesTheOldestAndIsNotWaitedFor() {
        Publisher publisher = bridge.publish("/spin", velocity, false);
        Reader slow = new Reader();
        slow.say("{'op':'subscribe','topic':'/spin','queue_length':2}");
        slow.lazy = true;
        for (int i = 1; i <= 10; i++) {
            publisher.publish(velocity(i));
        }
        assertThat(slow.got).hasSize(1);
        slow.lazy = false;
        slow.underWay.remove().run();
        assertThat(slow.got).hasSize(3);
        assertThat(slow.got.get(1)).contains("\"Vx\":9");
        assertThat(slow.got.get(2)).contains("\"Vx\":10");
    }

    @Test
    void aClientThatReadsNoAnswersIsShownOut() {
        Reader silent = new Reader();
        silent.lazy = true;
        for (int i = 0; i < 300; i++) {
            silent.say("nonsense");
        }
        assertThat(silent.closed).isTrue();
    }

    @Test
    void messagesComeNoFasterThanTheThrottleAllows() {
        Publisher publisher = bridge.publish("/spin", velocity, false);
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','topic':'/spin','throttle_rate':3600000}");
        for (int i = 0; i < 50; i++) {
            publisher.publish(velocity(i));
        }
        assertThat(reader.got).hasSize(1);
    }

    @Test
    void whoComesLateGetsTheLastMessageOfALatchedTopicAndWhoLeavesIsForgotten() {
        MessageType header = definitions.message("std_msgs/Header");
        Publisher publisher = bridge.publish("/header", header, true);
        publisher.publish(new Message(header).set("frame_id", "a \"b\"\n"));
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','topic':'/header'}");
        assertThat(reader.last()).contains("'msg':{'seq':0,'stamp':{'secs':0,'nsecs':0},'frame_id':'a \\'b\\'\\n'}");
        reader.visitor.leave();
        assertThat(publisher.subscribers()).isZero();
    }

    @Test
    void whatOnlyAClientUsedGoesWithIt() {
        Reader reader = new Reader();
        reader.say("{'op':'subscribe','topic':'/mine','type':'std_msgs/String'}");
        reader.say("{'op':'advertise','topic':'/other','type':'std_msgs/String'}");
        reader.say("{'op':'advertise_service','service':'/serve','type':'std_srvs/Empty'}");
        assertThat(bridge.topics()).hasSize(2);
        reader.say("{'op':'unadvertise','topic':'/other'}");
        assertThat(bridge.topics()).hasSize(1);
        Reader caller = new Reader();
        caller.say("{'op':'call_service','id':'c','service':'/serve'}");
        assertThat(reader.last()).contains("'op':'call_service'", "'args':{}");
        assertThat(caller.got).isEmpty();
        reader.visitor.leave();
        assertThat(bridge.topics()).isEmpty();
        assertThat(caller.last()).contains("'id':'c'", "has left", "'result':false");
        assertThat(bridge.nodes()).hasSize(2);
    }

    @Test
    void oneClientCannotUseUpTheNames() {
        Reader greedy = new Reader();
        for (int i = 0; i < 1000; i++) {
            greedy.say("{'op':'advertise','topic':'/t" + i + "','type':'std_msgs/String'}");
        }
        assertThat(greedy.last()).contains("one client may advertise 200 topics");
        assertThat(bridge.topics()).hasSize(200);
        new Reader().say("{'op':'advertise','topic':'/mine','type':'std_msgs/String'}");
        assertThat(bridge.topics()).hasSize(201);
        greedy.say("{'op':'advertise','topic':'/" + "a".repeat(10_000) + "','type':'std_msgs/String'}");
        assertThat(greedy.last()).contains("at most 256 characters, not 10001").hasSizeLessThan(200);
    }

    @Test
    void aClientDoesNotServeWhatOthersServe() {
        ServiceType empty = definitions.service("std_srvs/Empty");
        bridge.serve("/ours", empty, request -> new Message(empty.response()));
        Reader one = new Reader();
        one.say("{'op':'advertise_service','service':'/ours','type':'std_srvs/Empty'}");
        assertThat(one.last()).contains("/ours is served by RoboPitch");
        one.say("{'op':'advertise_service','service':'/one','type':'std_srvs/Empty'}");
        Reader two = new Reader();
        two.say("{'op':'advertise_service','service':'/one','type':'std_srvs/Empty'}");
        assertThat(two.last()).contains("/one is served by /rosbridge_client_");
        two.say("{'op':'service_response','service':'/one','id':'x','result':true}");
        assertThat(two.last()).contains("this client does not serve /one");
        one.say("{'op':'service_response','service':'/one','id':'x','result':true}");
        assertThat(one.last()).contains("nothing waits");
    }

    @Test
    void aForksNameOfATypeIsTakenForATopicThatIsThere() {
        bridge.subscribe("/coach", definitions.message("nubot_common/CoachInfo"), heard::add);
        Reader fork = new Reader();
        fork.say("{'op':'advertise','topic':'/coach','type':'fork_msgs/CoachInfo'}");
        fork.say("{'op':'publish','topic':'/coach','msg':{'MatchMode':15}}");
        assertThat(heard).hasSize(1);
    }
}
