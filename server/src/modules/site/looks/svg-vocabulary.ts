/** The allowed elements of a logo. None of them runs code, loads a file, or multiplies itself. */
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

/** Metadata of drawing programs: dropped. */
export const remarks = new Set(['title', 'desc', 'metadata']);

/** Presentation attributes; they may be in `style`, too. */
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

/** Numbers, names of colours, and functions of them; no quote, colon or angle bracket can break out of an attribute. */
export const plainValue = /^[\w\s.,#%()+-]*$/;
/** A reference within the same drawing. */
export const ownPart = /^url\(["']?(#[\w.-]{1,100})["']?\)$/;
export const partName = /^[\w.-]{1,100}$/;
