// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.SameSite;
import io.javalin.http.UnauthorizedResponse;
import io.javalin.websocket.WsContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.studio.StudioSettings.Role;

/**
 * Refuses what pages from elsewhere and strangers, on this machine or others, might try: each request names the studio by a
 * name of this machine, comes from the studio's own pages, if from any, and brings a token.
 *
 * <p>A token travels in the address, once, and then in a cookie that no script can read; programs may send it as
 * {@code Authorization: Bearer}.
 */
final class AccessCheck {
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final String TOKEN = "token";
    private static final String BEARER = "Bearer ";
    static final String WATCH_ONLY =
            "this address is for watching; to take part, use the other one that the studio printed when it started";

    private final Map<Role, String> tokens = new EnumMap<>(Role.class);
    private final boolean guarded;
    private final boolean network;

    /**
     * A check.
     *
     * @param guarded whether tokens are needed; everybody on this machine is the owner otherwise
     * @param network whether other machines may come
     */
    AccessCheck(boolean guarded, boolean network) {
        this.guarded = guarded;
        this.network = network;
        String given = System.getenv("ROBOPITCH_TOKEN");
        for (Role role : Role.values()) {
            tokens.put(role, role == Role.OWN && given != null && !given.isBlank() ? given : newToken());
        }
    }

    private static String newToken() {
        byte[] random = new byte[18];
        new SecureRandom().nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    /** The part of an address that lets its user in, in a role. */
    String query(Role role) {
        return guarded ? "?" + TOKEN + "=" + tokens.get(role) : "";
    }

    /** What the bringer of a request may do: by the address, or else a header, or else what the address left in a cookie. */
    Role role(@Nullable String query, @Nullable String header, @Nullable String cookie) {
        String bearer = header != null && header.startsWith(BEARER) ? header.substring(BEARER.length()) : null;
        String token = query != null ? query : bearer != null ? bearer : cookie;
        Role found = guarded ? Role.NOBODY : Role.OWN;
        for (Role role : Role.values()) {
            found = role != Role.NOBODY && token != null && same(token, tokens.get(role)) ? role : found;
        }
        return found;
    }

    Role role(Context request) {
        return role(
                request.queryParam(TOKEN),
                request.header("Authorization"),
                request.cookie(cookie(String.valueOf(request.header("Host")))));
    }

    Role role(WsContext socket) {
        return role(
                socket.queryParam(TOKEN),
                socket.header("Authorization"),
                socket.cookie(cookie(String.valueOf(socket.header("Host")))));
    }

    /** Cookies know no ports, and two studios may run beside each other. */
    private static String cookie(String host) {
        return TOKEN + "-" + host.substring(host.lastIndexOf(':') + 1).replaceAll("[^0-9]", "");
    }

    void requireTakePart(Context request) {
        if (role(request).compareTo(Role.TAKE_PART) < 0) {
            throw new ForbiddenResponse(WATCH_ONLY);
        }
    }

    void check(Context request) {
        check(request, origin -> false);
    }

    /** The same for a door that other pages may be welcome at. */
    void check(Context request, Predicate<String> welcome) {
        String host = String.valueOf(request.header("Host"));
        String origin = request.header("Origin");
        if (origin != null && !isServedHere(origin, host) && !welcome.test(origin)) {
            throw new ForbiddenResponse("this page was not served by the studio, so it may not connect to it");
        }
        // A page of a stranger's name that leads here would otherwise be of the studio's own origin.
        if (!network && !OWN_NAMES.contains(withoutPort(host))) {
            throw new ForbiddenResponse("the studio is open on this machine only: use http://localhost");
        }
        if (role(request) == Role.NOBODY) {
            throw new UnauthorizedResponse(
                    "a token is needed: use the whole address that the studio printed when it started");
        }
        String given = request.queryParam(TOKEN);
        if (guarded && given != null) {
            Cookie kept = new Cookie(cookie(host), given);
            kept.setHttpOnly(true);
            kept.setSameSite(SameSite.STRICT);
            request.cookie(kept);
        }
    }

    private static boolean same(String given, @Nullable String token) {
        return token != null
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
