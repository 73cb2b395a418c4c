import { useState } from 'react';
import { ParkPicture } from '../../pictures/ParkPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useStaffTexts } from '../texts.ts';
import { PictureChoices } from './PictureChoices.tsx';
import styles from './PicturePicker.module.css';
import { usePictures } from './usePictures.ts';

export interface PicturePickerProps {
  /** The place of the picture: "Picture of the scene Bar". */
  label: string;
  /** A built-in picture by name, or a library picture by id. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Whether a picture is required. */
  required?: boolean;
  error?: string | undefined;
}

/** The picture of a page, and a choice of others: built-in, from the library, or a new one. */
export function PicturePicker({ label, value, onChange, required = false, error }: PicturePickerProps) {
  const t = useStaffTexts().library;
  const pictures = usePictures();
  const [isOpen, setOpen] = useState(false);
  const choose = value === null ? t.choose : t.change;
  const select = (name: string) => {
    onChange(name);
    setOpen(false);
  };
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.thumb}>
        <ParkPicture name={value} pictures={pictures} sizes="12rem" fill />
      </div>
      <div className={styles.actions}>
        <Button aria-label={`${choose}: ${label}`} onClick={() => setOpen(true)}>
          {choose}
        </Button>
        {!required && value !== null && (
          <Button variant="quiet" aria-label={`${t.none}: ${label}`} onClick={() => onChange(null)}>
            {t.none}
          </Button>
        )}
        {error && <p className={styles.error}>{error}</p>}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} shape="sheet">
        <PictureChoices value={value} onChoose={select} />
      </Dialog>
    </fieldset>
  );
}
