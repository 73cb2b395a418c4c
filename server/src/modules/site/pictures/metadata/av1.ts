import { brokenPicture } from '../errors.ts';

const sequenceHeader = 1;

/** The largest frame sizes of AV1 data, by its sequence headers; no frame can exceed them. @throws INVALID_PAYLOAD */
export function av1Sizes(data: Buffer): { width: number; height: number }[] {
  const sizes: { width: number; height: number }[] = [];
  for (let at = 0; at < data.length; ) {
    const head = data.readUInt8(at);
    at += (head & 0x04) === 0 ? 1 : 2;
    let length = data.length - at;
    if ((head & 0x02) !== 0) [length, at] = readLeb128(data, at);
    if (at + length > data.length) throw brokenPicture();
    if (((head >> 3) & 0x0f) === sequenceHeader) sizes.push(sizeOf(data.subarray(at, at + length)));
    at += length;
  }
  return sizes;
}

/** A number of up to eight bytes, seven bits in each. @returns it and its end */
function readLeb128(data: Buffer, from: number): [number, number] {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = data.readUInt8(from + index);
    value += (byte & 0x7f) * 2 ** (7 * index);
    if ((byte & 0x80) === 0) return [value, from + index + 1];
  }
  throw brokenPicture();
}

function sizeOf(header: Buffer): { width: number; height: number } {
  const bits = bitsOf(header);
  bits(4); // profile, still picture
  if (bits(1) === 1)
    bits(5); // the short header of a still: its level
  else readOperatingPoints(bits);
  const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1];
  return { width: bits(widthBits) + 1, height: bits(heightBits) + 1 };
}

/** The long header, which older programs also write for stills. Only videos have timing. */
function readOperatingPoints(bits: (count: number) => number): void {
  if (bits(1) === 1) throw brokenPicture();
  const hasDelay = bits(1) === 1;
  const points = bits(5) + 1;
  for (let index = 0; index < points; index += 1) {
    bits(12);
    if (bits(5) > 7) bits(1);
    if (hasDelay && bits(1) === 1) bits(4);
  }
}

function bitsOf(bytes: Buffer): (count: number) => number {
  let position = 0;
  return (count) => {
    let value = 0;
    for (let index = 0; index < count; index += 1, position += 1) {
      value = value * 2 + ((bytes.readUInt8(position >> 3) >> (7 - (position & 7))) & 1);
    }
    return value;
  };
}
