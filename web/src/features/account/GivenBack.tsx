import { dateText, durationText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { givenBackTexts } from '../../i18n/pages/given-back.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { type ReturnedSlot, returnedSlots } from './api/givenBack.ts';
import styles from './GivenBack.module.css';

/** The rider's cancelled slots with a refund, as money or on a pass, and why. Renders nothing without one. */
export default function GivenBack({ account }: { account: string }) {
  const t = usePageTexts(givenBackTexts);
  const slots = useQuery(returnedSlots(account));
  if (slots.isError) return <LoadFailure title={t.loadFailed} error={slots.error} onRetry={slots.refetch} />;
  if (!slots.data || slots.data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="given-back">
      <h3 id="given-back">{t.heading}</h3>
      <ul className={styles.list}>
        {slots.data.map((slot) => (
          <Returned key={`${slot.booking} ${slot.reason}`} slot={slot} />
        ))}
      </ul>
    </section>
  );
}

function Returned({ slot }: { slot: ReturnedSlot }) {
  const t = usePageTexts(givenBackTexts);
  const { common } = useTexts();
  const { zone } = usePark();
  const trackName = useTrackName();
  const { start, track, minutes, back, amount, reason } = slot;
  return (
    <li className={styles.slot}>
      <span>
        {[
          `${dateText(dayOf(start, zone))}, ${timeText(start, zone)}`,
          trackName(track),
          durationText(minutes),
        ].join(' · ')}
      </span>
      <span className={styles.what}>
        <strong>{back === 'money' ? t.back.money(common.price(amount ?? 0)) : t.back[back]}</strong>
        <span>{` — ${t.reason[reason]}`}</span>
      </span>
    </li>
  );
}
