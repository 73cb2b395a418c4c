import { type Box, boxesIn, boxOf } from './boxes.ts';
import { itemsOf } from './items.ts';

/** The boxes of the picture itself. Offsets in a file count bytes, so other boxes are blanked in place. */
const fileBoxes = ['ftyp', 'meta', 'mdat'];
const metaBoxes = ['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'idat', 'iref', 'grpl'];
const properties = [
  'ispe',
  'pixi',
  'av1C',
  'irot',
  'imir',
  'clap',
  'pasp',
  'auxC',
  'colr',
  'a1op',
  'a1lx',
  'lsel',
];
/** Every reader skips a box or an item of this name. */
const skippedType = 'free';
/** How colours are coded; the other kinds of a `colr` box are profiles. */
const codedColours = 'nclx';

/** The same file without profiles, EXIF, XMP and anything else but the picture. @throws INVALID_PAYLOAD */
export function bareAvif(bytes: Buffer): Buffer {
  const bare = Buffer.from(bytes);
  const file = boxesIn(bare);
  const meta = boxesIn(boxOf(file, 'meta').subarray(4));
  const itemInfos = boxOf(meta, 'iinf');
  for (const { kind, data } of itemsOf(bare, meta)) if (kind !== 'av01') data.fill(0);
  for (const { content } of boxesIn(itemInfos.subarray(itemInfos.readUInt8(0) === 0 ? 6 : 8))) {
    const at = content.readUInt8(0) === 3 ? 10 : 8;
    if (content.toString('latin1', at, at + 4) !== 'av01') content.write(skippedType, at, 'latin1');
  }
  for (const box of boxesIn(boxOf(boxesIn(boxOf(meta, 'iprp')), 'ipco'))) {
    const isProfile = box.type === 'colr' && box.content.toString('latin1', 0, 4) !== codedColours;
    if (isProfile || !properties.includes(box.type)) blank(box);
  }
  for (const box of meta) if (!metaBoxes.includes(box.type)) blank(box);
  for (const box of file) if (!fileBoxes.includes(box.type)) blank(box);
  return bare;
}

function blank({ content, name }: Box): void {
  name.write(skippedType, 'latin1');
  content.fill(0);
}
