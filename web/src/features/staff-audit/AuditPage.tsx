import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import form from '../../staff/form/Form.module.css';
import { Pager } from '../../staff/form/Pager.tsx';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { usePictures } from '../../staff/pictures/usePictures.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { namedUsers } from '../staff-people/api/readUsers.ts';
import styles from './Audit.module.css';
import { AuditRow } from './AuditRow.tsx';
import { auditPage, auditPageSize } from './api/audit.ts';
import { peopleIn } from './changes.ts';
import type { FormatContext } from './formatValue.ts';

/** The filters of the log, as typed; an empty field matches everything. */
interface Filters {
  action: string;
  from: string;
  to: string;
}

const everything: Filters = { action: '', from: '', to: '' };

/** The log of the staff's actions (Admin), newest first. */
export default function AuditPage() {
  const t = useStaffTexts().audit;
  const { loading } = useTexts().common;
  const [filters, setFilters] = useState(everything);
  const [page, setPage] = useState(1);
  const entries = useEntries(filters, page);
  const context = useFormatContext(entries.data?.rows ?? []);
  const changeFilters = (part: Partial<Filters>) => {
    setFilters({ ...filters, ...part });
    setPage(1);
  };

  return (
    <Page title={t.title} lead={t.lead}>
      <AuditSearch asked={filters} onAsk={changeFilters} />
      {entries.isPending && (
        <div className={styles.list}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
        </div>
      )}
      {entries.isError && (
        <LoadFailure title={t.loadFailed} error={entries.error} onRetry={entries.refetch} />
      )}
      {entries.data?.total === 0 && <p className={form.empty}>{t.none}</p>}
      {entries.data && entries.data.total > 0 && (
        <>
          <ol className={styles.list}>
            {entries.data.rows.map((entry) => (
              <AuditRow key={entry.id} entry={entry} context={context} />
            ))}
          </ol>
          <Pager page={page} perPage={auditPageSize} total={entries.data.total} onPage={setPage} />
        </>
      )}
    </Page>
  );
}

function AuditSearch({ asked, onAsk }: { asked: Filters; onAsk: (part: Partial<Filters>) => void }) {
  const t = useStaffTexts().audit;
  return (
    <search className={form.row}>
      <SelectField
        label={t.action}
        value={asked.action}
        onChange={(event) => onAsk({ action: event.target.value })}
      >
        <option value="">{t.anyAction}</option>
        {Object.entries(t.actions).map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        label={t.from}
        type="date"
        value={asked.from}
        onChange={(event) => onAsk({ from: event.target.value })}
      />
      <Field
        label={t.to}
        type="date"
        value={asked.to}
        onChange={(event) => onAsk({ to: event.target.value })}
      />
    </search>
  );
}

/** A page of the log. The range of days is in the park's zone and inclusive. */
function useEntries(filters: Filters, page: number) {
  const { zone } = usePark();
  const { action, from, to } = filters;
  const question = {
    action: action === '' ? null : action,
    from: from === '' ? null : startOfDay(Temporal.PlainDate.from(from), zone),
    to: to === '' ? null : startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }), zone),
    page,
  };
  return useQuery({ ...auditPage(question), placeholderData: keepPreviousData });
}

/** The context to format these entries. */
function useFormatContext(entries: readonly AuditEntryRow[]): FormatContext {
  const { common, planner } = useTexts();
  return {
    texts: useStaffTexts(),
    site: { common, planner },
    language: useLanguage().language,
    zone: usePark().zone,
    names: useNames(entries),
    trackName: useTrackName(),
    pictures: usePictures(),
  };
}

/** Names by account id; the log stores none, so that an erased account leaves no name. */
function useNames(entries: readonly AuditEntryRow[]): ReadonlyMap<string, string> {
  const ids = peopleIn(entries);
  const { data = [] } = useQuery({
    ...namedUsers(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(
    data.map(({ id, first_name, last_name, email }) => [
      id,
      [first_name, last_name].filter(Boolean).join(' ') || email || id,
    ]),
  );
}
