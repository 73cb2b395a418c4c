import { pictureTypes } from './files.ts';
import styles from './PictureUpload.module.css';

interface PictureChooserProps {
  label: string;
  /** Id of the element that lists the allowed files. */
  hintId: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Looks like a button; the browser's file input is inside. */
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
          // Allows the same file again after a failure.
          event.target.value = '';
        }}
      />
    </label>
  );
}
