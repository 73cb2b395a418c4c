import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import forms from '../forms.module.css';
import group from '../party/Group.module.css';
import { closurePreview } from './api/closures.ts';
import { ClosureFields } from './ClosureFields.tsx';
import { closureTexts } from './closures.texts.ts';
import { Outlook } from './Outlook.tsx';
import { useClosing } from './useClosing.ts';
import { useClosureChoice } from './useClosureChoice.ts';

/** Closes tracks: until when, which ones and why, and what becomes of the rides. */
export function ClosureDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffPageTexts(closureTexts);
  const { price } = useTexts().common;
  const choice = useClosureChoice();
  const preview = useQuery(closurePreview(choice.time));
  const { state, close } = useClosing(choice, preview, onClose);
  const [isAttempted, setAttempted] = useState(false);
  const { data } = preview;
  const isShown = data !== undefined && choice.time !== null && choice.tracks.length > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    void close();
  };

  return (
    <Dialog open onClose={onClose} title={t.title} shape="sheet">
      <form className={forms.form} onSubmit={submit} noValidate>
        {state === 'seen' && <Alert kind="warning">{t.seen}</Alert>}
        <ClosureFields choice={choice} isAttempted={isAttempted} />
        {choice.tracks.length === 0 && <Alert kind="warning">{t.tracksFault}</Alert>}
        {preview.isLoading && <Skeleton height="6rem" />}
        {preview.error && (
          <LoadFailure title={t.previewFailed} error={preview.error} onRetry={preview.refetch} />
        )}
        {isShown && <Outlook preview={data} />}
        <div className={group.confirm}>
          <div className={forms.form}>
            {isShown && data.needsEditor && (
              <Alert kind="warning">{t.needsEditor(price(data.toGiveBack))}</Alert>
            )}
            <Button
              type="submit"
              variant="primary"
              wide
              busy={state === 'sending'}
              // Disabled until the preview matches the current choice.
              disabled={isShown && (preview.isPlaceholderData || data.needsEditor)}
              data-autofocus
            >
              {isShown && data.rides.length > 0 ? t.confirm(data.rides.length) : t.confirmNone}
            </Button>
            {isShown && data.rides.length > 0 && !data.needsEditor && <p className={forms.note}>{t.waits}</p>}
          </div>
        </div>
      </form>
    </Dialog>
  );
}
