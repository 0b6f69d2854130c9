// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.robopitch.campaign.Journal;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.RecordJson;

/**
 * What the results of a campaign were made of, in facts for programs: {@code manifest.json} beside them. From it
 * {@code reproduce} plays the campaign again.
 *
 * @param manifest the version of this form
 * @param commit of the program
 * @param system name, version and architecture of the operating system
 * @param arguments the command line, without the folder of the results
 * @param description all that decides the results, in one line, with the behaviour version
 * @param configuration all parameters and rules of the league of the first match, as a file of {@code --config}
 * @param sensing noise of the first match
 * @param actuation noise of the first match
 * @param firstSeed of the first match
 * @param seeds per pairing, point or candidate
 * @param teams with the hash of what each was made of
 * @param files that the command line names, with their hashes
 * @param matches how many were played
 * @param results hash of the lines of the journal in their order as text
 */
record Manifest(
        int manifest,
        String program,
        String commit,
        String java,
        String system,
        List<String> arguments,
        String description,
        String configuration,
        SensingSettings sensing,
        ActuationSettings actuation,
        long firstSeed,
        int seeds,
        List<Input> teams,
        List<Input> files,
        int matches,
        String results) {
    static final String NAME = "manifest.json";
    static final int VERSION = 1;

    /** Something that a run has read. */
    record Input(String name, String sha256) {}

    void write(Path folder) throws IOException {
        // Beside its place and then moved there: a full disk or a kill leaves no half of it.
        Path fresh = folder.resolve(NAME + ".new");
        Files.writeString(fresh, RecordJson.text(this) + "\n");
        Files.move(fresh, folder.resolve(NAME), StandardCopyOption.REPLACE_EXISTING);
    }

    static Manifest read(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            throw new IOException(
                    file + ": expected the manifest of a tournament, sweep or tuning, but there is none; the"
                            + " same command with the same --out writes it");
        }
        try {
            Manifest manifest = RecordJson.read(Manifest.class, Files.readString(file));
            if (manifest.manifest != VERSION) {
                throw new IOException(
                        file + ": expected a manifest of form " + VERSION + ", but it is of form " + manifest.manifest);
            }
            return manifest;
        } catch (JsonException | IllegalArgumentException damaged) {
            throw new IOException(file + ": expected a manifest: " + damaged.getMessage(), damaged);
        }
    }

    /** {@return the lines of a folder's matches, sorted: threads and interruptions do not show in them} */
    static List<String> matches(Path folder) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve(Journal.NAME));
        return lines.subList(Math.min(1, lines.size()), lines.size()).stream()
                .sorted()
                .toList();
    }

    static String hash(List<String> lines) {
        MessageDigest digest = sha256();
        lines.forEach(line -> digest.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** {@return the hash of a file, or of all files below a folder with their names} */
    static String hash(Path place) throws IOException {
        MessageDigest digest = sha256();
        try (Stream<Path> all = Files.walk(place)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                if (Files.isDirectory(place)) {
                    digest.update(
                            place.relativize(file).toString().replace('\\', '/').getBytes(StandardCharsets.UTF_8));
                }
                digest.update(Files.readAllBytes(file));
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** {@return the files among the words of a command line, with their hashes} */
    static List<Input> files(List<String> words) throws IOException {
        List<Input> files = new ArrayList<>();
        for (String word : words) {
            // Options and lists: --config=FILE, --teams A.java,B.jar, 'fira:python3 my_team.py'.
            for (String part : word.split("[=, :]")) {
                if (!part.isEmpty() && isFile(part) && files.stream().noneMatch(file -> file.name.equals(part))) {
                    files.add(new Input(part, hash(Path.of(part))));
                }
            }
        }
        return files;
    }

    static boolean isFile(String name) {
        try {
            return Files.isRegularFile(Path.of(name));
        } catch (java.nio.file.InvalidPathException notAName) {
            return false;
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
