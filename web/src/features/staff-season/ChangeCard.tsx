import type { SeasonChangeRow } from '@cablepark/contract/season/season.schema';
import { seasonKinds } from '@cablepark/contract/season/season-kinds';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { shortWhen } from '../../staff/form/when.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { ProgressBar } from '../../ui/status/ProgressBar.tsx';
import styles from './Season.module.css';
import type { useRunningChange } from './useRunningChange.ts';

type ChangeCardProps = Omit<ReturnType<typeof useRunningChange>, 'change'> & { change: SeasonChangeRow };

/** The last change of the season: its progress, or its outcome. */
export function ChangeCard({ change, isRunning, isUnread, undoing }: ChangeCardProps) {
  const t = useStaffTexts().season.change;
  const { zone } = usePark();
  if (isRunning) return <Progress change={change} isUnread={isUnread} />;
  const isUndone = change.state === 'undone';
  return (
    <section className={form.card} aria-label={isUndone ? t.undone : t.done}>
      <div>
        <h2 className={form.cardTitle}>{isUndone ? t.undone : t.done}</h2>
        <p className={form.hint}>{t.when(shortWhen(Temporal.Instant.from(change.date_created), zone))}</p>
      </div>
      <Counts change={change} />
      {!isUndone && <Undo change={change} undoing={undoing} />}
    </section>
  );
}

function Progress({ change, isUnread }: { change: SeasonChangeRow; isUnread: boolean }) {
  const t = useStaffTexts().season.change;
  const label = change.state === 'undoing' ? t.undoing : t.applying;
  return (
    <section className={form.card} aria-label={label}>
      <ProgressBar
        label={label}
        text={t.progress(change.cursor, change.steps)}
        value={change.cursor}
        max={change.steps || 1}
      />
      <p className={form.hint}>{t.leave}</p>
      {isUnread && <Alert kind="warning">{t.readFailed}</Alert>}
    </section>
  );
}

/** The result, and any differences from the preview. */
function Counts({ change: { counts, expected } }: { change: SeasonChangeRow }) {
  const t = useStaffTexts().season.change;
  const kinds = seasonKinds.filter((kind) => counts[kind] > 0 || counts[kind] !== expected[kind]);
  if (kinds.length === 0) return <p>{t.nothing}</p>;
  return (
    <>
      <ul className={styles.counts}>
        {kinds.map((kind) => (
          <li key={kind}>
            {[t.counts[kind](counts[kind]), counts[kind] !== expected[kind] && t.expected(expected[kind])]
              .filter(Boolean)
              .join(' ')}
          </li>
        ))}
      </ul>
      {kinds.some((kind) => counts[kind] !== expected[kind]) && <p className={form.hint}>{t.differs}</p>}
    </>
  );
}

function Undo({ change, undoing }: Pick<ChangeCardProps, 'change' | 'undoing'>) {
  const texts = useTexts();
  const t = useStaffTexts().season.change;
  const confirm = useConfirm();
  const undo = async () => {
    const isConfirmed = await confirm({ title: t.undoQuestion, text: t.undoText, confirmLabel: t.undo });
    if (isConfirmed) undoing.mutate(change.id);
  };
  if (change.undo !== 'ok') return <p className={form.hint}>{t.noUndo[change.undo]}</p>;
  return (
    <>
      {undoing.isError && (
        <Alert kind="danger" title={t.undoFailed}>
          {errorText(undoing.error, texts)}
        </Alert>
      )}
      <div className={form.actions}>
        <Button busy={undoing.isPending} onClick={() => void undo()}>
          {t.undo}
        </Button>
      </div>
    </>
  );
}
