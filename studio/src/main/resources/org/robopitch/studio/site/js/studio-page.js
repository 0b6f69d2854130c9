// SPDX-License-Identifier: Apache-2.0
// The studio of this page: connects what is shown with what is pressed.

import { part } from './core/dom.js';
import { bodyName, make } from './core/format.js';
import { goalFrom } from './core/moments.js';
import { change, options } from './core/options.js';
import { PictureRate } from './core/picture-rate.js';
import { Player } from './core/player.js';
import { Driver, gamepad } from './input/drive.js';
import { keys } from './input/keys.js';
import { Pointer } from './input/pointer.js';
import { Connection } from './net/connection.js';
import { Capture } from './ui/capture.js';
import { CoachPage } from './ui/coach.js';
import { showHelp } from './ui/dialogs.js';
import { EventList } from './ui/events.js';
import { Files } from './ui/files.js';
import { setIcon } from './ui/icons.js';
import { showLinkCounts } from './ui/link-counts.js';
import { goOn } from './ui/go-on.js';
import { MatchStatistics } from './ui/match-statistics.js';
import { newMatch } from './ui/new-match.js';
import { saveRecording, saveScenario } from './net/api.js';
import { OverlayPage } from './ui/overlays.js';
import { panel } from './ui/panel.js';
import { PlotPage } from './ui/plots.js';
import { RobotCard } from './ui/robot-card.js';
import { RobotPage } from './ui/robot-page.js';
import { showPlay, showTeams } from './ui/scoreboard.js';
import { themes } from './ui/theme.js';
import { Timeline } from './ui/timeline.js';
import { clearLong, toast } from './ui/toast.js';
import { Transport } from './ui/transport.js';
import { views } from './ui/views.js';
import { HeatMap } from './view/heat.js';
import { Overlay } from './view/overlay.js';
import { Stage } from './view/stage.js';

const LEAD_SECONDS = 1.5;

export class StudioPage {
  /** Wishes are what the address asks for after its question mark. */
  constructor(wishes = new URLSearchParams(location.search)) {
    this.wishes = wishes;
    this.low = wishes.get('detail') === 'low';
    this.pictures = new PictureRate(Number(wishes.get('pictures')));
    this.stage = new Stage(part('pitch'), () => change('camera', 'space'), !this.low);
    this.overlay = new Overlay(part('overlay'), this.stage);
    this.connection = new Connection(this.handlers());
    this.player = new Player(this.connection, this);
    this.driver = new Driver(this.connection, () => this.showCard());
    this.pointer = new Pointer(this.stage, this.player, {
      select: (index) => this.select(index),
      place: (body, x, y, heading) => this.connection.send('place', { body, x, y, heading }),
      mayMove: () => this.mayMove(),
      refuse: () => toast('Only a live match can be changed: press LIVE first.'),
    });
    this.transport = new Transport(this.player, { goal: (direction) => this.goal(direction), again: () => this.again() });
    this.timeline = new Timeline(this.player, (time) => this.seek(time));
    this.events = new EventList(part('page-events'), (time) => this.jump(time));
    this.overlays = new OverlayPage(part('page-overlays'));
    this.plots = new PlotPage(part('page-plots'), (from, to) => this.player.stretch(from, to),
      (bodies, take, before) => this.player.steps(bodies, take, before));
    this.coach = new CoachPage(part('page-coach'), part('tab-coach'), (number) => this.connection.send('order', { number }),
      (number, value) => this.connection.send('detail', { number, value }));
    this.statistics = new MatchStatistics(part('page-match'), this.player, [['Rematch', () => this.rematch()], ['Save recording', () => this.saveRecording()], ['New match', () => this.newMatch()]]);
    this.robot = new RobotPage(part('page-robot'), part('tab-robot'), this.player);
    this.heat = new HeatMap(this.stage);
    this.capture = new Capture(this.stage, this.overlay, () => `robopitch-${(this.player.view?.time ?? 0).toFixed(1)}s`);
    this.files = new Files((scene) => this.player.replay(scene, toast));
    this.card = new RobotCard({
      drive: () => this.drive(), follow: () => this.follow(this.pointer.selected), turn: (angle) => this.turn(angle),
      close: () => this.letGo(), mayMove: () => this.mayMove(),
    });
    this.drawn = 0;
  }

  begin() {
    themes((theme) => this.stage.setTheme(theme));
    panel(() => this.resize());
    views(this.stage.cameras);
    new ResizeObserver(() => this.resize()).observe(part('stage'));
    this.resize();
    keys(this);
    part('follow').addEventListener('change', () => this.follow(Number(part('follow', HTMLSelectElement).value)));
    part('help').addEventListener('click', showHelp);
    part('new-match').addEventListener('click', () => this.newMatch());
    part('rematch').addEventListener('click', () => this.rematch());
    part('save-recording').addEventListener('click', () => this.saveRecording());
    part('go-on').addEventListener('click', () => this.goOn());
    part('save-scenario').addEventListener('click', () => this.saveScenario());
    for (const [id, name] of [['help', 'help'], ['theme', 'theme'], ['panel-toggle', 'panel'], ['new-match', 'plus'], ['rematch', 'again'], ['save-recording', 'save'], ['save-scenario', 'situation'], ['open-file', 'open']]) {
      setIcon(part(id), name);
    }
    if (innerWidth < 720) {
      change('panel', false);
    }
    if (this.low) {
      this.stage.setLevel(Infinity);
    }
    const recording = this.wishes.get('replay');
    if (recording) {
      this.files.open(recording);
    }
    requestAnimationFrame((now) => this.draw(now));
  }

  handlers() {
    return {
      open: (connected) => {
        this.connected = connected;
        this.banner();
      },
      frame: (frame) => this.player.live.push(frame, performance.now()),
      scene: (scene) => {
        this.driver.robot = -1;
        this.player.announce(scene);
      },
      status: (status) => {
        this.player.status = status;
        showLinkCounts(status.link);
        this.modeChanged();
      },
      events: ({ match, first, events }) => {
        if (match === this.player.liveScene?.match) {
          this.player.liveScene.events.splice(first, Infinity, ...events);
        }
      },
      'watch only': () => {
        this.player.watchOnly = true;
        for (const id of ['new-match', 'rematch', 'open-file', 'tab-coach']) {
          part(id).classList.add('barred');
        }
        this.modeChanged();
      },
      refused: ({ message }) => {
        this.player.expected = false;
        toast(message);
      },
    };
  }

  sceneChanged(scene) {
    clearLong();
    this.select(-1);
    showTeams(scene, this.player.mode === 'replay');
    this.coach.show(scene);
    this.robot.show(scene);
    if (!scene.bodies) {
      return;
    }
    this.stage.show(scene);
    this.overlay.show(scene);
    this.overlays.show(scene);
    this.plots.show(scene);
    const bodies = scene.bodies.map((body, i) => make('option', { value: i }, bodyName(body)));
    part('follow').replaceChildren(make('option', { value: -1 }, 'Follow …'), bodies.at(-1), ...bodies.slice(0, -1));
    this.follow(-1);
  }

  modeChanged() {
    if (!this.mayMove()) {
      this.driver.stop();
    }
    this.transport.update();
    this.banner();
  }

  banner() {
    const { mode, status, scene } = this.player ?? {};
    const text = this.connected === false && mode !== 'replay' ? 'The studio does not answer; trying again …'
      : mode === 'replay' ? 'Replay'
        : mode === 'past' ? 'Looking back'
          : status?.over ? 'The match is over'
          : this.player?.watchOnly && scene?.bodies ? 'Watch only'
            : scene && !scene.bodies ? 'No match yet: start a new one, or open a recording' : '';
    part('banner').textContent = text;
    part('banner').hidden = text === '';
  }

  mayMove() {
    return this.player.mode === 'live' && !this.player.status.over && !this.player.watchOnly;
  }

  select(index) {
    if (this.driver.driving && index !== this.driver.robot) {
      this.driver.stop();
    }
    this.pointer.selected = index;
    this.showCard();
  }

  selectNext() {
    const count = this.player.scene?.bodies?.length ?? 0;
    this.select(count === 0 ? -1 : (this.pointer.selected + 1) % count);
  }

  showCard() {
    this.card.show(this.player.scene?.bodies?.[this.pointer.selected], this.driver.driving);
  }

  letGo() {
    if (this.driver.driving) {
      this.driver.stop();
    } else {
      this.select(-1);
    }
  }

  drive() {
    const { selected } = this.pointer;
    if (this.driver.driving) {
      this.driver.stop();
    } else if (selected >= 0 && this.mayMove() && this.player.scene.bodies[selected].kind !== 'ball') {
      this.driver.start(selected);
    }
  }

  turn(angle) {
    this.pointer.turn(this.pointer.selected, angle);
  }

  follow(index) {
    this.stage.cameras.followed = index;
    part('follow', HTMLSelectElement).value = String(index);
  }

  followNext() {
    const ball = this.player.scene?.bodies?.findIndex((body) => body.kind === 'ball') ?? -1;
    const cycle = [-1, ball, ...(this.pointer.selected >= 0 && this.pointer.selected !== ball ? [this.pointer.selected] : [])];
    this.follow(cycle[(cycle.indexOf(this.stage.cameras.followed) + 1) % cycle.length]);
  }

  wholePitch() {
    this.follow(-1);
    const { length, width } = this.stage.cameras.size;
    this.stage.cameras.frame(length, width);
  }

  /** Plays the match again from the kick-off, with the teams as their files are now. */
  rematch() {
    this.player.goLive();
    if (!this.connection.send('rematch', {})) {
      toast('The studio does not answer. Is it still running?');
    }
  }

  /** Saves what has been played so far as a recording. */
  saveRecording() {
    saveRecording().catch((problem) => toast(problem.message));
  }

  newMatch() {
    if (this.player.watchOnly) {
      return;
    }
    newMatch((order) => {
      this.player.goLive();
      if (!this.connection.send('new match', order)) {
        toast('The studio does not answer. Is it still running?');
      }
    });
  }

  /** Begins a match where the one shown stands. */
  goOn() {
    const { mode, scene, view, watchOnly } = this.player;
    if (!scene?.bodies || !view || watchOnly) {
      return;
    }
    const time = mode === 'live' ? this.player.end() : view.time;
    goOn(mode === 'replay' ? scene : this.player.liveScene, time, (wish) => {
      // The present has gone on while the form was open: it is the present that was meant.
      const now = mode === 'live' ? this.player.end() : wish.time;
      if (!this.connection.send('go on', { ...wish, time: now })) {
        toast('The studio does not answer. Is it still running?');
        return;
      }
      this.player.expectMatch();
    });
  }

  /** Saves the situation that is shown as a scenario file, for matches to begin with. */
  saveScenario() {
    const { mode, scene, view } = this.player;
    if (scene?.bodies && view && !this.player.watchOnly) {
      const time = mode === 'live' ? this.player.end() : view.time;
      saveScenario(mode === 'replay' ? scene.recording : '', time).catch((problem) => toast(problem.message));
    }
  }

  seek(time) {
    this.player.seek(time, toast);
  }

  seekBy(seconds) {
    this.seek((this.player.mode === 'live' ? this.player.end() : this.player.time) + seconds);
  }

  /** Goes to the goal before (−1) or after (1) the moment that is shown. */
  goal(direction) {
    const now = this.player.mode === 'live' ? this.player.end() : this.player.time;
    const time = goalFrom(this.player.scene?.events ?? [], now, direction);
    if (time === undefined) {
      toast(direction > 0 ? 'No later goal.' : 'No earlier goal.');
    } else {
      this.seek(time);
    }
  }

  /** Shows the last goal in slow motion. */
  again() {
    const now = this.player.mode === 'live' ? this.player.end() : this.player.time;
    const time = goalFrom(this.player.scene?.events ?? [], now + 0.1, -1);
    if (time === undefined) {
      toast('No goal yet.');
    } else {
      this.player.showAgain(time, toast);
    }
  }

  /** Goes to an event; while playing a moment earlier, to see it coming. */
  jump(time) {
    this.seek(time - (this.player.isPaused() ? 0 : LEAD_SECONDS));
  }

  resize() {
    this.stage.resize();
    this.overlay.resize();
  }

  draw(now) {
    requestAnimationFrame((next) => this.draw(next));
    if (gamepad() && !this.driver.driving && this.pointer.selected >= 0) {
      this.drive();
    }
    this.driver.update();
    const view = this.pointer.ahead(this.player.sample(now));
    if (view && this.stage.width) {
      this.overlay.pass(this.player.passed);
      if (this.pictures.isDue(now)) {
        this.picture(view);
      }
      this.player.passed.forEach((frame) => this.plots.add(frame));
      showPlay(view);
      this.transport.showTime(view.time);
    }
    if (now - this.drawn > 100) {
      this.drawn = now;
      this.slowly(view);
    }
  }

  /** Draws the pitch and what lies over it. */
  picture(view) {
    this.stage.render(view, this.pictures.interval);
    const knob = (context, body) => this.pointer.drawKnob(context, body);
    this.overlay.draw(view, options, this.pointer.selected, knob);
    this.robot.draw(this.overlay.context, this.stage);
    this.capture.drawn();
  }

  /** What need not be done sixty times a second. */
  slowly(view) {
    const events = this.player.scene?.events ?? [];
    this.events.show(events);
    this.timeline.update(events);
    this.statistics.watch(view);
    this.plots.draw(view?.time ?? 0);
    this.robot.update(this.pointer.selected, view);
    this.card.update(view?.bodies[this.pointer.selected], view?.roles[this.pointer.selected]);
    this.heat.show(this.player, options.heat, toast);
  }

  /** What tests may look at. */
  window() {
    return {
      page: this,
      view: () => this.player.view,
      body: (index) => this.player.view?.bodies[index],
      screen: (index) => {
        const { x, y } = this.player.view.bodies[index];
        return this.client(x, y);
      },
      client: (x, y) => this.client(x, y),
    };
  }

  client(x, y) {
    const box = this.stage.canvas.getBoundingClientRect();
    const at = this.stage.toScreen(x, y);
    return { x: box.left + at.x, y: box.top + at.y };
  }
}
