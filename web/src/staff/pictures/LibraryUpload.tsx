import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { useId } from 'react';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/signIcons.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import form from '../form/Form.module.css';
import { useStaffTexts } from '../texts.ts';
import styles from './LibraryUpload.module.css';
import { PictureChooser } from './PictureChooser.tsx';
import { pictureFaultOf } from './picture.ts';
import { type Upload, useUploads } from './useUploads.ts';

interface LibraryUploadProps {
  /** Text of the button that selects files. */
  label: string;
  /** Whether several files are allowed. */
  multiple?: boolean;
  onSent?: (row: LibraryPictureRow) => void;
}

/** Uploads pictures to the library one after the other, and shows each outcome. */
export function LibraryUpload({ label, multiple = false, onSent }: LibraryUploadProps) {
  const { picture: t, library } = useStaffTexts();
  const hintId = useId();
  const { uploads, add } = useUploads(onSent);
  const sentCount = uploads.filter(({ state }) => state === 'sent').length;
  return (
    <div className={styles.upload}>
      <PictureChooser label={label} hintId={hintId} multiple={multiple} onChoose={add} />
      <p className={form.hint} id={hintId}>{`${t.hint} ${library.rights}`}</p>
      {uploads.length > 1 && (
        <progress
          className={styles.bar}
          aria-label={library.progress}
          max={uploads.length}
          value={sentCount}
        />
      )}
      <ul className={styles.list} aria-live="polite">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
    </div>
  );
}

function UploadRow({ upload: { name, state, error } }: { upload: Upload }) {
  const texts = useTexts();
  const { picture: t, library } = useStaffTexts();
  const fault = error && pictureFaultOf(error);
  const why = fault ? t.faults[fault] : error && errorText(error, texts);
  return (
    <li className={styles.row}>
      {state === 'sending' && <Spinner />}
      {state === 'sent' && <CheckIcon />}
      {state === 'failed' && <WarningIcon className={styles.warning} />}
      <span>
        <bdi className={styles.name}>{name}</bdi> <span>{why ?? library.states[state]}</span>
      </span>
    </li>
  );
}
