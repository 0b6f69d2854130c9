// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Reads the sources of the studio's page as a compiler and a linter do, and runs their unit tests, all in Node.js. */
class PageSourcesTest {
    @BeforeAll
    static void installTheTools() throws IOException, InterruptedException {
        PageTools.install();
    }

    @Test
    void theTypesOfThePageFitTogether() throws IOException, InterruptedException {
        PageTools.succeeds("node", "node_modules/typescript/bin/tsc", "--project", "tsconfig.json");
    }

    @Test
    void theLinterFindsNothing() throws IOException, InterruptedException {
        PageTools.succeeds("node", "node_modules/eslint/bin/eslint.js", "page", "tests");
    }

    @Test
    void theUnitTestsOfThePagePass() throws IOException, InterruptedException {
        assertThat(PageTools.succeeds("node", "--test", "tests/"))
                .contains("# fail 0")
                .doesNotContain("# pass 0");
    }
}
