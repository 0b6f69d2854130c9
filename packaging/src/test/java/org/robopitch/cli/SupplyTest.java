// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the build fetches is fixed by its contents, not by a name whose contents may change. */
class SupplyTest {
    private static final Path CHECKOUT = Path.of("..");

    @Test
    void mavenIsCheckedInBothOfItsForms() throws IOException {
        Properties wrapper = new Properties();
        try (InputStream file = Files.newInputStream(CHECKOUT.resolve(".mvn/wrapper/maven-wrapper.properties"))) {
            wrapper.load(file);
        }
        assertThat(wrapper.getProperty("distributionSha256Sum")).matches("[0-9a-f]{64}");
        assertThat(wrapper.getProperty("tarGzSha256Sum")).matches("[0-9a-f]{64}");
        // Where there is no unzip, the script fetches the other form, which has another sum.
        assertThat(Files.readString(CHECKOUT.resolve("mvnw"))).contains("distributionSha256Sum=${tarGzSha256Sum-}");
    }

    @Test
    void everyActionIsPinnedByItsCommit() throws IOException {
        try (Stream<Path> files = Files.list(CHECKOUT.resolve(".github/workflows"))) {
            for (Path file : files.toList()) {
                List<String> used = Files.readAllLines(file).stream()
                        .filter(line -> line.contains("uses:"))
                        .toList();
                assertThat(used)
                        .as(file.toString())
                        .isNotEmpty()
                        .allMatch(line -> line.matches(" *-? uses: [a-z-]+/[a-z-]+@[0-9a-f]{40} # v[0-9.]+"));
            }
        }
    }
}
