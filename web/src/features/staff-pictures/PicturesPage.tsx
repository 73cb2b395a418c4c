import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import form from '../../staff/form/Form.module.css';
import { LibraryUpload } from '../../staff/pictures/LibraryUpload.tsx';
import { library } from '../../staff/pictures/libraryCalls.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import styles from './Pictures.module.css';

/** The library of the park's own pictures (Admin). */
export default function PicturesPage() {
  const t = useStaffTexts().library;
  const { loading } = useTexts().common;
  const pictures = useQuery(library());
  const [editing, setEditing] = useState<LibraryPictureRow | null>(null);
  const close = () => setEditing(null);
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={form.card}>
        <LibraryUpload label={t.send} multiple />
      </div>
      {pictures.isPending && (
        <div className={styles.grid}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </div>
      )}
      {pictures.isError && (
        <LoadFailure title={t.loadFailed} error={pictures.error} onRetry={pictures.refetch} />
      )}
      {pictures.data?.length === 0 && <p className={form.empty}>{t.empty}</p>}
      {pictures.data && (
        <ul className={styles.grid}>
          {pictures.data.map((picture, index) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              place={index + 1}
              onEdit={() => setEditing(picture)}
            />
          ))}
        </ul>
      )}
      <Dialog open={editing !== null} onClose={close} title={t.edit} shape="sheet">
        {editing && <PictureEditor picture={editing} onDone={close} />}
      </Dialog>
    </Page>
  );
}
