import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { isUncertain } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { failureText } from '../failureText.ts';
import type { Creating } from './useCreating.ts';

/** The outcome of an attempt, even if it was partial. */
export function CreateResult({ result }: { result: NonNullable<Creating['result']> }) {
  const texts = useTexts();
  const t = useStaffTexts().edit;
  const { zone } = usePark();
  const trackName = useTrackName();
  const { done, total, error, isLogged } = result;
  return (
    <>
      {error === null ? (
        <Alert kind="success" title={t.created}>
          {t.createdCount(done)}
        </Alert>
      ) : (
        <Alert kind="danger" title={t.createFailed}>
          <p>{failureText(error, { texts, edit: t, zone, trackName })}</p>
          <p>{t.createdSome(done, total)}</p>
          {(done > 0 || isUncertain(error)) && <p>{t.retryHint}</p>}
        </Alert>
      )}
      {!isLogged && <Alert kind="warning">{t.notLogged}</Alert>}
    </>
  );
}
