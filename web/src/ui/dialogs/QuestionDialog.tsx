import { useEffect, useRef } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { Button, type ButtonVariant } from '../Button.tsx';
import { Spinner } from '../status/Spinner.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Modals.module.css';
import type { Choice, QueuedQuestion } from './questions.ts';
import { shieldTaps } from './tapShield.ts';

/** A question over the page. It accepts no answer while its work is pending. */
export default function QuestionDialog({ entry }: { entry: QueuedQuestion }) {
  const { kind, state, answer } = entry;
  const { question } = state;
  const content = useRef<HTMLDivElement>(null);
  useNewContent(question, content);
  return (
    <Dialog open onClose={() => answer('cancel')} title={question.title} role="alertdialog">
      <div ref={content} className={styles.text}>
        <div>{question.text}</div>
        <output>{state.step === 'sending' && state.note}</output>
      </div>
      {kind === 'info' ? <InfoButton answer={answer} /> : <Answers entry={entry} />}
    </Dialog>
  );
}

/** New content of a question shields late taps, and takes the focus. */
function useNewContent(question: unknown, content: { current: HTMLElement | null }): void {
  const first = useRef(question);
  useEffect(() => {
    if (first.current === question) return;
    first.current = question;
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    shieldTaps(new DOMRect(0, 0, innerWidth, innerHeight));
    dialog.querySelector<HTMLElement>('[data-autofocus=true]')?.focus();
  }, [question, content]);
}

function InfoButton({ answer }: Pick<QueuedQuestion, 'answer'>) {
  const t = useFrameTexts().common;
  return (
    <div className={styles.buttons}>
      <Button variant="primary" data-autofocus onClick={() => answer('confirm')}>
        {t.ok}
      </Button>
    </div>
  );
}

function Answers({ entry }: { entry: QueuedQuestion }) {
  const t = useFrameTexts().common;
  const { question } = entry.state;
  const { danger = false, cancels = false, cancelLabel = t.goBack } = question;
  const { undoLabel, groupLabel, moreLabel, otherLabel } = question;
  return (
    <div className={styles.buttons}>
      {cancelLabel !== null && (
        <AnswerButton
          entry={entry}
          choice="cancel"
          label={cancelLabel}
          data-autofocus={danger || undefined}
        />
      )}
      {undoLabel && <AnswerButton entry={entry} choice="undo" label={undoLabel} variant="quietDanger" />}
      {groupLabel && <AnswerButton entry={entry} choice="group" label={groupLabel} />}
      {moreLabel && <AnswerButton entry={entry} choice="more" label={moreLabel} />}
      {otherLabel && <AnswerButton entry={entry} choice="other" label={otherLabel} />}
      <AnswerButton
        entry={entry}
        choice="confirm"
        label={question.confirmLabel ?? t.confirm}
        variant={danger ? 'danger' : cancels ? 'cancel' : 'primary'}
        data-autofocus={!danger || undefined}
      />
    </div>
  );
}

interface AnswerButtonProps {
  entry: QueuedQuestion;
  choice: Choice;
  label: string;
  variant?: ButtonVariant;
  'data-autofocus'?: boolean | undefined;
}

/** While work is pending no answer is possible; the clicked button shows it, and keeps the focus. */
function AnswerButton({ entry: { state, answer }, choice, label, ...look }: AnswerButtonProps) {
  const pendingChoice = state.step === 'sending' ? state.choice : null;
  return (
    <Button
      {...look}
      aria-busy={pendingChoice === choice || undefined}
      aria-disabled={pendingChoice !== null || undefined}
      onClick={() => {
        if (pendingChoice === null) answer(choice);
      }}
    >
      {pendingChoice === choice && <Spinner />}
      <span>{label}</span>
    </Button>
  );
}
