import { brokenPicture, movingPicture, notAPicture } from '../errors.ts';
import { av1Sizes } from './av1.ts';
import { bareAvif } from './bare-avif.ts';
import { type Box, boxesIn, boxOf } from './boxes.ts';
import type { ImageMetadata } from './image-metadata.ts';
import { itemsOf } from './items.ts';

/** An EXIF orientation for each counterclockwise quarter turn. */
const turns = [1, 8, 3, 6];
/** The EXIF orientations of the mirrors: 0 swaps top and bottom, 1 left and right. */
const mirrors = [4, 2];

export function isAvif(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' && ['avif', 'avis'].includes(bytes.toString('latin1', 8, 12))
  );
}

/** The decoder holds planes of sixteen bits beside the pixels, at any colour depth. */
const bytesPerPixel = 8;

/**
 * The size is the larger one of the boxes' and the coded pictures': a decoder uses the latter.
 * @throws INVALID_PAYLOAD, UNSUPPORTED_MEDIA_TYPE for an animated or tiled one
 */
export function readAvif(bytes: Buffer): ImageMetadata {
  if (bytes.toString('latin1', 8, 12) === 'avis') throw movingPicture();
  const file = boxesIn(bytes);
  const meta = boxesIn(boxOf(file, 'meta').subarray(4));
  const items = itemsOf(bytes, meta);
  if (items.some(({ kind }) => kind === 'grid' || kind === 'iovl')) throw notAPicture();
  const properties = boxesIn(boxOf(boxesIn(boxOf(meta, 'iprp')), 'ipco'));
  const sizes = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ content }) => ({ width: content.readUInt32BE(4), height: content.readUInt32BE(8) }));
  const codedSizes = items.filter(({ kind }) => kind === 'av01').flatMap(({ data }) => av1Sizes(data));
  if (sizes.length === 0 || codedSizes.length === 0) throw brokenPicture();
  return {
    format: 'avif',
    width: Math.max(...[...sizes, ...codedSizes].map((size) => size.width)),
    height: Math.max(...[...sizes, ...codedSizes].map((size) => size.height)),
    bytesPerPixel,
    orientation: orientationOf(properties),
    bare: bareAvif(bytes),
  };
}

/** No camera writes both a turn and a mirror; if both are present, the turn counts. */
function orientationOf(properties: readonly Box[]): number {
  const turn = properties.find(({ type }) => type === 'irot');
  if (turn) return turns[turn.content.readUInt8(0) & 0x03] ?? 1;
  const mirror = properties.find(({ type }) => type === 'imir');
  return mirror ? (mirrors[mirror.content.readUInt8(0) & 0x01] ?? 1) : 1;
}
