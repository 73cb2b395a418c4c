import { paths } from '@cablepark/contract/paths';
import type { Slot } from '@cablepark/domain/slots/slot';
import { ToCalendar } from '../../../booking/calendar/ToCalendar.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { ownMoveTexts } from '../../../i18n/pages/own-move.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from './MoveRide.module.css';

/** The ride's new slot. It takes the focus, because the clicked button is gone. */
export function MovedRide({ slot }: { slot: Slot }) {
  const t = usePageTexts(ownMoveTexts);
  const words = useSlotWords();
  const { features } = usePark();
  return (
    <>
      <Alert kind="success" title={t.moved}>
        <p className={styles.slot}>{words.what(slot)}</p>
      </Alert>
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={paths.account} ref={(link) => link?.focus()}>
          {t.toSlots}
        </ButtonLink>
        {features.includes('calendar') && (
          <ToCalendar slot={slot} time={words.time(slot)} track={words.track(slot)} />
        )}
      </div>
    </>
  );
}
