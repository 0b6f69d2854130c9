// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher that stands in for rcssserver3d; a robopitch that prints its arguments is in place of the real one. */
@DisabledOnOs(OS.WINDOWS)
class Rcssserver3dTest {
    @TempDir
    Path folder;

    @BeforeEach
    void putAPrinterBeside() throws IOException {
        write("rcssserver3d", Files.readString(Path.of("../rcssserver3d")));
        write("robopitch", "#!/bin/sh\necho \"$@\"\n");
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private String started(String... options) throws Exception {
        List<String> command =
                new ArrayList<>(List.of("sh", folder.resolve("rcssserver3d").toString()));
        command.addAll(List.of(options));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("HOME", folder.resolve("home").toString());
        builder.environment().put("RCSSSERVER3D_SHARE", folder.resolve("share").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return said.strip();
    }

    @Test
    void portsAreThoseOfAgentsAndMonitors() throws Exception {
        assertThat(started()).isEqualTo("serve --link simspark");
        assertThat(started("--agent-port", "3105", "--server-port", "3205"))
                .isEqualTo("serve --link simspark --agent-port 3105 --monitor-port 3205");
        assertThat(started("--server-port=3205", "--init-script-prefix", "/usr/share", "--seed", "4"))
                .isEqualTo("serve --link simspark --monitor-port=3205 --seed 4");
    }

    @Test
    void syncModeAndTruthAreReadFromTheSettingsOfTheOriginal() throws Exception {
        write("home/.simspark/spark.rb", "$agentType = 'tcp'\n$agentSyncMode = false\n");
        write("share/rsg/agent/nao/naoneckhead.rsg", "(setViewCones 120 120)\n; (setSenseMyPos true)\n");
        assertThat(started()).isEqualTo("serve --link simspark");
        write("home/.simspark/spark.rb", "$agentType = 'tcp'\n$agentSyncMode = true\n");
        write("share/rsg/agent/nao/naoneckhead.rsg", "(setViewCones 120 120)\n(setSenseMyPos true)\n");
        assertThat(started()).isEqualTo("serve --link simspark --sync --truth");
    }
}
