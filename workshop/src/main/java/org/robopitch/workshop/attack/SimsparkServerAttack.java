// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.robopitch.bahia3d.Bahia3dTeam;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.SimsparkCodec;

/**
 * A SimSpark server: it waits for an agent and sends spoilt senses, one at a time, so that the
 * agent perceives and answers each of them. Now and then it breaks the framing, or hangs up in the middle of a message;
 * the agent must come back.
 */
final class SimsparkServerAttack extends BadServer {
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int LONGEST_ANSWER = 1 << 16;

    /** One message in so many ends the conversation by broken framing. */
    private static final int BREAKS = 10_000;

    /** How much of the match is played for what is sent, cycles: from before the kick-off to a fight for the ball. */
    private static final int SENSES = 1000;

    /** Answers that must come to senses that are well again. */
    private static final int WELL = 50;

    /** What the robot of a real match senses. */
    private final List<byte[]> good = new ArrayList<>();

    private final byte[] answer = new byte[LONGEST_ANSWER];
    private long sent;
    private long answers;
    private long connections;

    SimsparkServerAttack() throws IOException {
        super(0);
        door.setSoTimeout(PATIENCE_MILLIS);
        Match match = new Match(new MatchSetup(Humanoid.standard(3), new Overheard(), new Bahia3dTeam(), 1));
        for (int i = 0; i < SENSES; i++) {
            match.cycle();
        }
    }

    /** A team that keeps what its second robot senses, as a server would send it. */
    private final class Overheard implements Team {
        private final Team team = new Bahia3dTeam();
        private final SimsparkCodec codec = new SimsparkCodec();
        private final AsciiText text = new AsciiText();

        @Override
        public void start(TeamInfo info) {
            team.start(info);
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            codec.print(observation.sense(1, Percepts.class), text);
            good.add(Arrays.copyOf(text.bytes(), text.length()));
            team.decide(observation, commands);
        }
    }

    @Override
    public String run(Budget budget) throws IOException {
        Random random = new Random(budget.seed());
        while (budget.lasts(sent)) {
            converse(budget, random);
        }
        String rate = budget.rate(sent, "messages");
        int moved = heal();
        return rate + " in " + connections + " connections, " + answers + " answers, and it came back and moved "
                + moved + " joints";
    }

    private Socket welcome() throws IOException {
        try {
            Socket socket = door.accept();
            connections++;
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE_MILLIS);
            return socket;
        } catch (SocketTimeoutException e) {
            throw new IOException("no agent connects to port " + port() + " any more", e);
        }
    }

    private void converse(Budget budget, Random random) throws IOException {
        try (Socket socket = welcome()) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            OutputStream out = socket.getOutputStream();
            read(in);
            while (budget.lasts(sent)) {
                sent++;
                byte[] message = good.get(random.nextInt(good.size()));
                if (random.nextInt(BREAKS) == 0) {
                    out.write(broken(message, random));
                    return;
                }
                out.write(Manners.counted(Mutation.mostOf(message, random)));
                read(in);
            }
        } catch (SocketTimeoutException e) {
            throw new IOException("the agent does not answer message " + sent, e);
        } catch (SocketException | EOFException e) {
            // An agent may hang up on nonsense; it must come back.
        }
    }

    /** A length that nobody would send, one that the message does not have, or a message that ends early. */
    private static byte[] broken(byte[] message, Random random) {
        byte[] framed = Manners.counted(message);
        switch (random.nextInt(4)) {
            case 0 -> framed[0] = (byte) 0xFF;
            case 1 -> framed[1] = 0x7F;
            case 2 -> framed[3]++;
            default -> framed = Arrays.copyOf(framed, random.nextInt(framed.length));
        }
        return framed;
    }

    /** Sends what a server in its right mind sends; {@return how many joints the agent commands in one answer}. */
    private int heal() throws IOException {
        int most = 0;
        try (Socket socket = welcome()) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            read(in);
            for (int i = 0; i < WELL; i++) {
                socket.getOutputStream().write(Manners.counted(good.get(i % good.size())));
                most = Math.max(most, joints(read(in)));
            }
        }
        if (most == 0) {
            throw new IOException("the agent commands no joint after a server is well again");
        }
        return most;
    }

    private static int joints(String answer) {
        return answer.split("\\((?:h|ra|la|rl|ll)e\\d ", -1).length - 1;
    }

    /** Reads an answer and looks whether a server could. */
    private String read(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST_ANSWER) {
            throw new IOException("the agent announced an answer of " + length + " bytes");
        }
        in.readFully(answer, 0, length);
        answers++;
        String text = new String(answer, 0, length, StandardCharsets.ISO_8859_1);
        int depth = 0;
        for (int i = 0; i < length; i++) {
            depth += answer[i] == '(' ? 1 : answer[i] == ')' ? -1 : 0;
            if (depth < 0 || answer[i] < ' ' || answer[i] > '~') {
                throw new IOException("the agent answered what no server reads: " + text);
            }
        }
        // What is said is letters, by chance also these.
        String numbers = text.replaceAll("\\(say [^)]*\\)", "");
        if (depth != 0 || numbers.contains("NaN") || numbers.contains("Infinity")) {
            throw new IOException("the agent answered what no server reads: " + text);
        }
        return text;
    }
}
