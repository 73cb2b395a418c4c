import { readFile } from 'node:fs/promises';
import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import type { Theme } from '@cablepark/domain/theme/own-colours';
import { themeOf } from '@cablepark/domain/theme/theme';
import type { AppContext } from '../../../context.ts';
import { webFolder } from '../../../web-folder.ts';
import { findFile } from '../pictures/index.ts';
import { findLogo } from './looks.store.ts';

/** The parts of an icon. */
export interface IconSource {
  theme: Theme;
  onPlate: boolean;
  logo: { type: string; content: Buffer; width: number; height: number } | null;
  /** The background of the picture for shared links; null for a plain one. */
  ground: Buffer | null;
}

export async function readIconSource(
  { store }: Pick<AppContext, 'store'>,
  { colours, logo }: Pick<ShownLooks, 'colours' | 'logo'>,
  picture: string | null,
): Promise<IconSource> {
  const file = logo && (await findLogo(store.db, logo.file));
  return {
    theme: themeOf(colours),
    onPlate: logo?.onPlate ?? false,
    logo: logo && file && { type: file.type, content: Buffer.from(file.content), ...sizeOf(logo) },
    ground: picture === null ? null : await readGround(store, picture),
  };
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

/** The picture of the first scene or of an event: an uploaded one by its id, or one of ours by its name. */
async function readGround({ db }: AppContext['store'], picture: string): Promise<Buffer | null> {
  const own = await findFile(db, picture);
  if (own) return Buffer.from(own.content);
  if (!/^[a-z][a-z-]*$/.test(picture)) return null;
  const read = (width: number) => readFile(`${webFolder}/art/${picture}-${width}.webp`).catch(() => null);
  // Pictures of scenes are wider than those of cards.
  return (await read(1600)) ?? (await read(960));
}
