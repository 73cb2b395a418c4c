import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import form from '../form/Form.module.css';
import { useStaffTexts } from '../texts.ts';
import { contentVersion, writeVersion } from './contentCalls.ts';
import type { ContentEditor } from './useContentEditor.ts';

interface PastVersionProps<Name extends ContentName> {
  editor: ContentEditor<Name>;
  version: number;
  /** The current version. */
  standing: number;
  look: (content: ContentOf<Name>) => Elements;
  onBack: () => void;
  /** Called after a restore. */
  onDone: () => void;
}

/** One earlier version. A restore creates a new version, so that the history stays complete. */
export function PastVersion<Name extends ContentName>(props: PastVersionProps<Name>) {
  const { editor, version, standing, look, onBack, onDone } = props;
  const { history: t } = useStaffTexts().content;
  const query = useQuery(contentVersion(editor.name, version));
  const { putBack, back } = usePuttingBack(editor, standing, onDone);
  const texts = useTexts();
  return (
    <>
      <h3>{version === 0 ? t.first : t.version(version)}</h3>
      {query.isPending && <Skeleton height="12rem" />}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {query.data && look(query.data.content)}
      {back.isError && (
        <Alert kind="danger" title={t.failed}>
          {errorText(back.error, texts)}
        </Alert>
      )}
      <div className={form.actions}>
        <Button onClick={onBack}>{t.back}</Button>
        {query.data && version !== standing && (
          <Button variant="primary" busy={back.isPending} onClick={() => void putBack(query.data.content)}>
            {t.putBack}
          </Button>
        )}
      </div>
    </>
  );
}

function usePuttingBack<Name extends ContentName>(
  { name, restart, isDirty }: ContentEditor<Name>,
  current: number,
  onDone: () => void,
) {
  const { history: t } = useStaffTexts().content;
  const confirm = useConfirm();
  const back = useMutation({
    mutationFn: (content: ContentOf<Name>) => writeVersion(name, current, content),
    onSuccess: (next) => {
      restart(next);
      toast.success(t.done);
      onDone();
    },
  });
  const putBack = async (content: ContentOf<Name>) => {
    const text = isDirty ? t.unsavedText : t.putBackText;
    const question = { title: t.putBackQuestion, text, confirmLabel: t.putBack, danger: isDirty };
    if (await confirm(question)) back.mutate(content);
  };
  return { putBack, back };
}
