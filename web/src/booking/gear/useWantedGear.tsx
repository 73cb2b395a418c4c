import type { GearCount } from '@cablepark/domain/booking/gear';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { gearTexts } from '../../i18n/pages/gear.texts.ts';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { loadOnce } from '../../lib/loadOnce.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import type { RiderMessage } from '../outcomeText.ts';

const GearLine = lazyExtra(() => import('./GearLine.tsx'));
/** Loads at the first choice, because the rider may be offline by the time of the booking. */
const loadSaving = loadOnce(() => import('./saveGear.ts'));
const none: readonly GearCount[] = [];

/** The gear that a rider chooses in the question; it loads only if the park offers some. */
export function useWantedGear(say: (message: RiderMessage) => void) {
  const { features } = usePark();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const gearRef = useRef(none);
  return {
    /** The question's text with the line below. */
    withLine: (text: ReactNode, first: Slot): ReactNode => {
      gearRef.current = none;
      if (!features.includes('gear')) return text;
      return (
        <>
          <div>{text}</div>
          <Suspense fallback={null}>
            <GearLine
              at={first.start}
              onChange={(gear) => {
                gearRef.current = gear;
                loadSaving().catch(() => undefined);
              }}
            />
          </Suspense>
        </>
      );
    },
    /** Saves it with the first of the booked slots, because one rider needs one board. A failure does not affect the booking. */
    save: async ([first]: readonly number[]): Promise<void> => {
      if (gearRef.current.length === 0 || first === undefined) return;
      const saving = await loadSaving().catch(() => null);
      if (saving) await saving.saveGear({ queries, language, say }, [first], gearRef.current);
      else say({ kind: 'warning', text: (await gearTexts.load(language)).notSaved });
    },
  };
}
