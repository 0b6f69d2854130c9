// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documentation as a site. */
class SiteTest {
    private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    @Test
    void noLinkOfTheDocumentationIsDead() throws IOException {
        assertThat(new Site(CHECKOUT).write(folder)).isEmpty();
        assertThat(folder.resolve("index.html")).content().contains("<a href=\"docs/ros.html\">");
        assertThat(folder.resolve("docs/decisions/index.html")).exists();
        assertThat(folder.resolve("docs/ros.html"))
                .content()
                .contains("<table>")
                .contains("id=\"units-and-frames\"")
                .contains("href=\"../docs/ros.html\" aria-current=\"page\"");
        assertThat(folder.resolve("search-index.js")).content().contains("docs/ros.html#units-and-frames");
    }

    /** A heading "Results" would be shown as the box of search results if that had the same name. */
    @Test
    void noHeadingHasTheNameOfAPartOfThePage() throws IOException {
        Path checkout = folder.resolve("checkout");
        SiteFiles.write(checkout.resolve("README.md"), "# One\n");
        SiteFiles.write(
                checkout.resolve("docs/two.md"), "# Main\n## Menu\n## Search\n## Words\n## Results\n## Pages\n");
        new Site(checkout).write(folder.resolve("site"));
        List<String> names = Pattern.compile(" id=\"([^\"]*)\"")
                .matcher(Files.readString(folder.resolve("site/docs/two.html")))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(names).contains("results").doesNotHaveDuplicates();
    }

    @Test
    void everyPageIsInTheListOfPages() throws IOException {
        try (Stream<Path> files = Files.list(CHECKOUT.resolve("docs"))) {
            assertThat(Site.pages())
                    .containsAll(files.filter(file -> file.toString().endsWith(".md"))
                            .map(file -> "docs/" + file.getFileName())
                            .toList());
        }
        assertThat(Site.pages())
                .allSatisfy(page -> assertThat(CHECKOUT.resolve(page)).isRegularFile());
    }

    @Test
    void aDeadLinkAndAHeadingThatIsNotThereAreNamed() throws IOException {
        Path checkout = folder.resolve("checkout");
        SiteFiles.write(checkout.resolve("README.md"), "# One\n[a](docs/two.md#three) [b](docs/none.md) [c](#one)\n");
        SiteFiles.write(checkout.resolve("docs/two.md"), "# Two\nSee [sources](../src) and [back](../README.md).\n");
        Files.createDirectories(checkout.resolve("src"));
        assertThat(new Site(checkout).write(folder.resolve("site")))
                .containsExactly(
                        "README.md: the link to docs/two.md#three names a heading that docs/two.md does not have",
                        "README.md: the link to docs/none.md leads nowhere");
        assertThat(folder.resolve("site/docs/two.html"))
                .content()
                .contains("See sources and <a href=\"../index.html\">back</a>.");
    }

    @Test
    void theTeamApiHasItsJavadoc() throws IOException {
        assertThat(TeamApi.write(CHECKOUT, folder)).isNull();
        assertThat(folder.resolve("org/robopitch/engine/match/Team.html"))
                .content()
                .contains("Observation");
    }

    @Test
    void theServerShowsTheFolderAndNothingElse() throws IOException, InterruptedException {
        SiteFiles.write(folder.resolve("secret.txt"), "secret");
        SiteFiles.write(folder.resolve("site/index.html"), "first");
        HttpClient client = HttpClient.newHttpClient();
        try (SiteServer server = SiteServer.start(folder.resolve("site"), 0)) {
            HttpResponse<String> first = get(client, server.address());
            assertThat(first.body()).isEqualTo("first");
            assertThat(first.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
            assertThat(get(client, server.address() + "../secret.txt").statusCode())
                    .isEqualTo(404);
            assertThat(get(client, server.address() + "%2e%2e/secret.txt").statusCode())
                    .isEqualTo(404);
            assertThat(get(client, server.address() + "%00").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void halfARequestHoldsUpNobodyElse() throws IOException, InterruptedException {
        SiteFiles.write(folder.resolve("site/index.html"), "first");
        HttpClient client = HttpClient.newHttpClient();
        try (SiteServer server = SiteServer.start(folder.resolve("site"), 0);
                Socket stalled = new Socket(
                        InetAddress.getLoopbackAddress(),
                        URI.create(server.address()).getPort())) {
            stalled.getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
            assertThat(get(client, server.address()).body()).isEqualTo("first");
        }
    }

    private static HttpResponse<String> get(HttpClient client, String address)
            throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
    }
}
