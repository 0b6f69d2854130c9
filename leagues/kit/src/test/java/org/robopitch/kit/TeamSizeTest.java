// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamSizeTest {
    @Test
    void aSizeIsTheSameNumberTwice() {
        assertThat(TeamSize.robots("tiny", "5v5", 11)).isEqualTo(5);
        assertThat(TeamSize.robots("tiny", "11v11", 11)).isEqualTo(11);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5v4", "0v0", "12v12", "05v05", "5V5", "1000v1000"})
    void anythingElseIsRefusedWithWhatThereIs(String size) {
        assertThatThrownBy(() -> TeamSize.robots("tiny", size, 11))
                .hasMessage("a size of tiny is 1v1 to 11v11, such as 5v5, but not '" + size + "'");
    }
}
