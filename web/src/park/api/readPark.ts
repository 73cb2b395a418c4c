import { pause, untilAnswered } from '../../lib/http/untilAnswered.ts';
import { defaultPark, type Park, parkOf } from '../park.ts';
import { readAssets } from './readAssets.ts';
import { readServerInfo } from './serverInfo.ts';

/** A refusal means the defaults: the site must also run on a backend without these calls. */
export async function readPark(): Promise<Park> {
  const park = await untilAnswered(readServerInfo, retry).then(parkOf, () => defaultPark);
  if (park.tracks) return park;
  return { ...park, tracks: await untilAnswered(readAssets, retry).catch(() => []) };
}

const retry = { pause, onWait: () => undefined };
