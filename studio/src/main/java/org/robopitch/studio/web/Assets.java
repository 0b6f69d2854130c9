// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files of the page: our own, and three of three.js, all from the class path. */
final class Assets {
    private static final String OWN = "/org/robopitch/studio/site/";
    private static final String THREE = "/META-INF/resources/webjars/three/";
    private static final String THREE_VERSION = "/META-INF/maven/org.webjars.npm/three/pom.properties";

    /** Names without a dot but the last: no name of this kind leads out of its folder. */
    private static final Pattern NAME = Pattern.compile("([a-z0-9-]+/){0,3}[a-z0-9-]+\\.(html|js|css|svg)");

    private static final String CONTROLS = "vendor/orbit-controls.js";

    /** Comments that have lines of their own, and indentation. */
    private static final Pattern FOR_READERS =
            Pattern.compile("(?m)^[ \\t]*/\\*[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/[ \\t]*$|^[ \\t]*//.*$|^[ \\t]+");

    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml");

    private final Map<String, String> vendored;
    private final String policy;

    /** A file and what it is. */
    record Asset(byte[] bytes, String type) {}

    Assets() {
        String three = THREE + threeVersion();
        vendored = Map.of(
                "vendor/three-module.js",
                three + "/build/three.module.min.js",
                "vendor/three.core.min.js",
                three + "/build/three.core.min.js",
                CONTROLS,
                three + "/examples/jsm/controls/OrbitControls.js");
        policy = "default-src 'self'; script-src 'self' 'sha256-" + importMapHash() + "'; "
                + "style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src 'self' blob:; "
                + "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    }

    /** What the page may load and run: nothing from elsewhere. */
    String policy() {
        return policy;
    }

    Optional<Asset> find(String name) {
        String path = vendored.get(name);
        if (path == null && NAME.matcher(name).matches()) {
            path = OWN + name;
        }
        byte[] bytes = path == null ? null : read(path);
        if (path == null || bytes == null) {
            return Optional.empty();
        }
        boolean ours = path.startsWith(OWN);
        if (name.endsWith(".js") && (ours || name.equals(CONTROLS))) {
            bytes = withoutComments(bytes);
        }
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return Optional.of(new Asset(bytes, TYPES.getOrDefault(ending, "application/octet-stream")));
    }

    /** A fifth of a script is for readers of the source; its lines keep their numbers, which browsers name in errors. */
    private static byte[] withoutComments(byte[] script) {
        String text = new String(script, StandardCharsets.UTF_8);
        return FOR_READERS
                .matcher(text)
                .replaceAll(found -> "\n".repeat((int) found.group().lines().count() - 1))
                .getBytes(StandardCharsets.UTF_8);
    }

    private String importMapHash() {
        byte[] page = read(OWN + "index.html");
        Matcher found = IMPORT_MAP.matcher(page == null ? "" : new String(page, StandardCharsets.UTF_8));
        String map = found.find() ? found.group(1) : "";
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(map.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String threeVersion() {
        byte[] bytes = read(THREE_VERSION);
        Properties properties = new Properties();
        try {
            properties.load(new java.io.ByteArrayInputStream(bytes == null ? new byte[0] : bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "missing");
    }

    private static byte @Nullable [] read(String path) {
        try (InputStream in = Assets.class.getResourceAsStream(path)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
