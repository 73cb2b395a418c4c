import { isRole, type Role, roles } from '@cablepark/domain/accounts/permissions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { Pager } from '../../staff/form/Pager.tsx';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AccountRow } from './AccountRow.tsx';
import { accountsPerPage, readAccounts } from './api/users.ts';
import styles from './People.module.css';

/** Everybody who has an account (Admin). */
export default function PeoplePage() {
  const t = useStaffTexts().people;
  const { loading } = useTexts().common;
  const me = useAuth().user?.id ?? null;
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [page, setPage] = useState(1);
  const question = { text: useDeferredValue(text.trim()), role, page };
  const accounts = useQuery({
    queryKey: ['accounts', question],
    queryFn: ({ signal }) => readAccounts(question, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = accounts;

  return (
    <Page title={t.title} lead={t.lead}>
      <search className={form.row}>
        <Field
          label={t.search}
          hint={t.searchHint}
          type="search"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
        <SelectField
          label={t.role}
          value={role ?? ''}
          onChange={(event) => {
            setRole(isRole(event.target.value) ? event.target.value : null);
            setPage(1);
          }}
        >
          <option value="">{t.anyRole}</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {t.roles[each]}
            </option>
          ))}
        </SelectField>
      </search>
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
      {data && (
        <>
          <p className={form.hint} aria-live="polite">
            {data.total === 0 ? '' : t.found(data.total)}
          </p>
          {data.total === 0 ? (
            <p className={form.empty}>{t.none}</p>
          ) : (
            <ul className={styles.list}>
              {data.rows.map((account) => (
                <AccountRow key={account.id} account={account} isMe={account.id === me} />
              ))}
            </ul>
          )}
          <Pager page={page} perPage={accountsPerPage} total={data.total} onPage={setPage} />
        </>
      )}
    </Page>
  );
}
