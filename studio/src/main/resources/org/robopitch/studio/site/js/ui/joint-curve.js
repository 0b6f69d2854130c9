// SPDX-License-Identifier: Apache-2.0
// One joint over the last seconds: as it was commanded, dashed, and as it turned, drawn through.

const DEGREES = 180 / Math.PI;
export const SECONDS = 6;

/** The points of a number by its name: time and value in degrees. */
export function points(series, name) {
  const at = 1 + (series?.names.indexOf(name) ?? -2);
  return at < 1 ? [] : series.rows.filter((row) => typeof row[at] === 'number').map((row) => [row[0], row[at] * DEGREES]);
}

export function drawJoint(canvas, series, joint, end) {
  const ratio = Math.min(2, devicePixelRatio);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const [planned, executed] = [points(series, `${joint}.planned`), points(series, `${joint}.executed`)];
  const values = [...planned, ...executed].map(([, value]) => value);
  if (values.length < 2) {
    return;
  }
  const [low, high] = [Math.floor(Math.min(...values) / 5) * 5 - 1, Math.ceil(Math.max(...values) / 5) * 5 + 1];
  const x = (time) => width - ((end - time) / SECONDS) * width;
  const y = (value) => height - 8 - ((value - low) / (high - low)) * (height - 22);
  const style = getComputedStyle(canvas);
  context.font = `11px ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.globalAlpha = 0.7;
  context.fillText(`${high - 1}°`, 4, 12);
  context.fillText(`${low + 1}°`, 4, height - 3);
  context.globalAlpha = 1;
  line(context, executed, x, y, '#4cc38a', []);
  line(context, planned, x, y, '#ff7a59', [5, 4]);
}

function line(context, list, x, y, colour, dash) {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.setLineDash(dash);
  context.beginPath();
  list.forEach(([time, value]) => context.lineTo(x(time), y(value)));
  context.stroke();
  context.setLineDash([]);
}
