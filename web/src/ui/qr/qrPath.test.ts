import { inFours, passCodeIn, passCodeLetters } from '@cablepark/domain/passes/pass-code';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

/** The path as pixels: this many per module, dark on white. */
function drawn(text: string, pixels = 4) {
  const { size, path } = qrPath(text);
  const width = size * pixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row += 1) {
      const from = (row * width + Number(x) * pixels) * 4;
      for (let at = 0; at < Number(length) * pixels * 4; at += 1) if (at % 4 < 3) data[from + at] = 0;
    }
  }
  return { width, height: width, data };
}

const code = 'ABCDEFGH2345';

test.each([code, passCodeLetters.slice(0, 12), passCodeLetters.slice(-12)])(
  'What a camera reads off the screen is the code: %s',
  (text) => {
    expect(decodeQR(drawn(text))).toBe(text);
  },
);

test('The link of a present leads to its code, in small print too', () => {
  const link = `https://karnety.wakepark-nad-jeziorem.example.pl/myAccount/present#${code}`;
  expect(passCodeIn(decodeQR(drawn(link, 3)))).toBe(code);
  expect(passCodeIn(decodeQR(drawn(inFours(code))))).toBe(code);
});

test('A code of its own letters is the smallest there is, with four blank modules on each side', () => {
  const { size, path } = qrPath(code);
  expect(size).toBe(21 + 2 * 4);
  expect(path).toMatch(/^M4 4h7v1h-7z/);
});
