import type { NewAsset } from '@cablepark/contract/park/tracks.schema';
import type { TransactionContext } from '../db/transaction-context.ts';
import { createTrack } from '../modules/tracks/index.ts';

/** Tracks with numbers as names, as in the specification. */
export const sampleTracks: readonly NewAsset[] = [
  {
    name: '1',
    description: 'Duży tor: kickery, rura i fala.',
    description_en: 'The big one: kickers, a pipe and a wave.',
    length: 200,
    level: 'pro',
    colour: 'teal',
    obstacles: [
      { name: 'Kicker L', name_en: 'Kicker L', picture: 'obstacle-kicker-l' },
      { name: 'Kicker M', name_en: 'Kicker M', picture: 'obstacle-kicker-m' },
      { name: 'Rura', name_en: 'Pipe', picture: 'obstacle-pipe' },
      { name: 'Fala', name_en: 'Wave box', picture: 'obstacle-wave-box' },
    ],
  },
  {
    name: '2',
    description: 'Spokojny tor: pierwszy start, pierwsze przeszkody.',
    description_en: 'The calm one: first starts, first obstacles.',
    length: 160,
    level: 'first-time',
    colour: 'coral',
    obstacles: [
      { name: 'Kicker S', name_en: 'Kicker S', picture: 'obstacle-kicker-s' },
      { name: 'Płaski box', name_en: 'Flat box', picture: 'obstacle-flat-box' },
      { name: 'Down rail', name_en: 'Down rail', picture: 'obstacle-down-rail' },
      { name: 'Pomost startowy', name_en: 'Start dock', picture: 'obstacle-start-dock' },
    ],
  },
];

/** Creates the sample's tracks in the way an Admin does. @returns their ids, the big one first */
export async function makeSampleTracks(transaction: TransactionContext): Promise<number[]> {
  const ids: number[] = [];
  for (const track of sampleTracks) ids.push(await createTrack(transaction, track));
  return ids;
}
