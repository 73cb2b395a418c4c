import type { GearCount } from '@cablepark/domain/booking/gear';
import { useState } from 'react';
import { gearTexts } from '../../i18n/pages/gear.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Fold } from '../../ui/Fold.tsx';
import { GearButtons } from './GearButtons.tsx';
import { useWantedItems } from './useWantedItems.ts';

interface GearLineProps {
  /** The start of the first ride. */
  at: Temporal.Instant;
  onChange: (gear: readonly GearCount[]) => void;
}

/** One collapsed line of a booking's question. Empty if the park offers no gear. */
export default function GearLine({ at, onChange }: GearLineProps) {
  const t = usePageTexts(gearTexts);
  const items = useWantedItems(at);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (items.length === 0) return null;
  return (
    <Fold title={<span>{t.need}</span>}>
      <p>{t.hint}</p>
      <GearButtons
        items={items}
        chosen={chosen}
        onChange={(rows) => {
          setChosen(rows);
          onChange(rows.map((row) => ({ row, count: 1 })));
        }}
      />
    </Fold>
  );
}
