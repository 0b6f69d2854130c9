// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.SameSite;
import io.javalin.http.UnauthorizedResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides who may come in.
 *
 * <p>On loopback, the name in the address must be a name of this machine, so that a foreign page cannot reach us by a name
 * of its own (DNS rebinding). On an open network, one of two tokens is asked for: with the first one may watch, with the
 * second one may take part too. In both cases a request that comes from a page must come from ours, or from one that the
 * door in question welcomes.
 */
final class AccessCheck {
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
    static final String TOKEN = "token";
    static final String WATCH_ONLY =
            "this address is for watching; to take part, use the other one that the studio printed when it started";

    private final @Nullable String watchToken;
    private final @Nullable String playToken;

    private AccessCheck(@Nullable String watchToken, @Nullable String playToken) {
        this.watchToken = watchToken;
        this.playToken = playToken;
    }

    static AccessCheck forLoopback() {
        return new AccessCheck(null, null);
    }

    static AccessCheck withToken() {
        return new AccessCheck(newToken(), newToken());
    }

    private static String newToken() {
        byte[] random = new byte[18];
        new SecureRandom().nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    /** What to add to the address so that one may watch. */
    String query() {
        return watchToken == null ? "" : "?" + TOKEN + "=" + watchToken;
    }

    /** What to add to the address so that one may take part. */
    String queryToTakePart() {
        return playToken == null ? "" : "?" + TOKEN + "=" + playToken;
    }

    /** Whether who brought these may do more than watch. */
    boolean mayTakePart(@Nullable String given, @Nullable String kept) {
        return playToken == null || same(given, playToken) || given == null && same(kept, playToken);
    }

    /** Lets those pass who may take part, or answers the request. */
    void requireTakePart(Context request) {
        if (!mayTakePart(request.queryParam(TOKEN), request.cookie(TOKEN))) {
            throw new ForbiddenResponse(WATCH_ONLY);
        }
    }

    /** Lets a request pass, or answers it. */
    void check(Context request) {
        check(request, origin -> false);
    }

    /**
     * The same where pages of others may come in too.
     *
     * @param welcome whether a page of that origin may
     */
    void check(Context request, Predicate<String> welcome) {
        String host = String.valueOf(request.header("Host"));
        String origin = request.header("Origin");
        if (origin != null && !isServedHere(origin, host) && !welcome.test(origin)) {
            throw new ForbiddenResponse("this page was not served by the studio, so it may not connect to it");
        }
        if (watchToken == null) {
            if (!OWN_NAMES.contains(withoutPort(host))) {
                throw new ForbiddenResponse("the studio is open on this machine only: use http://localhost");
            }
            return;
        }
        String given = request.queryParam(TOKEN);
        if (given != null && matches(given)) {
            Cookie cookie = new Cookie(TOKEN, given);
            cookie.setHttpOnly(true);
            cookie.setSameSite(SameSite.STRICT);
            request.cookie(cookie);
            return;
        }
        String kept = request.cookie(TOKEN);
        if (kept == null || !matches(kept)) {
            throw new UnauthorizedResponse(
                    "a token is needed: use the whole address that the studio printed when it started");
        }
    }

    private boolean matches(String given) {
        return same(given, watchToken) || same(given, playToken);
    }

    private static boolean same(@Nullable String given, @Nullable String token) {
        return given != null
                && token != null
                && MessageDigest.isEqual(
                        given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether a page of that origin was served at a host; the names that this machine has for itself are one. */
    private static boolean isServedHere(String origin, String host) {
        String from = origin.replaceFirst("^https?://", "");
        boolean bothOwn = OWN_NAMES.contains(withoutPort(from)) && OWN_NAMES.contains(withoutPort(host));
        String port = from.substring(withoutPort(from).length());
        return !from.equals(origin)
                && (from.equals(host)
                        || bothOwn
                                && port.equals(host.substring(withoutPort(host).length())));
    }

    private static String withoutPort(String host) {
        int colon = host.lastIndexOf(':');
        String name = colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
        return name.toLowerCase(Locale.ROOT);
    }
}
