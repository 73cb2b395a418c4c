import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { urls } from '../../lib/http/urls.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { pictureTypes, uploadPicture } from './api/files.ts';
import styles from './Events.module.css';
import { type PictureFault, PictureRefused, pictureFault, pictureFaultOf } from './picture.ts';

/** The event's picture: chosen, sent at once, shown as the server keeps it. */
export function PictureField(props: {
  /** Of the event, as typed so far. */
  name: string;
  image: string | null;
  onChange: (image: string | null) => void;
}) {
  const texts = useTexts();
  const t = useStaffTexts().events;
  const hintId = useId();
  const upload = useMutation({
    mutationFn: (file: File) => {
      const fault = pictureFault(file);
      return fault ? Promise.reject(new PictureRefused(fault)) : uploadPicture(file);
    },
    onSuccess: props.onChange,
  });
  const fault: PictureFault | null = upload.error && pictureFaultOf(upload.error);

  return (
    <fieldset className={classes(form.group, form.card)}>
      <legend className={form.sectionTitle}>{t.picture}</legend>
      {props.image !== null && (
        <img className={styles.picture} src={urls.file(props.image)} alt={t.pictureOf(props.name)} />
      )}
      <p className={form.hint} id={hintId}>
        {t.pictureHint}
      </p>
      {upload.isError && (
        <Alert kind="danger">{fault ? t.pictureFaults[fault] : errorText(upload.error, texts)}</Alert>
      )}
      {upload.isPending ? (
        <output className={styles.uploading}>
          <Spinner /> {t.uploading}
        </output>
      ) : (
        <div className={form.actions}>
          <PictureChooser
            label={props.image === null ? t.choosePicture : t.changePicture}
            hintId={hintId}
            onChoose={upload.mutate}
          />
          {props.image !== null && (
            <Button variant="quiet" onClick={() => props.onChange(null)}>
              {t.removePicture}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Looks like a button; the browser's own field for files is in it. */
function PictureChooser(props: { label: string; hintId: string; onChoose: (file: File) => void }) {
  return (
    <label className={styles.choose}>
      {props.label}
      <input
        type="file"
        className={styles.file}
        accept={pictureTypes.join(',')}
        aria-describedby={props.hintId}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) props.onChoose(file);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
    </label>
  );
}
