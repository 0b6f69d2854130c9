// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineOptionsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"spark://10.0.0.1:7077", "spark://a:7077,b:7077", "local", "local[2]", "local[*]", "local[2,3]"})
    void addressesOfSparkAreTaken(String master) {
        assertThatCode(() -> EngineOptions.requireMaster(master, null)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"spark://host", "spark:host:7077", "http://host:7077", "mesos://host:5050", "local[x]", "7077"})
    void whatIsNoAddressIsRefused(String master) {
        assertThatThrownBy(() -> EngineOptions.requireMaster(master, null))
                .hasMessageContaining("spark://HOST:PORT")
                .hasMessageContaining(master);
    }

    @ParameterizedTest
    @ValueSource(strings = {"yarn", "k8s://https://host:6443"})
    void whatTheModuleHasNoPartForNeedsASparkOfYourOwn(String master) {
        assertThatThrownBy(() -> EngineOptions.requireMaster(master, null))
                .hasMessageContaining("SPARK_HOME")
                .hasMessageContaining("docs/cluster.md");
        assertThatCode(() -> EngineOptions.requireMaster(master, "/opt/spark")).doesNotThrowAnyException();
    }

    @Test
    void aWrongAddressIsRefusedBeforeAnythingIsWritten(@TempDir Path folder) {
        StringWriter err = new StringWriter();
        int code = Main.run(
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                "tournament",
                "--teams=tactical,chaser",
                "--engine=spark",
                "--master=host:7077",
                "--out=" + folder);
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains("--master must be spark://HOST:PORT", "host:7077");
        assertThat(folder).isEmptyDirectory();
    }
}
