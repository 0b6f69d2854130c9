// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.Bahia3dAgent;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.links.simspark.client.AgentRunner;
import org.robopitch.links.simspark.client.ClientSettings;
import org.robopitch.links.simspark.client.CycleLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch agent bahia3d}: one player, or a whole team of them, on a server that speaks SimSpark. */
@Command(
        name = "agent",
        footerHeading = "%nExample:%n  robopitch agent bahia3d --team Bahia --number 1-11%n",
        subcommands = NubotAgentCommand.class,
        description = "Play as an agent on a 3D simulation league server: rcssserver3d or 'robopitch serve "
                + "--link simspark'.",
        footer = {"", "See docs/bahia3d.md."})
final class AgentCommand extends ProgramCommand {
    /** Types of the robots of a team of eleven, by number. */
    private static final List<Integer> ELEVEN = Humanoid.mixture(11);

    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");
    private static final int LOGGED_CYCLES = 100_000;

    @Parameters(
            paramLabel = "AGENT",
            arity = "0..1",
            description = "Which agent: bahia3d; nubot has options of its own, see 'agent nubot --help'.")
    String agent = "";

    @Option(names = "--host", paramLabel = "H", description = "Host of the server. Default: ${DEFAULT-VALUE}.")
    String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "P", description = "Port of the server. Default: ${DEFAULT-VALUE}.")
    int port = 3100;

    @Option(names = "--team", paramLabel = "T", description = "Name of the team. Default: ${DEFAULT-VALUE}.")
    String team = "Bahia3D";

    @Option(
            names = "--number",
            paramLabel = "N",
            description =
                    "Number of the player, or a range such as 1-11 for several in one process. Default: ${DEFAULT-VALUE}.")
    String number = "1";

    @Option(
            names = "--type",
            paramLabel = "T",
            description =
                    "Type of the robots, 0 to 4. Default: as in a match of eleven, 0 for numbers 1 to 6, 1 for 7 to 9, 2 "
                            + "for 10 and 11: servers refuse teams of a single type.")
    @Nullable
    Integer type;

    @Option(
            names = "--retry",
            paramLabel = "S",
            description = "How long to keep trying to reach a lost server, in seconds. Default: 5.")
    double retry = 5;

    @Option(
            names = "--one-thread",
            description = "Receive and decide on one thread, like the paper's first version, to measure the cost.")
    boolean oneThread;

    @Override
    public Integer call() throws InterruptedException {
        if (!agent.equals("bahia3d")) {
            throw refusal("there is no agent '" + agent + "', only bahia3d");
        }
        PrintWriter out = out();
        List<AgentRunner> runners = new ArrayList<>();
        List<CycleLog> logs = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (ClientSettings settings : players()) {
            CycleLog log = new CycleLog(LOGGED_CYCLES);
            AgentRunner runner = new AgentRunner(
                    settings, () -> new Bahia3dAgent(settings.team(), settings.number(), settings.type()), log);
            Thread thread = new Thread(
                    () -> {
                        String line = runner.run();
                        synchronized (out) {
                            out.println(line + durations(log) + problems(runner));
                            out.flush();
                        }
                    },
                    "receives for " + settings.team() + " " + settings.number());
            runners.add(runner);
            logs.add(log);
            threads.add(thread);
        }
        Thread hook = new Thread(() -> runners.forEach(AgentRunner::stop), "agent ends");
        Runtime.getRuntime().addShutdownHook(hook);
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        long played = logs.stream().mapToLong(CycleLog::count).sum();
        return played > 0 ? 0 : spec.exitCodeOnExecutionException();
    }

    List<ClientSettings> players() {
        Matcher range = NUMBERS.matcher(number);
        if (!range.matches()) {
            throw refusal("--number must be a number or a range such as 1-11, but is '" + number + "'");
        }
        int first = Integer.parseInt(range.group(1));
        int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
        if (last < first || last > 11) {
            throw refusal("--number must be an increasing range up to 11, but is '" + number + "'");
        }
        List<ClientSettings> players = new ArrayList<>();
        try {
            for (int i = first; i <= last; i++) {
                int body = type != null ? type : ELEVEN.get(Math.max(0, i - 1));
                players.add(new ClientSettings(host, port, team, i, body, retry, oneThread));
            }
        } catch (IllegalArgumentException refused) {
            throw refusal(String.valueOf(refused.getMessage()));
        }
        return players;
    }

    private static String problems(AgentRunner runner) {
        return (runner.strange() > 0 ? "; not understood, or failed on: " + runner.strange() : "")
                + (runner.dropped() > 0 ? "; dropped, because decisions were behind: " + runner.dropped() : "");
    }

    private static String durations(CycleLog log) {
        int n = log.kept();
        if (n < 2) {
            return "";
        }
        double[] thinking = new double[n];
        for (int i = 0; i < n; i++) {
            thinking[i] = 1000 * log.thinking(i);
        }
        Arrays.sort(thinking);
        return String.format(
                "; decisions took %.2f ms (median), %.2f ms (p99)", thinking[n / 2], thinking[(int) (0.99 * (n - 1))]);
    }
}
