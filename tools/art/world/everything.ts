import type { Object3D } from 'three';
import { bar } from './bar.ts';
import { beach } from './beach.ts';
import { cables } from './cable.ts';
import { camp } from './camp.ts';
import { cottages } from './cottage.ts';
import { startDock } from './dock.ts';
import type { Hour } from './hours.ts';
import { obstacles } from './park.ts';
import { stage } from './party.ts';
import { twoLevelPool } from './pool.ts';
import { miniRamp } from './ramp.ts';
import { type Cloud, cumulus } from './sky.ts';
import { ridges, terrain } from './terrain.ts';
import { woods } from './trees.ts';

export interface Setting {
  hour: Hour;
  /** Where carriers hang on each track. */
  carriers?: { first?: readonly number[]; second?: readonly number[] };
  clouds?: readonly Cloud[];
  /** How brightly the park's lamps burn, 0 by day. */
  lamps?: number;
}

/** The park without its people: what every picture starts from. */
export function everything({ hour, carriers = {}, clouds = [], lamps = 0 }: Setting): Object3D[] {
  return [
    terrain(),
    ridges(hour),
    woods(),
    cables(carriers.first, carriers.second),
    obstacles(),
    startDock(),
    bar(lamps),
    beach(),
    stage(lamps),
    camp(lamps),
    cottages(lamps),
    miniRamp(),
    twoLevelPool(),
    cumulus(hour, clouds),
  ];
}
