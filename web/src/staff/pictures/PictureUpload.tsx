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
  /** Text of the button that selects a file. */
  label: string;
  /** Id of the element that lists the allowed files. */
  hintId: string;
  /** Called with the server's id of the picture. */
  onSent: (id: string) => void;
}

/** Selects a picture, uploads it at once, and shows errors. */
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
