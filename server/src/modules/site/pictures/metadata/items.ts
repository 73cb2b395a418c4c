import { brokenPicture } from '../errors.ts';
import { type Box, boxesIn, boxOf } from './boxes.ts';

/** A picture with alpha, EXIF and a few more parts has fewer than ten. */
const mostItems = 64;

export interface Item {
  /** `av01` for a coded picture, `Exif`, `mime`, `grid` … */
  kind: string;
  data: Buffer;
}

/** The items of a HEIF file, such as AVIF, with their data. @throws INVALID_PAYLOAD */
export function itemsOf(file: Buffer, meta: readonly Box[]): Item[] {
  const kinds = kindsOf(meta);
  const items = dataOf(file, meta).map(({ id, data }) => ({ kind: kinds.get(id) ?? '', data }));
  const total = items.reduce((sum, { data }) => sum + data.length, 0);
  // Items may share bytes, but honest ones don't: a small file must not become large.
  if (total > file.length) throw brokenPicture();
  return items;
}

function kindsOf(meta: readonly Box[]): Map<number, string> {
  const list = boxOf(meta, 'iinf');
  const entries = boxesIn(list.subarray(list.readUInt8(0) === 0 ? 6 : 8));
  return new Map(
    entries.map(({ content }) => {
      const wide = content.readUInt8(0) === 3;
      const id = wide ? content.readUInt32BE(4) : content.readUInt16BE(4);
      return [id, content.toString('latin1', wide ? 10 : 8, wide ? 14 : 12)];
    }),
  );
}

function dataOf(file: Buffer, meta: readonly Box[]): { id: number; data: Buffer }[] {
  const list = boxOf(meta, 'iloc');
  const version = list.readUInt8(0);
  const widths = list.readUInt16BE(4);
  const [offsetBytes, lengthBytes, baseBytes] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15];
  const indexBytes = version === 0 ? 0 : widths & 15;
  const idBytes = version < 2 ? 2 : 4;
  const next = numbersOf(list, 6);
  const count = next(idBytes);
  if (count > mostItems) throw brokenPicture();
  return Array.from({ length: count }, () => {
    const id = next(idBytes);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2); // another file: never ours
    const base = next(baseBytes);
    // The format allows an item in several pieces, but no program writes one.
    if (method > 1 || next(2) !== 1) throw brokenPicture();
    next(indexBytes);
    const source = method === 1 ? boxOf(meta, 'idat') : file;
    const start = base + next(offsetBytes);
    const length = next(lengthBytes);
    if (start + length > source.length) throw brokenPicture();
    return { id, data: source.subarray(start, start + length) };
  });
}

/** Reads one number after the other, each of the given width in bytes. */
function numbersOf(bytes: Buffer, from: number): (width: number) => number {
  let at = from;
  return (width) => {
    const start = at;
    at += width;
    if (width === 0) return 0;
    if (width === 2) return bytes.readUInt16BE(start);
    if (width === 4) return bytes.readUInt32BE(start);
    if (width === 8) return Number(bytes.readBigUInt64BE(start));
    throw brokenPicture();
  };
}
