// SPDX-License-Identifier: Apache-2.0
// What teams draw: lines, circles, points and words, in their own colours.

const PAINTERS = {
  line(context, stage, { numbers }) {
    context.beginPath();
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const at = stage.toScreen(numbers[i], numbers[i + 1]);
      context.lineTo(at.x, at.y);
    }
    context.stroke();
  },
  circle(context, stage, { numbers: [x, y, radius] }) {
    context.beginPath();
    for (let i = 0; i <= 40; i++) {
      const angle = (2 * Math.PI * i) / 40;
      const at = stage.toScreen(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      context.lineTo(at.x, at.y);
    }
    context.stroke();
  },
  points(context, stage, { numbers }) {
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const at = stage.toScreen(numbers[i], numbers[i + 1]);
      context.fillRect(at.x - 2, at.y - 2, 4, 4);
    }
  },
};

/** Draws the lines of a frame's shapes over the pitch, and passes their words on. */
export function drawShapes(context, stage, shapes, sideColours, labels) {
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  for (const shape of shapes) {
    const colour = CSS.supports('color', shape.colour) ? shape.colour : sideColours[shape.side] ?? '#ffffff';
    if (shape.form === 'label') {
      const at = stage.toScreen(shape.numbers[0], shape.numbers[1]);
      labels.add(shape.text, at.x, at.y, colour);
    } else {
      context.strokeStyle = context.fillStyle = colour;
      PAINTERS[shape.form]?.(context, stage, shape);
    }
  }
}
