// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;

/**
 * Tries one way after the other, a decision each, to see or reach what is not its own, and says in the end which went. None
 * of them does harm where it goes: it only looks, or touches what is its own.
 */
public final class Spy implements Team {
    /** The seed that the match is played with, which it looks for everywhere. */
    static final long SEED = 4_711_001_234_567L;

    /** What it would leave behind. */
    static final String LEFT = "robopitch-spy-was-here";

    /** One way; true if it went. */
    interface Way {
        boolean goes() throws Exception;
    }

    private final Map<String, Way> ways = new LinkedHashMap<>();
    private final List<String> went = new ArrayList<>();
    private List<Map.Entry<String, Way>> left = List.of();
    private long[] random = {};

    @Override
    public void start(TeamInfo info) {
        List<Long> words = new ArrayList<>();
        info.random().state(new StateVisitor() {
            @Override
            public double real(double value) {
                return value;
            }

            @Override
            public long whole(long value) {
                words.add(value);
                return value;
            }

            @Override
            public boolean restoring() {
                return false;
            }
        });
        random = words.stream().mapToLong(Long::longValue).toArray();
        processes();
        files();
        secrets();
        network();
        powers();
        left = new ArrayList<>(ways.entrySet());
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        if (left.isEmpty()) {
            return;
        }
        Map.Entry<String, Way> next = left.remove(0);
        try {
            if (next.getValue().goes()) {
                went.add(next.getKey());
            }
        } catch (Exception | LinkageError held) {
            // It did not go.
        }
        if (left.isEmpty()) {
            throw new IllegalStateException("tried " + ways.size() + " ways, of which went: " + went);
        }
    }

    private void processes() {
        ways.put("sees processes of others", () -> others().findAny().isPresent());
        ways.put("sees another Java", () -> contents("cmdline").anyMatch(line -> line.contains("java")));
        ways.put("reads another's memory", () -> proc("mem").anyMatch(Files::isWritable) && anotherJava());
        ways.put("finds another's descriptors", () -> proc("fd").anyMatch(Spy::holdsAMailbox));
        ways.put("finds its own mailbox", () -> holdsAMailbox(Path.of("/proc/self/fd")));
        ways.put("maps its mailbox again", () -> cutsOff(Path.of("/proc/self/map_files")));
        ways.put("lists virtual machines", () -> virtualMachines() > 0);
        ways.put("attaches to itself", Spy::attachesToItself);
        ways.put("signals the process that started it", Spy::signalsItsParent);
        ways.put(
                "leaves traces for tools",
                () -> Files.exists(Path.of("/tmp/hsperfdata_" + System.getProperty("user.name"))));
    }

    private void files() {
        ways.put(
                "reads passwords",
                () -> Files.isReadable(Path.of("/etc/passwd")) || Files.isReadable(Path.of("/etc/shadow")));
        ways.put("lists homes", () -> lists("/home") || lists("/root") || lists(System.getProperty("user.home")));
        ways.put("lists shared memory", () -> lists("/dev/shm"));
        ways.put("lists the folder of the match", () -> lists(System.getProperty("user.dir") + "/.git"));
        ways.put("writes into the system", () -> writes(Path.of("/usr/" + LEFT)) || writes(Path.of("/" + LEFT)));
        ways.put(
                "writes into its classes",
                () -> Stream.of(System.getProperty("java.class.path").split(":"))
                        .map(Path::of)
                        .filter(Files::isDirectory)
                        .anyMatch(folder -> writes(folder.resolve(LEFT))));
        ways.put("writes into Java", () -> writes(Path.of(System.getProperty("java.home"), LEFT)));
        ways.put("writes into shared memory", () -> writes(Path.of("/dev/shm/" + LEFT)));
        ways.put("leaves a temporary file", () -> writes(Path.of("/tmp/" + LEFT)) && false);
        ways.put("keeps 100 MB of files", () -> fills(Path.of("/tmp/hog"), 100));
        ways.put("goes to another's root", () -> lists("/proc/1/root/home") || lists("/proc/1/cwd/.git"));
        ways.put("talks to a daemon", () -> lists("/run") || Files.exists(Path.of("/var/run/docker.sock")));
    }

    private void secrets() {
        ways.put(
                "computes the seed from its stream",
                () -> seedOf(random[0], 3) == SEED || seedOf(random[0], 6) == SEED);
        ways.put(
                "finds the seed in command lines",
                () -> contents("cmdline").anyMatch(line -> line.contains("" + SEED)));
        ways.put(
                "finds the seed in environments", () -> contents("environ").anyMatch(line -> line.contains("" + SEED)));
        ways.put(
                "finds the seed in properties",
                () -> System.getProperties().toString().contains("" + SEED));
        ways.put("finds the seed in its order", () -> Files.exists(Path.of("order")));
        ways.put(
                "reads the environment of the user",
                () -> !Set.of("LANG", "LC_ALL", "LC_CTYPE", "TZ", "PATH", "HOME", "PWD", "OLDPWD", "SHLVL", "_")
                        .containsAll(System.getenv().keySet()));
    }

    private void network() {
        ways.put(
                "has a network",
                () -> Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                        .anyMatch(one -> one.getName() != null && !one.getName().equals("lo")));
        ways.put("connects to a studio", () -> connects("127.0.0.1", 8970));
        ways.put("connects to another machine", () -> connects("1.1.1.1", 53));
    }

    private void powers() {
        ways.put(
                "has privileges",
                () -> !Files.readString(Path.of("/proc/self/status")).contains("CapEff:\t0000000000000000"));
        ways.put(
                "may get privileges",
                () -> !Files.readString(Path.of("/proc/self/status")).contains("NoNewPrivs:\t1"));
        ways.put("mounts", () -> run("mount", "-t", "tmpfs", "tmpfs", "/tmp") == 0);
        ways.put(
                "makes the system writable in namespaces of its own",
                () -> run("unshare", "-Urm", "sh", "-c", "mount -o remount,rw,bind /usr && echo > /usr/" + LEFT) == 0);
        ways.put("sets the clock", () -> run("date", "-s", "2001-01-01") == 0);
        ways.put(
                "is preferred by the scheduler", () -> run("nice", "-n", "-10", "sh", "-c", "test $(nice) -lt 0") == 0);
    }

    private static Stream<ProcessHandle> others() {
        ProcessHandle self = ProcessHandle.current();
        return ProcessHandle.allProcesses()
                .filter(process -> process.pid() != self.pid() && process.pid() != 1)
                .filter(process -> process.parent().filter(self::equals).isEmpty());
    }

    private static Stream<Path> proc(String name) throws IOException {
        String self = Long.toString(ProcessHandle.current().pid());
        try (Stream<Path> all = Files.list(Path.of("/proc"))) {
            return all
                    .filter(path -> path.getFileName().toString().matches("[0-9]+"))
                    .filter(path -> !path.endsWith(self) && !path.endsWith("1"))
                    .map(path -> path.resolve(name))
                    .toList()
                    .stream();
        }
    }

    private static Stream<String> contents(String name) throws IOException {
        return proc(name).map(file -> {
            try {
                return Files.readString(file);
            } catch (IOException held) {
                return "";
            }
        });
    }

    private static boolean anotherJava() throws IOException {
        return contents("cmdline").anyMatch(line -> line.contains("java"));
    }

    private static boolean holdsAMailbox(Path descriptors) {
        try (Stream<Path> all = Files.list(descriptors)) {
            return all.anyMatch(one -> {
                try {
                    return Files.readSymbolicLink(one).toString().contains("mailbox");
                } catch (IOException held) {
                    return false;
                }
            });
        } catch (IOException held) {
            return false;
        }
    }

    /** Cuts off its own mailbox, which would be a fault in the match that has mapped it. */
    private static boolean cutsOff(Path maps) throws IOException {
        try (Stream<Path> all = Files.list(maps)) {
            for (Path one : all.toList()) {
                if (Files.readSymbolicLink(one).toString().contains("mailbox")) {
                    try (FileChannel file = FileChannel.open(one, StandardOpenOption.WRITE)) {
                        file.truncate(0);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int virtualMachines() throws ReflectiveOperationException {
        Class<?> machines = Class.forName("com.sun.tools.attach.VirtualMachine");
        return ((List<?>) machines.getMethod("list").invoke(null)).size();
    }

    private static boolean attachesToItself() throws ReflectiveOperationException {
        System.setProperty("jdk.attach.allowAttachSelf", "true");
        Field allowed = Class.forName("sun.tools.attach.HotSpotVirtualMachine").getDeclaredField("ALLOW_ATTACH_SELF");
        allowed.setAccessible(true);
        Class<?> machines = Class.forName("com.sun.tools.attach.VirtualMachine");
        String self = ManagementFactory.getRuntimeMXBean().getName().split("@")[0];
        return machines.getMethod("attach", String.class).invoke(null, self) != null;
    }

    private static boolean signalsItsParent() throws Exception {
        long parent = ProcessHandle.current().parent().map(ProcessHandle::pid).orElse(0L);
        return parent > 1 && run("kill", "-0", Long.toString(parent)) == 0;
    }

    /** Whether it sees more of a folder than its class path and Java, which may lie there. */
    private static boolean lists(String folder) {
        List<Path> given = Stream.of(
                        (System.getProperty("java.class.path") + ":" + System.getProperty("java.home")).split(":"))
                .map(Path::of)
                .toList();
        try (Stream<Path> all = Files.list(Path.of(folder))) {
            return all.filter(one -> !one.getFileName().toString().matches("hog|" + LEFT))
                    .anyMatch(one -> given.stream().noneMatch(path -> path.startsWith(one)) && !isEmpty(one));
        } catch (IOException | SecurityException held) {
            return false;
        }
    }

    private static boolean isEmpty(Path folder) {
        String[] names = folder.toFile().list();
        return names != null && names.length == 0;
    }

    private static boolean writes(Path file) {
        try {
            Files.writeString(file, "was here");
            return true;
        } catch (IOException held) {
            return false;
        }
    }

    private static boolean fills(Path file, int megabytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            ByteBuffer block = ByteBuffer.allocate(1 << 20);
            for (int i = 0; i < megabytes; i++) {
                channel.write(block.clear());
            }
        }
        return Files.size(file) == (long) megabytes << 20;
    }

    private static boolean connects(String host, int port) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), 200);
            return true;
        }
    }

    private static int run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor(2, TimeUnit.SECONDS) ? process.exitValue() : -1;
    }

    /** How a team once had the seed: what seeds an ordinary stream can be taken back. */
    static long seedOf(long state, long stream) {
        long mixed = unmix(state) - 0x9E3779B97F4A7C15L;
        long z = stream * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return unmix(mixed ^ z ^ (z >>> 31));
    }

    private static long unmix(long word) {
        long z = word ^ (word >>> 31) ^ (word >>> 62);
        z *= 0x319642B2D24D8EC3L;
        z ^= (z >>> 27) ^ (z >>> 54);
        z *= 0x96DE1B173F119089L;
        return z ^ (z >>> 30) ^ (z >>> 60);
    }
}
