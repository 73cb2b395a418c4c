import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Edit.module.css';

/** How far a long piece of work is, and the way to stop it. */
export function Progress(props: { label: string; done: number; total: number; onStop: () => void }) {
  const t = useStaffTexts().edit;
  return (
    <div className={styles.progress}>
      <p className={styles.progressLine}>
        <span>{props.label}</span>
        <output className={styles.number}>{t.progress(props.done, props.total)}</output>
      </p>
      <progress className={styles.bar} aria-label={props.label} value={props.done} max={props.total} />
      <Button onClick={props.onStop}>{t.stop}</Button>
    </div>
  );
}
