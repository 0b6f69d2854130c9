// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.links.ros.nubot.Vision.Noise;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.Orders;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;

/**
 * Lets programs written for NuBot's simulator play: it publishes what they see, takes what they want, and stands in for
 * Gazebo, its contact sensor and the coach. Blue is cyan and yellow is magenta.
 */
public final class NuBotLink implements Link {
    /** The topic that tells a simulator: a master has room for one. */
    public static final String CLOCK = "/clock";

    /** The name under which the commands that were taken are counted. */
    static final String TAKEN = "commands taken";

    private static final int FIRST_NOISE_STREAM = 1000;
    private static final int MOST_ORDERS = 1000;

    private final NuBotSettings settings;
    private final Graph graph;
    private final Types types;
    private final ModelNames names;
    private final GazeboWorld gazebo;
    private final LinkCounters counters = new LinkCounters();
    private final LinkCounters.Counter taken = counters.counter(TAKEN);
    private final LinkCounters.Counter refused = counters.counter("commands refused: not finite, or far too large");
    private final LinkCounters.Counter orders = counters.counter("orders of coaches and referees carried out");
    private final LinkCounters.Counter badOrders = counters.counter("orders refused: no such robot, mode or place");
    private final List<RobotPort> ports = new ArrayList<>();
    private final CoachDesk desk = new CoachDesk(System::nanoTime);
    private final Map<Side, CoachOutput> coaches = new EnumMap<>(Side.class);
    private final Publisher clock;
    private final Publisher models;
    private final Publisher bumper;
    private final Queue<OperatorAction> wishes = new ArrayBlockingQueue<>(MOST_ORDERS);
    private final @Nullable RosNode node;
    private final @Nullable MasterParameters parameters;
    private final @Nullable DribbleReporter reporter;
    private final View view;
    private final boolean[] stuck;
    private final StuckCheck[] checks;
    private final Vision[] cameras;
    private volatile Set<Side> outside = Set.of();
    private boolean refereeOutside;

    /**
     * Announces all topics and services.
     *
     * @param graph where
     * @param node the node of a master whose parameters are set and whose referee is told who dribbles, or null; it is
     *     closed with the link
     */
    public NuBotLink(NuBotSettings settings, Definitions definitions, Graph graph, @Nullable RosNode node) {
        this.settings = settings.checked();
        this.graph = graph;
        this.node = node;
        this.types = new Types(definitions);
        this.names = new ModelNames(settings);
        this.gazebo = new GazeboWorld(types, names);
        int robots = 2 * settings.robots();
        this.view = new View(robots);
        this.stuck = new boolean[robots];
        this.checks = new StuckCheck[robots];
        this.cameras = new Vision[robots];
        for (int i = 0; i < robots; i++) {
            Side side = side(i);
            ports.add(new RobotPort(
                    types,
                    graph,
                    settings.dialect(),
                    names.robot(i),
                    new Mailbox(settings.commandSeconds()),
                    () -> outside.contains(side),
                    taken,
                    refused));
        }
        this.clock = graph.publish(CLOCK, types.named("rosgraph_msgs/Clock"), false);
        this.models = graph.publish("/gazebo/model_states", types.named("gazebo_msgs/ModelStates"), false);
        this.bumper = graph.publish("/football/bumper_states", types.named("gazebo_msgs/ContactsState"), false);
        if (node != null) {
            node.warnOfOthers(CLOCK);
        }
        offerPlacing(graph);
        announceCoaches(graph);
        this.parameters = node == null ? null : new MasterParameters(node, settings.given());
        this.reporter = settings.dialect() == Dialect.A ? null : reporter(graph, types.nubotService("DribbleId"));
    }

    private static @Nullable DribbleReporter reporter(Graph graph, ServiceType type) {
        ServiceCaller referee = graph.caller("/DribbleId", type);
        return referee == null ? null : new DribbleReporter(referee, type);
    }

    private Side side(int robot) {
        return robot < settings.robots() ? Side.BLUE : Side.YELLOW;
    }

    private void offerPlacing(Graph graph) {
        graph.subscribe(
                "/gazebo/set_model_state",
                types.named("gazebo_msgs/ModelState"),
                wish("/gazebo/set_model_state", message -> List.of(gazebo.placing(message))));
        ServiceType type = types.serviceNamed("gazebo_msgs/SetModelState");
        graph.serve("/gazebo/set_model_state", type, request -> {
            Message answer = new Message(type.response());
            try {
                order(gazebo.placing(request.message("model_state")));
                return answer.set("success", true)
                        .set("status_message", "it will be there, or in the nearest free place, in the next cycle");
            } catch (IllegalArgumentException e) {
                refuse("/gazebo/set_model_state", String.valueOf(e.getMessage()));
                return answer.set("status_message", String.valueOf(e.getMessage()));
            }
        });
    }

    private void announceCoaches(Graph graph) {
        for (Side side : Side.values()) {
            String prefix = "/" + (side == Side.BLUE ? settings.cyan() : settings.magenta());
            String topic = coachTopic(side);
            Publisher publisher = graph.publish(topic, types.nubot("CoachInfo"), false);
            coaches.put(side, new CoachOutput(types, publisher, side, desk, System::nanoTime));
            graph.listen(topic, types.nubot("CoachInfo"), (source, message) -> hear(side, source, message));
            if (settings.dialect() == Dialect.B) {
                String cards = prefix + "/redcard/chatter";
                graph.subscribe(
                        cards,
                        types.nubot("SendingOff"),
                        wish(cards, message -> List.of(SendingOff.order(message, settings.robots()))));
            }
        }
    }

    private void hear(Side side, Source source, Message message) {
        CoachDesk.Heard heard = desk.hear(side, source, message);
        heard.orders().forEach(this::orderOrDrop);
        if (!heard.problem().isEmpty()) {
            refuse(coachTopic(side), heard.problem());
        }
    }

    private String coachTopic(Side side) {
        return "/" + (side == Side.BLUE ? settings.cyan() : settings.magenta()) + "/receive_from_coach";
    }

    /** How a message becomes things to be done. */
    private interface Reading {
        List<OperatorAction> read(Message message);
    }

    private Consumer<Message> wish(String topic, Reading reading) {
        return message -> {
            try {
                for (OperatorAction action : reading.read(message)) {
                    order(action);
                }
            } catch (IllegalArgumentException | ServiceRefusedException e) {
                refuse(topic, String.valueOf(e.getMessage()));
            }
        };
    }

    /** Counts an order that makes no sense, and tells what is wrong with it where there is somebody to tell. */
    private void refuse(String topic, String reason) {
        badOrders.add();
        if (node != null) {
            node.incidents().report("refused order", topic + ": " + reason);
        }
    }

    /** Has something done before the next cycle, as a person at the match would. */
    public void order(OperatorAction action) throws ServiceRefusedException {
        if (!wishes.offer(action)) {
            throw new ServiceRefusedException("the match is paused, and too many requests are waiting");
        }
    }

    /** The same for those who repeat themselves if they have to: too much is counted and dropped. */
    public void orderOrDrop(OperatorAction action) {
        if (!wishes.offer(action)) {
            badOrders.add();
        }
    }

    @Override
    public void begin(Match match, Set<Side> playedOutside) {
        if (!(match.game() instanceof MiddleSizeGame game) || game.parameters().robotsPerTeam() != settings.robots()) {
            throw new IllegalArgumentException("the ROS link plays the Middle Size League with " + settings.robots()
                    + " robots per side, not " + match.setup().league().name());
        }
        gazebo.begin(game.parameters().ball().radius());
        view.beginAnother();
        for (int i = 0; i < cameras.length; i++) {
            checks[i] = new StuckCheck();
            RandomStream random = new RandomStream(match.setup().seed(), FIRST_NOISE_STREAM + i);
            Noise noise = new Noise(settings.noiseScale(), settings.noiseRate(), random);
            int firstOwn = side(i) == Side.BLUE ? 0 : settings.robots();
            cameras[i] = new Vision(types, game.attacks(side(i)), noise, i, firstOwn);
            ports.get(i).mailbox().clear();
        }
        coaches.values().forEach(coach -> coach.reset(view.seconds()));
        refereeOutside = match.setup().league() instanceof MiddleSize league
                && league.rules().refereeOutside();
        desk.begin(refereeOutside);
        Map<String, Object> described = MasterParameters.of(settings, game.parameters());
        graph.describe(described);
        if (parameters != null) {
            parameters.describe(described);
        }
        outside = playedOutside.isEmpty() ? Set.of() : EnumSet.copyOf(playedOutside);
        afterCycle(match);
    }

    @Override
    public Team team(Side side) {
        int first = side == Side.BLUE ? 0 : settings.robots();
        return (observation, commands) -> {
            for (int i = 0; i < commands.robots(); i++) {
                ports.get(first + i).mailbox().write(commands, i);
            }
            if (settings.dialect() == Dialect.B && desk.isStopped(side)) {
                keepStill(commands);
            }
        };
    }

    /** Dialect B refuses to dribble and to kick while a robot's coach says STOP. */
    private static void keepStill(Commands commands) {
        for (int i = 0; i < commands.robots(); i++) {
            commands.set(i, Channel.DRIBBLE, 0);
            commands.set(i, Channel.KICK, 0);
        }
    }

    /** Called when a RefBox leads the match: what programs say to a team is for that team alone then. */
    public void ledByRefBox() {
        desk.ledByRefBox();
    }

    /** ROS knows no lockstep: nobody is waited for. */
    @Override
    public void beforeCycle(Match match) {}

    @Override
    public void ask(Match match) {
        for (OperatorAction action = wishes.poll(); action != null; action = wishes.poll()) {
            try {
                match.operate(action);
                orders.add();
            } catch (IllegalArgumentException e) {
                badOrders.add();
            }
        }
    }

    @Override
    public void show(Match match) {
        if (match.game() instanceof MiddleSizeGame game) {
            show(match, game);
        }
    }

    private void show(Match match, MiddleSizeGame game) {
        view.read(match, game);
        for (int i = 0; i < ports.size(); i++) {
            Mailbox mailbox = ports.get(i).mailbox();
            mailbox.cycled(view.reaches[i], view.kicks[i]);
            stuck[i] = checks[i].look(mailbox.wantedSpeed(), Math.hypot(view.robots[i].vx, view.robots[i].vy));
        }
        publish(
                clock,
                () -> new Message(types.named("rosgraph_msgs/Clock")).set("clock", RosTime.ofSeconds(view.seconds())));
        for (int i = 0; i < ports.size(); i++) {
            ports.get(i).show(cameras[i], match.seen(side(i)), view, stuck, i);
        }
        publish(models, () -> gazebo.modelStates(view));
        publish(bumper, () -> gazebo.bumper(view, game));
        coaches.forEach((side, coach) -> coach.speak(
                game.referee(), view.seconds(), refereeOutside && graph.publishersOf(coachTopic(side)) > 0));
        if (reporter != null) {
            reporter.holder(DribbleReporter.number(view, settings.robots()));
        }
    }

    private static void publish(Publisher publisher, Supplier<Message> message) {
        if (publisher.subscribers() > 0) {
            publisher.publish(message.get());
        }
    }

    /** What came and went, and what went wrong with peers so far. */
    @Override
    public LinkCounters counters() {
        LinkCounters all = new LinkCounters();
        counters.all().forEach(count -> all.counter(count.name()).add(count.value()));
        if (node != null) {
            node.incidents()
                    .counts()
                    .forEach((name, count) -> all.counter("peers: " + name).add(count));
        }
        return all;
    }

    /** A node that somebody has asked to shut down plays no more. */
    @Override
    public boolean ended() {
        return node != null && node.closed();
    }

    /** How the match ended is told too. */
    @Override
    public void end(Match match) {
        show(match);
        outside = Set.of();
    }

    @Override
    public void close() {
        outside = Set.of();
        if (reporter != null) {
            reporter.close();
        }
        if (parameters != null) {
            parameters.takeBack();
        }
        if (node != null) {
            node.close();
        }
    }

    /** Tells that a robot is stuck: for more than 40 looks in a row it has moved at less than half the speed it wants. */
    static final class StuckCheck {
        private static final int PATIENCE = 40;
        private static final double SHARE = 0.5;

        private int slow;

        /** {@return whether it is stuck, after one more look at its speeds} */
        boolean look(double wanted, double actual) {
            slow = wanted > 0 && actual < SHARE * wanted ? slow + 1 : 0;
            return slow > PATIENCE;
        }
    }

    /**
     * The red card of dialect B: TeamInfo says whose robot (false for cyan), PlayerNum which, and id_maxvel_isvalid repeats
     * the number to send it off, or the number plus ten to let it back on.
     */
    static final class SendingOff {
        private static final int BACK = 10;

        private SendingOff() {}

        /**
         * {@return the order that a message is}
         *
         * @throws IllegalArgumentException if it names a robot that there is not, or says neither off nor on
         */
        static OperatorAction order(Message message, int robotsPerSide) {
            long player = message.integer("PlayerNum");
            long flag = message.integer("id_maxvel_isvalid");
            if (player < 1 || player > robotsPerSide) {
                throw new IllegalArgumentException("there is no player " + player + " to send off");
            }
            int robot = (int) player - 1 + (message.flag("TeamInfo") ? robotsPerSide : 0);
            if (flag == player) {
                return new OperatorAction.Order(Orders.RED_CARD.of(robot));
            }
            if (flag == player + BACK) {
                return new OperatorAction.Order(Orders.COME_BACK.of(robot));
            }
            throw new IllegalArgumentException("id_maxvel_isvalid must be " + player + " to send player " + player
                    + " off, or " + (player + BACK) + " to let it back on, but is " + flag);
        }
    }
}
