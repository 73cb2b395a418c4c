import type { GearCount } from '@cablepark/domain/booking/gear';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { chooseGear, gearKey } from '../../../booking/api/gear.ts';
import { useWantedItems } from '../../../booking/gear/useWantedItems.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Fold } from '../../../ui/Fold.tsx';
import styles from './Bill.module.css';
import { CountedButton } from './CountedButton.tsx';
import { tillTexts } from './till.texts.ts';

/** Gear for bookings by the desk: one collapsed line. Null if the park offers none. @param at the start of the first ride */
export function useGearFields(at: Temporal.Instant) {
  const t = useStaffPageTexts(tillTexts);
  const texts = useTexts();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const items = useWantedItems(at);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const countOf = (row: string) => counts[row] ?? 0;
  const fields: ReactElement | null =
    items.length === 0 ? null : (
      <Fold title={<span>{t.gear}</span>}>
        <div className={styles.items}>
          {items.map(({ row, name, price }) => (
            <CountedButton
              key={row}
              name={inLanguage(name, language)}
              price={texts.common.price(price)}
              count={countOf(row)}
              onAdd={(more) => setCounts({ ...counts, [row]: Math.max(0, countOf(row) + more) })}
            />
          ))}
        </div>
      </Fold>
    );
  /** Saves it after the booking; a failure does not affect the booking. */
  const save = async (slots: readonly number[]): Promise<void> => {
    const gear: GearCount[] = items.flatMap(({ row }) =>
      countOf(row) > 0 ? [{ row, count: countOf(row) }] : [],
    );
    if (gear.length === 0) return;
    try {
      await chooseGear(slots, gear);
      await queries.invalidateQueries({ queryKey: gearKey });
    } catch (error) {
      toast.error(failedText(t.gearFailed, error, texts));
    }
  };
  return { fields, save };
}
