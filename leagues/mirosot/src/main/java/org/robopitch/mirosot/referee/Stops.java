// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.PlayFlow;
import org.robopitch.kit.referee.Score;
import org.robopitch.kit.referee.Watch;

/**
 * How play is stopped and continues. A stop is always the same: call, place everybody, wait a moment with all robots halted, go
 * on.
 */
final class Stops implements Stateful {
    private final Scene scene;
    private final MirosotRules rules;
    private final Watch<Call> watches;
    private final Halves halves;
    final Places places;
    private final PlayFlow flow = new PlayFlow(1e-9);
    private boolean ballTouched;
    private Restart restart;
    private Decision decision;

    /** Plans the first kick-off, and puts nobody in place. */
    Stops(Scene scene, MirosotRules rules, Watch<Call> watches, Halves halves, RandomStream random) {
        this.scene = scene;
        this.rules = rules;
        this.watches = watches;
        this.halves = halves;
        this.places = new Places(scene, rules, random);
        this.restart = new Restart(Foul.KICKOFF, halves.first(), 0, 0);
        places.plan(restart);
        this.decision = decide(Foul.KICKOFF);
    }

    /** Has everybody placed for the first kick-off. */
    void begin() {
        stop(restart);
    }

    /** Stops play, puts everybody in place and waits. */
    void stop(Restart newRestart) {
        restart = newRestart;
        ballTouched = false;
        flow.stop(rules.stoppageSeconds());
        decision = decide(restart.foul());
        watches.reset();
        places.put(restart);
    }

    /** Stops play for a restart whose reason is known, and tells people. */
    void stop(Restart newRestart, String reason, EventSink events) {
        stop(newRestart);
        flow.announce();
        events.report(restart.foul().mode(), restart.side(), -1, restart.text() + reason);
    }

    /** Reports a restart that was prepared before events could be reported. */
    void announce(EventSink events) {
        if (flow.announce()) {
            events.report(restart.foul().mode(), restart.side(), -1, restart.text());
        }
    }

    /** Lets time pass while play is stopped. */
    void pass(double seconds) {
        if (flow.pass(seconds)) {
            goOn();
        }
    }

    void goOn() {
        flow.goOn();
        decision = decide(Foul.GAME_ON);
    }

    /** Goes on by hand: a restart that nobody was told of is not taken. */
    void resume() {
        flow.announce();
        goOn();
    }

    void halt() {
        flow.halt();
        decision = decide(Foul.HALT);
    }

    /** Follows a call of the referee outside, which places nobody by itself. */
    void follow(OutsideReferee outside) {
        if (outside.running()) {
            flow.goOn();
        } else {
            flow.halt();
        }
        if (outside.isRestart()) {
            restart = outside.restart(scene);
            places.plan(restart);
        }
        decision = new Decision(outside.foul(), outside.side(), outside.quadrant(), half(), scene.world.time());
    }

    /** Goes on without a restart, because play began before a referee outside spoke. */
    void playAlready() {
        ballTouched = true;
        goOn();
    }

    void lookAtBall() {
        ballTouched |= places.ballHasMoved();
    }

    boolean playIsOn() {
        return flow.isOn();
    }

    Restart restart() {
        return restart;
    }

    Decision decision() {
        return decision;
    }

    Half half() {
        return Half.values()[halves.number()];
    }

    private Decision decide(Foul foul) {
        return new Decision(foul, restart.side(), restart.quadrant(), half(), scene.world.time());
    }

    /** What is being played, for people. */
    PlayState describe(Score score) {
        boolean over = halves.isOver();
        boolean open = flow.isOn() && ballTouched;
        String mode = over
                ? "over"
                : flow.isHalted()
                        ? Foul.HALT.mode()
                        : open ? Foul.GAME_ON.mode() : restart.foul().mode();
        return describe(mode, over || open ? null : restart.side(), score);
    }

    /** The same, for a mode that somebody else has called. */
    PlayState describe(String mode, @Nullable Side awarded, Score score) {
        return new PlayState(mode, flow.isOn(), awarded, halves.label(), halves.clock(), score.blue(), score.yellow());
    }

    @Override
    public void state(StateVisitor visitor) {
        flow.state(visitor);
        ballTouched = visitor.flag(ballTouched);
        restart = Restart.visit(visitor, restart);
        decision = Decision.visit(visitor, decision);
        places.state(visitor);
    }
}
