import type { Season } from '@cablepark/domain/season/season.schema';
import { dayOf } from '@cablepark/domain/time/park-time';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import form from '../../../staff/form/Form.module.css';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { missingPrices } from '../faultText.ts';
import type { readSeason, SeasonFaults } from '../readSeason.ts';
import styles from '../Season.module.css';
import type { PlanForm } from '../seasonForm.ts';
import { SeasonStrip } from './SeasonStrip.tsx';
import { WeekPicture } from './WeekPicture.tsx';
import { firstWeek } from './weekPicture.ts';

interface PictureProps {
  read: ReturnType<typeof readSeason>;
  /** The plan in the form. */
  plan: PlanForm | undefined;
}

/** A preview of the draft: a week and the whole season of one track. Typing never waits for it. */
export function Picture({ read, plan }: PictureProps) {
  const t = useStaffTexts().season.picture;
  const emptyText = useEmptyText();
  const tracks = useTracks();
  const [choice, setChoice] = useState<number | null>(null);
  const season = useLastGood(read);
  const deferredSeason = useDeferredValue(season);
  const track = choice ?? (plan?.isForAll === false ? plan.tracks[0] : undefined) ?? tracks?.[0]?.id;
  return (
    <section className={classes(form.card, form.fields)} aria-labelledby="season-picture">
      <h2 id="season-picture" className={form.cardTitle}>
        {t.title}
      </h2>
      {tracks && tracks.length > 1 && (
        <SelectField
          label={t.track}
          value={track}
          onChange={(event) => setChoice(Number(event.target.value))}
        >
          {tracks.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {'faults' in read && (
        <p className={styles.note}>{deferredSeason ? t.stale : emptyText(read.faults, plan)}</p>
      )}
      {deferredSeason && track !== undefined && (
        <Pictures
          season={deferredSeason}
          track={track}
          firstDay={plan?.firstDay ?? ''}
          lastDay={plan?.lastDay ?? ''}
        />
      )}
    </section>
  );
}

/** What is missing before the first chart can be drawn. */
function useEmptyText() {
  const t = useStaffTexts().season;
  return (faults: SeasonFaults, plan: PlanForm | undefined): string => {
    const missing = missingPrices(faults);
    if (missing === null || !plan) return t.picture.empty;
    const labels = plan.hasOnePrice ? [t.price] : missing.map((kind) => t.priceKinds[kind]);
    return t.picture.missing(labels.join(', '));
  };
}

/** The last valid draft. */
function useLastGood(result: PictureProps['read']): Season | null {
  const [good, setGood] = useState<Season | null>(null);
  const now = 'season' in result ? result.season : good;
  if (now !== good) setGood(now);
  return now;
}

interface PicturesProps {
  season: Season;
  track: number;
  /** The first day of the plan whose first week is shown initially. */
  firstDay: string;
  lastDay: string;
}

const Pictures = memo(function Pictures({ season, track, firstDay, lastDay }: PicturesProps) {
  const { zone, contact } = usePark();
  const place = useMemo(() => ({ zone, map: contact.map }), [zone, contact.map]);
  const first = useMemo(
    () => firstWeek(firstDay, lastDay, dayOf(clock.now(), zone)),
    [firstDay, lastDay, zone],
  );
  return (
    <>
      <WeekPicture season={season} track={track} first={first} place={place} />
      <SeasonStrip season={season} track={track} place={place} />
    </>
  );
});
