// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * What keeps the process of a team from everything but its match: namespaces of its own for users, processes, files, network
 * and messages. It sees the system's programs, Java and its own classes, all read-only, has 64 MB of temporary files that
 * go with it, no network, no privileges and no way to get any. It and all that it starts end with the match, however the
 * match ends.
 */
public enum Walls {
    /** By bubblewrap. */
    BUBBLEWRAP,
    /** By util-linux, where bubblewrap is missing. */
    UNSHARE,
    /** None: another system than Linux, or one that lets nobody make user namespaces. */
    NONE;

    private static final List<String> SYSTEM =
            List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store");
    private static final List<String> SETTINGS =
            List.of("/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives", "/etc/localtime");
    private static final List<String> KEPT = List.of("LANG", "LC_ALL", "LC_CTYPE", "TZ");
    private static final String TEMPORARY_BYTES = "67108864";
    private static final long PROBE_SECONDS = 20;

    /** Ends the team when the match does, from outside of the walls: the standard input ends with the match's process. */
    private static final String KEEPER = """
        ulimit -c 0
        exec 3<&0
        "$@" <&3 3<&- &
        team=$!
        { read never; kill -9 $team; } <&3 3<&- >/dev/null 2>&1 &
        keeper=$!
        exec 3<&- </dev/null
        wait $team
        code=$?
        kill -9 $keeper 2>/dev/null
        exit $code
        """;

    /** Builds the root folder of the team, and goes there without privileges. */
    private static final String ROOM = """
        set -e
        folder=$1
        root=$folder/root
        mkdir "$root"
        mount --make-rprivate /
        mount -t tmpfs -o size=1m,nosuid,nodev tmpfs "$root"
        mkdir "$root/proc" "$root/tmp" "$root/dev"
        mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
        for device in null zero random urandom; do
            : >"$root/dev/$device"
            mount --bind "/dev/$device" "$root/dev/$device"
        done
        mount -t tmpfs -o size=$2,nosuid,nodev tmpfs "$root/tmp"
        mkdir -p "$root$1"
        mount --bind "$1" "$root$1"
        shift 2
        while [ "$1" != -- ]; do
            if [ -d "$1" ]; then
                mkdir -p "$root$1"
            else
                mkdir -p "$(dirname "$root$1")"
                : >"$root$1"
            fi
            mount --bind "$1" "$root$1"
            mount -o remount,bind,ro,nosuid,nodev "$root$1"
            shift
        done
        shift
        mount -o remount,ro,nosuid,nodev "$root"
        cd "$root"
        pivot_root . .
        umount -l .
        rmdir "$folder/root"
        cd /tmp
        exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"
        """;

    private static final class Best {
        static final Walls FOUND =
                Stream.of(BUBBLEWRAP, UNSHARE).filter(Walls::stand).findFirst().orElse(NONE);
    }

    /** The best that this system has; found out once, by trying. */
    public static Walls best() {
        return Best.FOUND;
    }

    boolean stand() {
        if (!new File("/proc/self/ns/user").exists()) {
            return false;
        }
        try (SharedFolder folder = SharedFolder.at(null)) {
            Process process = builder(folder.path(), List.of(), List.of("/usr/bin/env", "true"))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            process.getOutputStream().close();
            return ended && process.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Prepares a process within the walls.
     *
     * @param folder where it and the match meet; all else is read-only
     * @param readable files and folders that it may read, besides the system's
     * @param command what runs there
     */
    ProcessBuilder builder(Path folder, List<Path> readable, List<String> command) {
        if (this == NONE) {
            return new ProcessBuilder(command);
        }
        List<String> all = new ArrayList<>(List.of("/bin/sh", "-c", KEEPER, "keeper"));
        all.addAll(this == BUBBLEWRAP ? bubblewrap(folder, readable) : unshare(folder, readable));
        all.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(all);
        builder.environment().keySet().retainAll(KEPT);
        builder.environment().put("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        builder.environment().put("HOME", "/tmp");
        return builder;
    }

    private static List<String> bubblewrap(Path folder, List<Path> readable) {
        List<String> all = new ArrayList<>(List.of("bwrap", "--unshare-user", "--unshare-ipc", "--unshare-pid"));
        all.addAll(List.of("--unshare-net", "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent"));
        all.addAll(List.of("--new-session", "--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev"));
        all.addAll(List.of("--size", TEMPORARY_BYTES, "--tmpfs", "/tmp"));
        for (Path path : seen(readable)) {
            all.addAll(List.of("--ro-bind", path.toString(), path.toString()));
        }
        all.addAll(List.of("--bind", folder.toString(), folder.toString()));
        all.addAll(List.of("--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/tmp", "--"));
        return all;
    }

    private static List<String> unshare(Path folder, List<Path> readable) {
        List<String> all = new ArrayList<>(List.of("unshare", "--user", "--map-root-user", "--pid", "--fork"));
        all.addAll(
                List.of("--mount", "--net", "--ipc", "--uts", "--kill-child=SIGKILL", "/bin/sh", "-c", ROOM, "room"));
        all.addAll(List.of(folder.toString(), TEMPORARY_BYTES));
        for (Path path : seen(readable)) {
            all.add(path.toString());
        }
        all.add("--");
        return all;
    }

    /** Folders before what lies in them, each once, and only what is there. */
    private static Set<Path> seen(List<Path> readable) {
        Set<Path> all = new LinkedHashSet<>();
        Stream.concat(SYSTEM.stream(), SETTINGS.stream())
                .map(Path::of)
                .filter(Files::exists)
                .forEach(all::add);
        readable.stream()
                .map(path -> path.toAbsolutePath().normalize())
                .filter(Files::exists)
                .filter(path -> SYSTEM.stream().noneMatch(path::startsWith))
                .sorted()
                .forEach(all::add);
        return all;
    }

    /** What a Java needs to read: itself, and a class path with the jars that its jars name. */
    static List<Path> ofJava(String classPath) {
        Path home = Path.of(System.getProperty("java.home"));
        List<Path> all = new ArrayList<>(List.of(home));
        try (Stream<Path> settings = Files.list(Path.of("/etc"))) {
            all.add(home.toRealPath());
            settings.filter(path -> path.getFileName().toString().startsWith("java"))
                    .forEach(all::add);
        } catch (IOException e) {
            return all; // such a Java has its settings with it
        } finally {
            for (String entry : classPath.split(File.pathSeparator)) {
                all.add(Path.of(entry));
                all.addAll(namedBy(Path.of(entry)));
            }
        }
        return all;
    }

    /** The folders of the libraries that a jar names: a mount each, not one for each of a hundred jars. */
    private static Set<Path> namedBy(Path jar) {
        Set<Path> named = new LinkedHashSet<>();
        if (Files.isRegularFile(jar)) {
            try (JarFile file = new JarFile(jar.toFile())) {
                Manifest manifest = file.getManifest();
                String further =
                        manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
                for (String entry :
                        further == null ? new String[0] : further.strip().split(" +")) {
                    named.add(jar.toAbsolutePath()
                            .resolveSibling(entry)
                            .normalize()
                            .getParent());
                }
            } catch (IOException e) {
                return named; // Java will say what is wrong with it
            }
        }
        return named;
    }
}
