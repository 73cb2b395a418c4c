import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { CheckField } from '../../../staff/form/CheckField.tsx';
import form from '../../../staff/form/Form.module.css';
import { whenText } from '../../../staff/form/when.ts';
import { useStaffTexts } from '../../../staff/texts.ts';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import styles from '../Edit.module.css';
import type { useSlotsIn } from '../useStanding.ts';

interface CreatePreviewProps {
  plan: readonly PlannedSlot[];
  /** Whether they share one time: then other slots are in the way of all. */
  arePlaces: boolean;
  /** Of each slot, in grosze. */
  price: number;
  clashes: readonly PlannedSlot[];
  standing: ReturnType<typeof useSlotsIn>;
  skipping: boolean;
  onSkip: (skips: boolean) => void;
}

/** The number of slots, their period, and the clashes. */
export function CreatePreview(props: CreatePreviewProps) {
  const { plan } = props;
  const t = useStaffTexts().edit;
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  const starts = plan.map(({ start }) => start);
  const [first] = starts;
  if (!first) return <p className={form.hint}>{t.previewEmpty}</p>;
  const last = starts.reduce((a, b) => (Temporal.Instant.compare(a, b) >= 0 ? a : b));
  const tracks = [...new Set(plan.map(({ track }) => track))].map(trackName).join(', ');

  return (
    <>
      <p className={styles.count} aria-live="polite">{`${t.planned(plan.length)} ${t.onTracks(tracks)}`}</p>
      <dl className={styles.facts}>
        <dt>{t.first}</dt>
        <dd>{whenText(first, zone, language)}</dd>
        <dt>{t.last}</dt>
        <dd>{whenText(last, zone, language)}</dd>
        <dt>{t.worth}</dt>
        <dd>{common.price(plan.length * props.price)}</dd>
      </dl>
      <Clashes {...props} />
    </>
  );
}

function Clashes({ plan, arePlaces, clashes, standing, skipping, onSkip }: CreatePreviewProps) {
  const t = useStaffTexts().edit;
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  const [first] = clashes;
  if (standing.isError) {
    return <LoadFailure title={t.checkFailed} error={standing.error} onRetry={() => standing.refetch()} />;
  }
  if (standing.isPending) {
    return (
      <output className={styles.checking}>
        <Spinner /> <span>{t.checking}</span>
      </output>
    );
  }
  if (!first) {
    return (
      <output className={styles.clear}>
        <CheckIcon /> <span>{t.noClashes}</span>
      </output>
    );
  }
  const count = plan.length - clashes.length;
  return (
    <>
      <Alert kind="warning" title={t.clashes(clashes.length)}>
        {arePlaces
          ? t.placesOver(whenText(first.start, zone, language), trackName(first.track))
          : t.firstClash(whenText(first.start, zone, language), trackName(first.track))}
      </Alert>
      {count > 0 && (
        <CheckField
          label={t.skipClashes(count)}
          checked={skipping}
          onChange={(event) => onSkip(event.target.checked)}
        />
      )}
    </>
  );
}
