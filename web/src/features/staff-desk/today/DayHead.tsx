import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DayNav } from '../../../ui/DayNav.tsx';
import { LockIcon } from '../../../ui/pageIcons.tsx';
import { closureTexts } from '../closures/closures.texts.ts';
import { CashIcon, GroupIcon, PrintIcon, StopIcon } from '../icons.tsx';
import { partyTexts } from '../party/party.texts.ts';
import { stopTexts } from '../stops/stops.texts.ts';
import { tillTexts } from '../till/till.texts.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './DayHead.module.css';
import { ScanArrival } from './ScanArrival.tsx';

interface DayHeadProps {
  day: Temporal.PlainDate;
  isToday: boolean;
  onDay: (day: Temporal.PlainDate) => void;
  onToday: () => void;
  /** Absent if the server books no groups, and on past days. */
  onGroup?: (() => void) | undefined;
  /** Absent if the server knows no stops, and on other days. */
  onStop?: (() => void) | undefined;
  /** Absent if the server closes no tracks, and on other days. */
  onClose?: (() => void) | undefined;
  /** Absent if the server takes no bills, and on other days. */
  onTill?: (() => void) | undefined;
}

/** The day, links to other days and back, and the print button. */
export function DayHead({ day, isToday, onDay, onToday, onGroup, onStop, onClose, onTill }: DayHeadProps) {
  const t = useDeskTexts();
  const party = useStaffPageTexts(partyTexts);
  const stops = useStaffPageTexts(stopTexts);
  const closures = useStaffPageTexts(closureTexts);
  const till = useStaffPageTexts(tillTexts);
  const scans = usePark().features.includes('check-in');
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{isToday ? t.today : t.dayPlan}</h1>
      <div className={styles.nav}>
        <DayNav day={day} onDay={onDay} texts={t} />
      </div>
      <div className={styles.actions}>
        {!isToday && <Button onClick={onToday}>{t.today}</Button>}
        {onGroup && (
          <Button onClick={onGroup}>
            <GroupIcon />
            <span>{party.group}</span>
          </Button>
        )}
        {onTill && (
          <Button onClick={onTill}>
            <CashIcon />
            <span>{till.till}</span>
          </Button>
        )}
        {onStop && (
          <Button className={styles.wordy} onClick={onStop}>
            <StopIcon />
            <span>{stops.stop}</span>
          </Button>
        )}
        {onClose && (
          <Button className={styles.wordy} onClick={onClose}>
            <LockIcon />
            <span>{closures.close}</span>
          </Button>
        )}
        {isToday && scans && <ScanArrival day={day} />}
        <Button onClick={() => window.print()}>
          <PrintIcon />
          <span className={styles.minor}>{t.print}</span>
        </Button>
      </div>
    </header>
  );
}
