package %package%;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import %module%;
import org.robopitch.teams.Teams;

class %class%Test {
    /** Plays two minutes against a team that stands still. */
    @Test
    void playsAMatchWithoutErrors() {
        Match match = new Match(new MatchSetup(
                new %moduleClass%().ofSize("%size%"), new %class%(), Teams.samples().find("idle").get(), 1));
        while (match.game().world().time() < 120 && !match.over()) {
            match.cycle();
        }
        System.out.println(match.game().referee().play().blueScore() + " : "
                + match.game().referee().play().yellowScore() + " after " + match.game().world().time() + " s");
        assertEquals(0, match.teamErrors(Side.BLUE));
        assertTrue(match.statistics().distance(Side.BLUE) > 1, "the robots should move");
    }
}
