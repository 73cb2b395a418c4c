import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { pictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { Focus } from '@cablepark/domain/pictures/pictures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { LibraryPicture } from '../../pictures/LibraryPicture.tsx';
import { BilingualArea } from '../../staff/content/BilingualField.tsx';
import form from '../../staff/form/Form.module.css';
import { describePicture, library } from '../../staff/pictures/libraryCalls.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { FocusField } from './FocusField.tsx';
import styles from './Pictures.module.css';

/** The description and focal point of a picture, with a preview of its crops. */
export function PictureEditor({ picture, onDone }: { picture: LibraryPictureRow; onDone: () => void }) {
  const texts = useTexts();
  const { library: t, content } = useStaffTexts();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ alt: picture.alt, focus: picture.focus });
  const saving = useMutation({
    mutationFn: () => describePicture(picture.id, draft),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: library().queryKey });
      toast.success(t.saved);
      onDone();
    },
  });
  const wrong = new Set(
    pictureDescription.safeParse(draft).error?.issues.map(({ path }) => path.join('.')) ?? [],
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.size === 0) saving.mutate();
  };
  return (
    <form className={form.form} onSubmit={save} noValidate>
      <FocusField picture={picture} focus={draft.focus} onChange={(focus) => setDraft({ ...draft, focus })} />
      <Crops picture={picture} focus={draft.focus} />
      <BilingualArea
        label={t.alt}
        hint={t.altHint}
        rows={3}
        value={draft.alt}
        path="alt"
        fault={(path) => (wrong.has(path) ? content.tooLong(300) : undefined)}
        onChange={(alt) => setDraft({ ...draft, alt: { pl: oneLine(alt.pl), en: oneLine(alt.en) } })}
      />
      {saving.isError && (
        <Alert kind="danger" title={t.saveFailed}>
          {errorText(saving.error, texts)}
        </Alert>
      )}
      <div className={form.actions}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/** The crops where it covers a screen. */
function Crops({ picture, focus }: { picture: LibraryPictureRow; focus: Focus }) {
  const t = useStaffTexts().library;
  return (
    <div className={styles.previews}>
      {(['phone', 'wide'] as const).map((screen) => (
        <figure key={screen} className={styles.preview}>
          <div className={styles[screen]}>
            <LibraryPicture id={picture.id} files={{ ...picture, focus }} alt="" sizes="20rem" fill />
          </div>
          <figcaption>{screen === 'phone' ? t.previewPhone : t.previewWide}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Pasted text may have several lines. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
