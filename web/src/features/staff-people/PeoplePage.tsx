import { isRole, roles } from '@cablepark/domain/accounts/roles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { Pager } from '../../staff/form/Pager.tsx';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { Invitations } from '../../staff/people/Invitations.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AccountRow } from './AccountRow.tsx';
import { type AccountQuestion, accountsPage, accountsPerPage, type ListedAccount } from './api/users.ts';
import styles from './People.module.css';

type Filters = Omit<AccountQuestion, 'page'>;

/** All accounts (Admin). */
export default function PeoplePage() {
  const { people: t, invitations } = useStaffTexts();
  const canInvite = usePark().features.includes('setup');
  const { loading } = useTexts().common;
  const [filters, setFilters] = useState<Filters>({ text: '', role: null });
  const [page, setPage] = useState(1);
  const question = { text: useDeferredValue(filters.text.trim()), role: filters.role, page };
  const accounts = useQuery({
    ...accountsPage(question),
    placeholderData: keepPreviousData,
  });
  const changeFilters = (part: Partial<Filters>) => {
    setFilters((before) => ({ ...before, ...part }));
    setPage(1);
  };

  return (
    <Page title={t.title} lead={t.lead}>
      {canInvite && (
        <details className={classes(form.card, styles.invite)}>
          <summary className={styles.summary}>{invitations.title}</summary>
          <Invitations />
        </details>
      )}
      <PeopleSearch {...filters} onAsk={changeFilters} />
      {accounts.isPending && (
        <div className={styles.list}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </div>
      )}
      {accounts.isError && (
        <LoadFailure title={t.loadFailed} error={accounts.error} onRetry={accounts.refetch} />
      )}
      {accounts.data && (
        <>
          <PeopleFound {...accounts.data} />
          <Pager page={page} perPage={accountsPerPage} total={accounts.data.total} onPage={setPage} />
        </>
      )}
    </Page>
  );
}

function PeopleSearch({ text, role, onAsk }: Filters & { onAsk: (part: Partial<Filters>) => void }) {
  const t = useStaffTexts().people;
  return (
    <search className={form.row}>
      <Field
        label={t.search}
        hint={t.searchHint}
        type="search"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => onAsk({ text: event.target.value })}
      />
      <SelectField
        label={t.role}
        value={role ?? ''}
        onChange={(event) => onAsk({ role: isRole(event.target.value) ? event.target.value : null })}
      >
        <option value="">{t.anyRole}</option>
        {roles.map((each) => (
          <option key={each} value={each}>
            {t.roles[each]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}

/** The total, and this page's accounts. */
function PeopleFound({ rows, total }: { rows: readonly ListedAccount[]; total: number }) {
  const t = useStaffTexts().people;
  const me = useAuth().user?.id ?? null;
  return (
    <>
      <p className={form.hint} aria-live="polite">
        {total === 0 ? '' : t.found(total)}
      </p>
      {total === 0 ? (
        <p className={form.empty}>{t.none}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((account) => (
            <AccountRow key={account.id} account={account} isMe={account.id === me} />
          ))}
        </ul>
      )}
    </>
  );
}
