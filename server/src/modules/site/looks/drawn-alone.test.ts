import { themeOf } from '@cablepark/domain/theme/theme';
import { Transformer } from '@napi-rs/image';
import { describe, expect, test } from 'vitest';
import { drawnLogo } from '../../../../test/support/looks.ts';
import { drawIcon } from './draw-icon.ts';
import { drawnAlone } from './drawn-alone.ts';
import { makeLogo } from './logo.ts';
import { safeSvg } from './safe-svg.ts';

const size = { width: 64, height: 64 };
const square = (inside: string, viewBox = '0 0 512 512') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
/** Each of these crashes the library's process. */
const deadly = [
  square('<path stroke-width="1e30" stroke="#000" d="M-1e30 -1e30L1e30 1e30"/>'),
  square('<circle r="1e6" stroke="#f00" stroke-width="1e6"/>', '0 0 .000001 .000001'),
];

test('A drawing is made as large as is asked for, in its own proportions', async () => {
  const { width, height } = await new Transformer(await drawnAlone(drawnLogo, size)).metadata();
  expect([width, height]).toEqual([64, 32]);
});

describe.each(deadly)('%s', (svg) => {
  test('is refused, and the server lives on', async () => {
    await expect(makeLogo(Buffer.from(svg))).rejects.toMatchObject({
      code: 'INVALID_PAYLOAD',
      extensions: { reason: 'broken' },
    });
  });

  test('that is kept already makes no picture to share, and the server lives on', async () => {
    const logo = { type: 'image/svg+xml', content: Buffer.from(safeSvg(svg).svg), width: 512, height: 512 };
    const source = { theme: themeOf(null), onPlate: false, ground: null, logo };
    await expect(drawIcon('share.jpg', source)).rejects.toMatchObject({ code: 'INVALID_PAYLOAD' });
  });
});

test('What takes too long is not waited for', async () => {
  await expect(drawnAlone(drawnLogo, size, 1)).rejects.toMatchObject({ code: 'INVALID_PAYLOAD' });
});

test('What is no drawing is refused', async () => {
  await expect(drawnAlone('no drawing', size)).rejects.toMatchObject({ code: 'INVALID_PAYLOAD' });
});
