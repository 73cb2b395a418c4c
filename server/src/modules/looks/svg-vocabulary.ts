/** What a logo may be drawn with. Nothing in it runs, asks for a file, or multiplies itself. */
export const shapes = new Set([
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

/** What drawing programs say of the file: it is left out. */
export const remarks = new Set(['title', 'desc', 'metadata']);

/** Attributes that say how a shape looks; they may stand in `style`, too. */
export const looks = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'opacity',
  'color',
  'clip-path',
  'clip-rule',
  'mask',
  'mask-type',
  'stop-color',
  'stop-opacity',
  'display',
  'visibility',
]);

export const geometry = new Set([
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'width',
  'height',
  'points',
  'transform',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
]);

/** Numbers, names of colours, and functions of them; no quote, no colon, no angle: nothing to leave an attribute with. */
export const plainValue = /^[\w\s.,#%()+-]*$/;
/** Something of the same drawing. */
export const ownPart = /^url\(["']?(#[\w.-]{1,100})["']?\)$/;
export const partName = /^[\w.-]{1,100}$/;
