import type { ContentName } from '@cablepark/domain/content/content-names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import form from '../form/Form.module.css';
import { useStaffTexts } from '../texts.ts';
import { useAuthor } from './author.ts';
import styles from './Content.module.css';
import { contentVersions, editedContent } from './contentCalls.ts';
import type { ContentEditor } from './useContentEditor.ts';

/** A version conflict: shows the other author, and asks which version to keep. The draft stays until the answer. */
export function Conflict<Name extends ContentName>({ editor }: { editor: ContentEditor<Name> }) {
  const texts = useTexts();
  const { conflict: t, loadFailed } = useStaffTexts().content;
  const author = useAuthor();
  const confirm = useConfirm();
  const newest = useQuery(contentVersions(editor.name)).data?.[0];
  const theirs = useTheirs(editor);
  const { who, when } = newest ? author(newest) : { who: '', when: '' };
  const load = async () => {
    const question = { title: t.loadQuestion, text: t.loadText, confirmLabel: t.load, danger: true };
    if (await confirm(question)) theirs.mutate();
  };
  const keepOwn = async () => {
    const question = { title: t.keepQuestion, text: t.keepText, confirmLabel: t.keep };
    if (newest && (await confirm(question))) editor.save(newest.version);
  };
  return (
    <Alert kind="warning" title={t.title}>
      <div className={styles.conflict}>
        <p>{`${newest ? t.by(who, when) : ''} ${t.text}`}</p>
        {theirs.isError && <p>{`${loadFailed} ${errorText(theirs.error, texts)}`}</p>}
        <div className={form.actions}>
          <Button busy={theirs.isPending} onClick={() => void load()}>
            {t.load}
          </Button>
          <Button disabled={!newest} onClick={() => void keepOwn()}>
            {t.keep}
          </Button>
        </div>
      </div>
    </Alert>
  );
}

/** Continues with the other author's version. */
function useTheirs<Name extends ContentName>({ name, restart }: ContentEditor<Name>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => queries.fetchQuery({ ...editedContent(name), staleTime: 0 }),
    onSuccess: restart,
  });
}
