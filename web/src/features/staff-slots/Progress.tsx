import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/status/ProgressBar.tsx';
import styles from './Edit.module.css';

/** The progress of a long piece of work, and a stop button. */
export function Progress(props: { label: string; done: number; total: number; onStop: () => void }) {
  const t = useStaffTexts().edit;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={props.label}
        text={t.progress(props.done, props.total)}
        value={props.done}
        max={props.total}
      />
      <Button onClick={props.onStop}>{t.stop}</Button>
    </div>
  );
}
