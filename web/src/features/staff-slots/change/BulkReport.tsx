import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { shortWhen } from '../../../staff/form/when.ts';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { namedUsers, type RiderRow } from '../../staff-people/api/readUsers.ts';
import styles from '../Edit.module.css';
import { failureText } from '../failureText.ts';
import type { BulkResult } from './useBulkChange.ts';

/** More are not useful; the number above the list is complete. */
const mostListed = 50;

export interface ReportTexts {
  success: string;
  failure: string;
  count: (count: number) => string;
}

/** The number of deleted or changed slots, and the kept ones that are booked. */
export function BulkReport({ result, say }: { result: BulkResult; say: ReportTexts }) {
  const texts = useTexts();
  const t = useStaffTexts().edit;
  const { zone } = usePark();
  const trackName = useTrackName();
  const { done, total, kept, error, isLogged } = result;
  const ids = new Set(kept.slice(0, mostListed).flatMap(({ rider }) => rider ?? []));
  const { data: riders } = useQuery({ ...namedUsers([...ids]), enabled: ids.size > 0 });
  return (
    <>
      {error === null ? (
        <Alert kind="success" title={say.success}>
          {say.count(done)}
        </Alert>
      ) : (
        <Alert kind="danger" title={say.failure}>
          <p>{failureText(error, { texts, edit: t, zone, trackName })}</p>
          <p>{t.doneSome(done, total)}</p>
        </Alert>
      )}
      {kept.length > 0 && (
        <Alert kind="info" title={t.kept(kept.length)}>
          <ul className={styles.kept}>
            {kept.slice(0, mostListed).map((slot) => (
              <KeptSlot
                key={slot.id}
                what={`${shortWhen(slot.start, zone)}, ${trackName(slot.track)}`}
                rider={riders?.find(({ id }) => id === slot.rider)}
              />
            ))}
            {kept.length > mostListed && <li>{t.more(kept.length - mostListed)}</li>}
          </ul>
        </Alert>
      )}
      {!isLogged && <Alert kind="warning">{t.notLogged}</Alert>}
    </>
  );
}

/** Whom to call about a booked slot that was not changed. */
function KeptSlot({ what, rider }: { what: string; rider: RiderRow | undefined }) {
  const name = rider && ([rider.first_name, rider.last_name].filter(Boolean).join(' ') || rider.email);
  return (
    <li>
      <span>{[what, name].filter(Boolean).join(', ')}</span>
      {rider?.description && (
        <>
          <span>, </span>
          <a href={`tel:${rider.description}`}>{rider.description}</a>
        </>
      )}
    </li>
  );
}
