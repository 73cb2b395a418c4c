import { useEffect, useRef } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { Button, type ButtonVariant } from '../Button.tsx';
import { Spinner } from '../status/Spinner.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Modals.module.css';
import type { Choice, Shown } from './questions.ts';
import { shieldTaps } from './tapShield.ts';

/** A question over the page. It accepts no answer while its work is pending. */
export default function QuestionDialog({ shown }: { shown: Shown }) {
  const { kind, question, note, answer } = shown;
  const content = useRef<HTMLDivElement>(null);
  useNewContent(question, content);
  return (
    <Dialog open onClose={() => answer('cancel')} title={question.title} role="alertdialog">
      <div ref={content} className={styles.text}>
        <div>{question.text}</div>
        <output>{note}</output>
      </div>
      {kind === 'info' ? <InfoButton answer={answer} /> : <Answers shown={shown} />}
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

function InfoButton({ answer }: Pick<Shown, 'answer'>) {
  const t = useFrameTexts().common;
  return (
    <div className={styles.buttons}>
      <Button variant="primary" data-autofocus onClick={() => answer('confirm')}>
        {t.ok}
      </Button>
    </div>
  );
}

function Answers({ shown }: { shown: Shown }) {
  const t = useFrameTexts().common;
  const { question } = shown;
  const { danger = false, cancels = false, cancelLabel = t.goBack, undoLabel, otherLabel } = question;
  return (
    <div className={styles.buttons}>
      {cancelLabel !== null && (
        <AnswerButton
          shown={shown}
          choice="cancel"
          label={cancelLabel}
          data-autofocus={danger || undefined}
        />
      )}
      {undoLabel && <AnswerButton shown={shown} choice="undo" label={undoLabel} variant="quietDanger" />}
      {otherLabel && <AnswerButton shown={shown} choice="other" label={otherLabel} />}
      <AnswerButton
        shown={shown}
        choice="confirm"
        label={question.confirmLabel ?? t.confirm}
        variant={danger ? 'danger' : cancels ? 'cancel' : 'primary'}
        data-autofocus={!danger || undefined}
      />
    </div>
  );
}

interface AnswerButtonProps {
  shown: Shown;
  choice: Choice;
  label: string;
  variant?: ButtonVariant;
  'data-autofocus'?: boolean | undefined;
}

/** While work is pending no answer is possible; the clicked button shows it, and keeps the focus. */
function AnswerButton({ shown: { working, answer }, choice, label, ...look }: AnswerButtonProps) {
  return (
    <Button
      {...look}
      aria-busy={working === choice || undefined}
      aria-disabled={working !== null || undefined}
      onClick={() => {
        if (working === null) answer(choice);
      }}
    >
      {working === choice && <Spinner />}
      <span>{label}</span>
    </Button>
  );
}
