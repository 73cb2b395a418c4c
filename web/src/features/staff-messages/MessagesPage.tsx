import { messagesPerPage } from '@cablepark/contract/messages/messages';
import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { type MessageState, messageStates } from '@cablepark/domain/messages/message-states';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { Pager } from '../../staff/form/Pager.tsx';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { messagesPage } from './api/messages.ts';
import { DigestChoice } from './DigestChoice.tsx';
import { MessageEntry } from './MessageEntry.tsx';
import styles from './Messages.module.css';

/** The site's automatic mails (Manager): waiting, sent and failed ones, with a retry. */
export default function MessagesPage() {
  const t = useStaffTexts().messages;
  const { loading } = useTexts().common;
  const { user } = useAuth();
  const [state, setState] = useState<MessageState>('waiting');
  const [page, setPage] = useState(1);
  const messages = useQuery({ ...messagesPage(state, page), placeholderData: keepPreviousData });
  const show = (nextState: string) => {
    setState(messageStates.find((each) => each === nextState) ?? 'waiting');
    setPage(1);
  };

  return (
    <Page title={t.title} lead={t.lead}>
      {may(user?.role ?? null, 'content.edit') && (
        <p>
          <ButtonLink to={paths.mailTexts}>{t.texts.open}</ButtonLink>
        </p>
      )}
      <search className={styles.choice}>
        <SelectField label={t.which} value={state} onChange={(event) => show(event.target.value)}>
          {messageStates.map((each) => (
            <option key={each} value={each}>
              {t.states[each]}
            </option>
          ))}
        </SelectField>
      </search>
      {messages.isPending && (
        <div className={styles.list}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
        </div>
      )}
      {messages.isError && (
        <LoadFailure title={t.loadFailed} error={messages.error} onRetry={messages.refetch} />
      )}
      {messages.data?.total === 0 && <p className={form.empty}>{t.none[state]}</p>}
      {messages.data && messages.data.total > 0 && (
        <>
          <ol className={styles.list}>
            {messages.data.rows.map((message) => (
              <MessageEntry key={message.id} message={message} />
            ))}
          </ol>
          <Pager page={page} perPage={messagesPerPage} total={messages.data.total} onPage={setPage} />
        </>
      )}
      <DigestChoice />
    </Page>
  );
}
