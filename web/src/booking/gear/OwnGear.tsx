import type { Slot } from '@cablepark/domain/slots/slot';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { gearTexts } from '../../i18n/pages/gear.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { chooseGear, gearKey, ownGear } from '../api/gear.ts';
import styles from './Gear.module.css';
import { GearButtons } from './GearButtons.tsx';
import { useWantedItems } from './useWantedItems.ts';

interface OwnGearProps {
  slot: Slot;
  time: string;
  track: string;
  /** The class of a button in the list. */
  className?: string | undefined;
}

/** The gear of one's own upcoming ride, and a button to change it until the start. */
export default function OwnGear({ slot, time, track, className }: OwnGearProps) {
  const t = usePageTexts(gearTexts);
  const { language } = useLanguage();
  const items = useWantedItems(slot.start);
  const { data } = useQuery(ownGear());
  const [isOpen, setOpen] = useState(false);
  if (!data || items.length === 0) return null;
  const gear = data.find((ride) => ride.slot === slot.id)?.gear ?? [];
  const names = gear.map(({ name, count }) =>
    count > 1 ? `${count} × ${inLanguage(name, language)}` : inLanguage(name, language),
  );
  return (
    <span className={styles.own}>
      {names.length > 0 && <span>{`${t.gear}: ${names.join(', ')}`}</span>}
      <button
        type="button"
        className={className}
        aria-label={t.changeAt(time, track)}
        onClick={() => setOpen(true)}
      >
        {names.length > 0 ? t.change : t.need}
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t.need}>
          <GearForm
            slot={slot}
            items={items}
            first={gear.map(({ row }) => row)}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </span>
  );
}

interface GearFormProps {
  slot: Slot;
  items: ReturnType<typeof useWantedItems>;
  first: readonly string[];
  onDone: () => void;
}

function GearForm({ slot, items, first, onDone }: GearFormProps) {
  const t = usePageTexts(gearTexts);
  const texts = useTexts();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(first);
  const saving = useMutation({
    mutationFn: () => {
      const offered = chosen.filter((row) => items.some((item) => item.row === row));
      return chooseGear(
        [slot.id],
        offered.map((row) => ({ row, count: 1 })),
      );
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: gearKey });
      toast.success(t.saved);
      onDone();
    },
  });
  return (
    <div className={styles.form}>
      <p>{t.hint}</p>
      <GearButtons items={items} chosen={chosen} onChange={setChosen} />
      {saving.error && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
      <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
        {t.save}
      </Button>
    </div>
  );
}
