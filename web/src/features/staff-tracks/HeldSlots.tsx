import { paths } from '@cablepark/contract/paths';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { whenText } from '../../staff/form/when.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Tracks.module.css';

/** Enough for an overview; the link leads to all of them. */
const mostShown = 8;

interface HeldSlotsProps {
  track: number;
  /** The first of them. */
  slots: readonly Slot[];
  count: number;
}

/** Upcoming bookings that block the retirement of a track, and where to resolve them. */
export function HeldSlots({ track, slots, count }: HeldSlotsProps) {
  const t = useStaffTexts().tracks;
  const { language } = useLanguage();
  const { zone } = usePark();
  const visible = slots.slice(0, mostShown);
  return (
    <>
      <p>{t.heldText(count)}</p>
      <ul className={styles.held}>
        {visible.map(({ id, start }) => (
          <li key={id}>{whenText(start, zone, language)}</li>
        ))}
        {visible.length > 0 && count > visible.length && <li>{t.heldMore(count - visible.length)}</li>}
      </ul>
      {/* Not a router link: the question would stay open above the new page. */}
      <a href={`${paths.bookings}?track=${track}`}>{t.heldLink}</a>
    </>
  );
}
