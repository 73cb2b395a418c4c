import { pause, untilAnswered } from '../../lib/http/untilAnswered.ts';
import { defaultPark, type Park, parkOf } from '../park.ts';
import { readAssets } from './readAssets.ts';
import { readServerInfo } from './serverInfo.ts';

/** Any refusal leaves what is usual: the site must also run where nothing answers these calls. */
export async function readPark(): Promise<Park> {
  const park = await untilAnswered(readServerInfo, retry).then(parkOf, () => defaultPark);
  if (park.tracks) return park;
  return { ...park, tracks: await untilAnswered(readAssets, retry).catch(() => []) };
}

const retry = { pause, onWait: () => undefined };
