import type { GearCount } from '@cablepark/domain/booking/gear';
import type { Language } from '@cablepark/domain/time/display';
import type { QueryClient } from '@tanstack/react-query';
import { gearTexts } from '../../i18n/pages/gear.texts.ts';
import { chooseGear, gearKey } from '../api/gear.ts';
import type { RiderMessage } from '../outcomeText.ts';

interface Saving {
  queries: QueryClient;
  language: Language;
  say: (message: RiderMessage) => void;
}

/** Saves the gear of a new booking. On a failure a message tells the rider to choose it in My slots. */
export async function saveGear(
  { queries, language, say }: Saving,
  slots: readonly number[],
  gear: readonly GearCount[],
): Promise<void> {
  try {
    await chooseGear(slots, gear);
    await queries.invalidateQueries({ queryKey: gearKey });
  } catch {
    say({ kind: 'warning', text: (await gearTexts.load(language)).notSaved });
  }
}
