import { Transformer } from '@napi-rs/image';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawCode } from './draw-code.ts';

test('A camera reads the link of a booking from its picture', async () => {
  const link = 'https://park.example/booking?token=b14.9reEuqcpNjRzA_YHooZPoZBo';
  const image = new Transformer(await drawCode(link));
  const { width, height } = await image.metadata();
  const data = Uint8ClampedArray.from(await image.rawPixels());
  expect(decodeQR({ width, height, data })).toBe(link);
});
