import { useStaffTexts } from '../../../../staff/texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../../../ui/status/Alert.tsx';
import styles from './ScanDialog.module.css';
import { type CodeIn, useScanner } from './useScanner.ts';

interface ScanDialogProps {
  codeIn: CodeIn;
  /** Of codes that are no pass's. */
  words?: { title: string; other: string; close: string };
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera's picture, until it reads a code; without a camera, instructions. */
export function ScanDialog({ codeIn, words, onCode, onClose }: ScanDialogProps) {
  const t = useStaffTexts().passes.scan;
  const { video, state, isOther } = useScanner(codeIn, onCode, onClose);
  const other = words?.other ?? t.other;
  const isOn = state === 'starting' || state === 'looking';
  return (
    <Dialog open onClose={onClose} title={words?.title ?? t.title}>
      {isOn && (
        <div className={styles.view}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's picture has no sound */}
          <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />
          <div className={styles.frame} />
        </div>
      )}
      <div aria-live="polite">
        {isOn ? (
          <p>{state === 'starting' ? t.starting : isOther ? other : t.hint}</p>
        ) : (
          <Alert kind="danger">{t[state]}</Alert>
        )}
      </div>
      <Button onClick={onClose}>{words?.close ?? t.type}</Button>
    </Dialog>
  );
}
