import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import type { Elements } from '../../ui/elements.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { useStaffTexts } from '../texts.ts';
import { contentVersions } from './contentCalls.ts';
import { PastVersion } from './PastVersion.tsx';
import type { ContentEditor } from './useContentEditor.ts';
import { VersionList } from './VersionList.tsx';

interface HistoryDialogProps<Name extends ContentName> {
  editor: ContentEditor<Name>;
  look: (content: ContentOf<Name>) => Elements;
  onClose: () => void;
}

/** The history of a content: authors, times, previews, and a restore button. */
export function HistoryDialog<Name extends ContentName>({ editor, look, onClose }: HistoryDialogProps<Name>) {
  const t = useStaffTexts().content.history;
  const versions = useQuery(contentVersions(editor.name));
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  return (
    <Dialog open onClose={onClose} title={t.title}>
      {versions.isPending && <Skeleton height="12rem" />}
      {versions.isError && (
        <LoadFailure title={t.loadFailed} error={versions.error} onRetry={versions.refetch} />
      )}
      {versions.data && openVersion === null && (
        <VersionList versions={versions.data} onSee={setOpenVersion} />
      )}
      {versions.data && openVersion !== null && (
        <PastVersion
          editor={editor}
          version={openVersion}
          standing={versions.data[0]?.version ?? 0}
          look={look}
          onBack={() => setOpenVersion(null)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
