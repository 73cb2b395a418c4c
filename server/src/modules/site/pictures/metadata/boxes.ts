import { brokenPicture } from '../errors.ts';

const mostBoxes = 1000;

/** A box of an ISO media file, such as AVIF. */
export interface Box {
  type: string;
  /** The bytes of its type. */
  name: Buffer;
  /** Its payload. */
  content: Buffer;
}

/** The boxes that fill these bytes without a gap. @throws INVALID_PAYLOAD if they don't. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const start = at + (short === 1 ? 16 : 8);
    // Zero: it reaches to the end; one: the size needs more than four bytes and follows.
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = at + size;
    if (end < start || end > bytes.length || boxes.length === mostBoxes) throw brokenPicture();
    boxes.push({ type, name: bytes.subarray(at + 4, at + 8), content: bytes.subarray(start, end) });
    at = end;
  }
  return boxes;
}

/** @throws INVALID_PAYLOAD */
export function boxOf(boxes: readonly Box[], type: string): Buffer {
  const box = boxes.find((each) => each.type === type);
  if (!box) throw brokenPicture();
  return box.content;
}
