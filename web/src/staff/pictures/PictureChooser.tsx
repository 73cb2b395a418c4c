import { pictureTypes } from './files.ts';
import styles from './PictureUpload.module.css';

interface PictureChooserProps {
  label: string;
  /** Of the element that says which files there may be. */
  hintId: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Looks like a button; the browser's own field for files is in it. */
export function PictureChooser({ label, hintId, multiple = false, onChoose }: PictureChooserProps) {
  return (
    <label className={styles.choose}>
      <span>{label}</span>
      <input
        type="file"
        className={styles.file}
        accept={pictureTypes.join(',')}
        multiple={multiple}
        aria-describedby={hintId}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onChoose(files);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
    </label>
  );
}
