import { useTrackNames } from '../../../park/TrackNames.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { OneOf } from '../../../staff/form/OneOf.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './BookingsFilters.module.css';
import type { BookingsView } from './bookingsView.ts';
import { SearchField } from './SearchField.tsx';

interface BookingsFiltersProps {
  view: BookingsView;
  onChange: (change: Partial<BookingsView>) => void;
}

/** The filters of the list (SPEC.md §2): upcoming or archived, track, payment; and a search. */
export function BookingsFilters({ view, onChange }: BookingsFiltersProps) {
  const t = useDeskTexts();
  const tracks = useTrackOptions(view);
  return (
    <search className={styles.filters} aria-label={t.filters}>
      <Choice
        legend={t.when}
        options={[
          { value: 'upcoming', label: t.upcoming },
          { value: 'archived', label: t.archived },
        ]}
        value={view.when}
        onChange={(when) => onChange({ when })}
      />
      <OneOf
        legend={t.track}
        options={[{ value: 'all', label: t.allTracks }, ...tracks]}
        value={view.track}
        onChange={(track) => onChange({ track })}
      />
      <Choice
        legend={t.payment}
        options={[
          { value: 'all', label: t.all },
          { value: 'paid', label: t.paid },
          { value: 'unpaid', label: t.unpaid },
        ]}
        value={view.payment}
        onChange={(payment) => onChange({ payment })}
      />
      <div className={styles.search}>
        <SearchField
          label={t.search}
          hint={t.searchHint}
          clearLabel={t.clearSearch}
          value={view.text}
          onChange={(text) => onChange({ text })}
        />
      </div>
    </search>
  );
}

/** Today's tracks; deleted ones stay in the archive. */
function useTrackOptions({ when, track }: BookingsView): { value: string; label: string }[] {
  const names = useTrackNames();
  const currentTracks = useTracks() ?? [];
  return [...names]
    .filter(
      ([id]) => when === 'archived' || String(id) === track || currentTracks.some((each) => each.id === id),
    )
    .map(([id, label]) => ({ value: String(id), label }));
}
