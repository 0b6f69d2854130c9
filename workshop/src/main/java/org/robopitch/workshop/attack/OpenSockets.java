// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which addresses a process listens on, as Linux tells it; elsewhere, none are known. */
final class OpenSockets {
    private static final String LISTENING = "0A";
    private static final String NO_PEER = "00000000:0000";

    private OpenSockets() {}

    /** {@return the addresses on which others than this machine can reach a process, as the system writes them} */
    static List<String> reachable(long pid) throws IOException {
        List<String> found = new ArrayList<>();
        Set<String> inodes = inodes(pid);
        for (String protocol : List.of("tcp", "tcp6", "udp", "udp6")) {
            for (String[] words : rows(protocol)) {
                if (inodes.contains(words[9]) && isOpen(protocol, words) && !isHere(words[1])) {
                    found.add(protocol + " " + words[1]);
                }
            }
        }
        return found;
    }

    /** {@return the UDP ports that a process listens on} */
    static Set<Integer> udpPorts(long pid) throws IOException {
        Set<Integer> found = new TreeSet<>();
        Set<String> inodes = inodes(pid);
        for (String[] words : rows("udp", "udp6")) {
            if (inodes.contains(words[9])) {
                found.add(Integer.parseInt(words[1].substring(words[1].indexOf(':') + 1), 16));
            }
        }
        return found;
    }

    /** {@return the lines of the system's tables of sockets, in words} */
    static List<String[]> rows(String... protocols) throws IOException {
        List<String[]> rows = new ArrayList<>();
        for (String protocol : protocols) {
            Path table = Path.of("/proc/net/" + protocol);
            for (String line : Files.isReadable(table) ? Files.readAllLines(table) : List.<String>of()) {
                String[] words = line.strip().split("\\s+");
                if (words.length > 9) {
                    rows.add(words);
                }
            }
        }
        return rows;
    }

    private static boolean isOpen(String protocol, String[] words) {
        return protocol.startsWith("tcp") ? words[3].equals(LISTENING) : words[2].endsWith(NO_PEER);
    }

    /** Addresses are written in hexadecimal, the last byte of an old one first; groups are 224 to 239. */
    private static boolean isHere(String address) {
        String host = address.substring(0, address.indexOf(':'));
        String tail = host.substring(host.length() - 8);
        int first = Integer.parseInt(tail.substring(6), 16);
        boolean six = host.length() > 8;
        boolean mapped = !six || host.startsWith("0000000000000000FFFF0000");
        return mapped && (first == 127 || first >= 224 && first < 240)
                || six && host.equals("00000000000000000000000001000000");
    }

    private static Set<String> inodes(long pid) throws IOException {
        Set<String> inodes = new HashSet<>();
        Path folder = Path.of("/proc/" + pid + "/fd");
        if (!Files.isReadable(folder)) {
            return inodes;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                try {
                    String target = Files.readSymbolicLink(file).toString();
                    if (target.startsWith("socket:[")) {
                        inodes.add(target.substring(8, target.length() - 1));
                    }
                } catch (IOException gone) {
                    // It was closed in between.
                    continue;
                }
            }
        }
        return inodes;
    }
}
