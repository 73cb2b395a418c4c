import type { SaxesAttributeNS } from 'saxes';
import { brokenLogo } from './logo-errors.ts';

export interface DrawnSize {
  viewBox: string;
  /** As large as the icons need. */
  width: number;
  height: number;
}

const longest = 512;
/** A longer logo is unreadable in a bar. */
const mostRatio = 12;
const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d)?/i;

/** @throws INVALID_PAYLOAD if the drawing has no size, or none of a logo */
export function drawnSize(attributes: Record<string, SaxesAttributeNS>): DrawnSize {
  const sizeOf = (name: string) =>
    Number(number.exec(attributes[name]?.value.trim() ?? '')?.[0] ?? Number.NaN);
  const box = attributes['viewBox']?.value
    .trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, sizeOf('width'), sizeOf('height')];
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = box;
  const isSize = box.length === 4 && box.every((each) => Number.isFinite(each) && Math.abs(each) <= 1e6);
  if (!isSize || width <= 0 || height <= 0 || Math.max(width / height, height / width) > mostRatio)
    throw brokenLogo();
  const scale = longest / Math.max(width, height);
  return {
    viewBox: [x, y, width, height].join(' '),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
