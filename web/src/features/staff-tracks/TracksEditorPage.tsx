import type { Track } from '@cablepark/domain/tracks/track';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { allTracks } from './api/tracks.ts';
import { TrackEditor } from './TrackEditor.tsx';
import { TrackList } from './TrackList.tsx';
import styles from './Tracks.module.css';

/** The page on which Admins manage the park's tracks. */
export default function TracksEditorPage() {
  const t = useStaffTexts().tracks;
  const { loading } = useTexts().common;
  const tracks = useQuery(allTracks());
  const [editing, setEditing] = useState<Track | 'new' | null>(null);
  return (
    <Page title={t.title} lead={editing === null ? t.lead : undefined}>
      {tracks.isPending && (
        <div className={styles.list}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </div>
      )}
      {tracks.isError && !tracks.data && (
        <LoadFailure title={t.loadFailed} error={tracks.error} onRetry={tracks.refetch} />
      )}
      {tracks.data && editing === null && <TrackList tracks={tracks.data} onEdit={setEditing} />}
      {tracks.data && editing !== null && (
        <TrackEditor
          track={editing === 'new' ? null : editing}
          tracks={tracks.data}
          onDone={() => setEditing(null)}
        />
      )}
    </Page>
  );
}
