import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { useStaffTexts } from '../texts.ts';
import { uploadPicture } from './files.ts';
import { PictureChooser } from './PictureChooser.tsx';
import styles from './PictureUpload.module.css';
import { type PictureFault, PictureRefused, pictureFault, pictureFaultOf } from './picture.ts';

interface PictureUploadProps {
  /** On the button that chooses a file. */
  label: string;
  /** Of the element that says which files there may be. */
  hintId: string;
  /** Hears of the id under which the server keeps it. */
  onSent: (id: string) => void;
}

/** A picture: chosen, sent at once, and what was wrong with it. */
export function PictureUpload({ label, hintId, onSent }: PictureUploadProps) {
  const texts = useTexts();
  const t = useStaffTexts().picture;
  const upload = useMutation({
    mutationFn: (file: File) => {
      const fault = pictureFault(file);
      return fault ? Promise.reject(new PictureRefused(fault)) : uploadPicture(file);
    },
    onSuccess: onSent,
  });
  const fault: PictureFault | null = upload.error && pictureFaultOf(upload.error);
  return (
    <>
      {upload.isError && (
        <Alert kind="danger">{fault ? t.faults[fault] : errorText(upload.error, texts)}</Alert>
      )}
      {upload.isPending ? (
        <output className={styles.uploading}>
          <Spinner /> <span>{t.uploading}</span>
        </output>
      ) : (
        <PictureChooser label={label} hintId={hintId} onChoose={([file]) => file && upload.mutate(file)} />
      )}
    </>
  );
}
