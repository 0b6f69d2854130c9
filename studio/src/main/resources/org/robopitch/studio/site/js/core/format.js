// SPDX-License-Identifier: Apache-2.0
// Numbers and names as people read them.

export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export function preciseClock(seconds) {
  const tenths = Math.max(0, Math.floor(seconds * 10 + 1e-6));
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`;
}

/** To the millisecond: every step of every league has a time of its own. */
export function stepClock(seconds) {
  const thousandths = Math.max(0, Math.round(seconds * 1000));
  const rest = String(thousandths % 60000).padStart(5, '0');
  return `${Math.floor(thousandths / 60000)}:${rest.slice(0, 2)}.${rest.slice(2)}`;
}

/** What a body of a scene is called. */
export function bodyName(body) {
  if (!body) {
    return '';
  }
  return body.kind === 'ball' ? 'Ball' : `${['Blue', 'Yellow'][body.side] ?? 'Robot'} ${body.number}`;
}

export function capital(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : '';
}

/** A value with its unit and as many digits after the point; a share is shown in per cent. */
export function quantity({ unit, decimals }, value) {
  const number = (unit === '%' ? 100 * value : value).toFixed(decimals);
  return unit ? `${number} ${unit}` : number;
}

/** A name of a protocol in words: KickOff_Left is a kick-off on the left. */
export function words(name) {
  const text = /_|[a-z][A-Z]/.test(name) ? name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() : name;
  return capital(text.replace(/\bkick off\b/gi, 'kick-off').replace(/\btime out\b/gi, 'time-out'));
}

/** An element with attributes and children; text children are never read as HTML. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, '');
    } else if (value !== false && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children);
  return element;
}
