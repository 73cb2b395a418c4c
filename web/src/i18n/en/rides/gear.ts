import type { gear as pl } from '../../pl/rides/gear.ts';
import { nonBreaking } from '../nonBreaking.ts';

const texts: typeof pl = {
  need: 'I need gear',
  hint: 'Choose what we should lay out. You pay at the park.',
  gear: 'Gear',
  change: 'Change the gear',
  changeAt: (time, track) => `Change the gear: ${time}, ${track}`,
  save: 'Save the gear',
  saved: 'Gear saved.',
  failed: 'The gear could not be saved',
  notSaved: 'The slot is yours, but the gear could not be saved. Add it in My slots.',
  loadFailed: 'The gear could not be loaded',
};

export const gear = nonBreaking(texts);
