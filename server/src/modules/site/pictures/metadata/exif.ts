const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;
const prefix = Buffer.from('Exif\0\0', 'latin1');

/** The orientation in an EXIF block, which is a TIFF file; upright (1) if it is unreadable. */
export function exifOrientation(block: Buffer): number {
  const tiff = block.subarray(0, prefix.length).equals(prefix) ? block.subarray(prefix.length) : block;
  try {
    return readTag(tiff) ?? 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

function readTag(tiff: Buffer): number | null {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const entries = short(directory);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (short(entry) !== orientationTag || short(entry + 2) !== shortType) continue;
    const orientation = short(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}
