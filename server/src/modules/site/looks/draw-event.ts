import type { PictureWords } from '@cablepark/domain/events/shared-picture';
import { Transformer } from '@napi-rs/image';
import { drawBase, drawPlate, drawSvg, share, wake } from './draw-icon.ts';
import type { IconSource } from './icon-source.ts';
import { fitLines, widthOf, writtenLine } from './written-words.ts';

const nameSizes = [
  { size: 136, lines: 1 },
  { size: 116, lines: 2 },
  { size: 96, lines: 2 },
  { size: 84, lines: 3 },
  { size: 66, lines: 3 },
];
const whenSizes = [
  { size: 54, lines: 1 },
  { size: 44, lines: 1 },
];
/** Smaller than on the park's own picture, because the event's name is more important. */
const plate = { largest: { width: 260, height: 104 }, rim: 22 };
const ink = '#ffffff';

/** The picture of a shared link to an event: its own picture with its name, time and the park. */
export async function drawEvent(source: IconSource, words: PictureWords): Promise<Buffer> {
  const [base, over] = [
    await drawBase(source),
    await drawSvg(writing(source, words), share.width, share.height),
  ];
  const whole = new Transformer(base).overlay(over, 0, 0);
  if (!source.logo) return await whole.jpeg(82);
  const { picture } = await drawPlate(source, source.logo, plate);
  return await whole.overlay(picture, share.margin, share.margin).jpeg(82);
}

function writing({ theme, logo }: IconSource, { park, name, when }: PictureWords): string {
  const { width, height, margin } = share;
  const deep = theme['surface-deep'].light;
  const room = width - 2 * margin;
  const time = fitLines(when, room, whenSizes);
  const title = fitLines(name, room, nameSizes);
  const timeBase = height - margin - 4;
  const lastBase = timeBase - time.size - 22;
  const titleLines = title.lines.map((line, index) => {
    const baseline = lastBase - (title.lines.length - 1 - index) * title.size;
    return writtenLine(line, { left: margin, baseline, size: title.size, fill: ink });
  });
  const top = lastBase - title.lines.length * title.size;
  // The text is on the lower half of the background, which is darkened.
  const ground = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity=".5"/><stop offset=".25" stop-color="${deep}" stop-opacity=".12"/><stop offset="${Math.max(0.3, top / height).toFixed(2)}" stop-color="${deep}" stop-opacity=".5"/><stop offset="1" stop-color="${deep}" stop-opacity=".94"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;
  const signature = logo ? '' : signed(theme, park);
  const timeLine = writtenLine(time.lines.join(' '), {
    left: margin,
    baseline: timeBase,
    size: time.size,
    fill: theme.sun.light,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${signature}${titleLines.join('')}${timeLine}</svg>`;
}

/** Our mark and the park's name, as in the bar of its pages. */
function signed(theme: IconSource['theme'], park: string): string {
  const { width, margin } = share;
  const [size, left] = [50, margin + 84];
  const [line = ''] = fitLines(park, width - left - margin, [{ size, lines: 1 }]).lines;
  const mark = `<g transform="translate(${margin} ${margin - 14}) scale(1.4)">${wake(theme, 1)}</g>`;
  return widthOf(line, size) > 0
    ? mark + writtenLine(line, { left, baseline: margin + 38, size, fill: ink })
    : mark;
}
