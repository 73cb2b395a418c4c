import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { readTakings } from './api/takings.ts';
import { Exports } from './Exports.tsx';
import styles from './Takings.module.css';
import { TakingsView } from './TakingsView.tsx';
import { type Preset, presetRange, presets, readDays } from './takings.ts';

/** What came in (Manager up), for a range of the park's days. */
export default function TakingsPage() {
  const t = useStaffTexts().takings;
  const { loading } = useTexts().common;
  const { zone } = usePark();
  const today = dayOf(useNow(60_000), zone);
  const [preset, setPreset] = useState<Preset | 'own'>('week');
  const [own, setOwn] = useState({ from: today.toString(), to: today.toString() });
  const range = preset === 'own' ? readDays(own.from, own.to) : presetRange(preset, today);
  const days = typeof range === 'string' ? null : range;
  const takings = useQuery({
    queryKey: [...slotKeys.all, 'takings', days?.from.toString(), days?.to.toString()],
    queryFn: ({ signal }) => (days ? readTakings(days, signal) : []),
    enabled: days !== null,
  });

  const choose = (chosen: Preset | 'own') => {
    if (chosen === 'own' && days) setOwn({ from: days.from.toString(), to: days.to.toString() });
    setPreset(chosen);
  };

  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.period}>
        <Choice
          legend={t.preset}
          options={[...presets, 'own' as const].map((value) => ({ value, label: t.presets[value] }))}
          value={preset}
          onChange={choose}
        />
        {preset === 'own' && (
          <div className={styles.days}>
            <Field
              label={t.from}
              type="date"
              value={own.from}
              onChange={(event) => setOwn({ ...own, from: event.target.value })}
            />
            <Field
              label={t.to}
              type="date"
              value={own.to}
              onChange={(event) => setOwn({ ...own, to: event.target.value })}
            />
          </div>
        )}
      </div>
      {typeof range === 'string' && <Alert kind="danger">{t.faults[range]}</Alert>}
      {days && takings.isPending && (
        <div className={form.card}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton width="12rem" height="3rem" />
          <Skeleton height="16rem" />
        </div>
      )}
      {days && takings.isError && (
        <LoadFailure title={t.loadFailed} error={takings.error} onRetry={takings.refetch} />
      )}
      {days && takings.data && <TakingsView takings={takings.data} range={days} />}
      {days && <Exports range={days} />}
    </Page>
  );
}
