import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { Button, type ButtonVariant } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Modals.module.css';
import { Spinner } from './Spinner.tsx';
import { shieldTaps } from './tapShield.ts';
import { type Choice, type Shown, useQuestions } from './useQuestions.ts';

type ModalFunctions = ReturnType<typeof useQuestions>['functions'];

const ModalsContext = createContext<ModalFunctions | null>(null);

/** Mounted once around the site; questions asked while one is open wait for their turn. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const { shown, functions } = useQuestions();
  return (
    <ModalsContext value={functions}>
      {children}
      {shown && <QuestionDialog key={shown.key} shown={shown} />}
    </ModalsContext>
  );
}

function QuestionDialog({ shown }: { shown: Shown }) {
  const { kind, question, note, answer } = shown;
  const content = useRef<HTMLDivElement>(null);
  useNewContent(question, content);
  return (
    <Dialog open onClose={() => answer('cancel')} title={question.title} role="alertdialog">
      <div ref={content} className={styles.content}>
        {question.text && <div className={styles.text}>{question.text}</div>}
        <output className={styles.note}>{note}</output>
        {kind === 'info' ? <InfoButton answer={answer} /> : <Answers shown={shown} />}
      </div>
    </Dialog>
  );
}

/** Content that takes the place of a question keeps the taps off that were meant for it, and takes the focus. */
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
  const { danger = false, cancelLabel = t.goBack, undoLabel, otherLabel } = question;
  return (
    <div className={styles.buttons}>
      {cancelLabel !== null && (
        <AnswerButton shown={shown} choice="cancel" label={cancelLabel} data-autofocus={danger} />
      )}
      {undoLabel && <AnswerButton shown={shown} choice="undo" label={undoLabel} variant="quietDanger" />}
      {otherLabel && <AnswerButton shown={shown} choice="other" label={otherLabel} />}
      <AnswerButton
        shown={shown}
        choice="confirm"
        label={question.confirmLabel ?? t.confirm}
        variant={danger ? 'danger' : 'primary'}
        data-autofocus={!danger}
      />
    </div>
  );
}

interface AnswerButtonProps {
  shown: Shown;
  choice: Choice;
  label: string;
  variant?: ButtonVariant;
  'data-autofocus'?: boolean;
}

/** While work goes on no answer can be given; the pressed button says so, and keeps the focus. */
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

function useModals(): ModalFunctions {
  const functions = useContext(ModalsContext);
  if (!functions) throw new Error('ModalsProvider is missing.');
  return functions;
}

/** `if (await confirm({ title })) …`: false for the second button, Escape and the backdrop. */
export function useConfirm(): ModalFunctions['confirm'] {
  return useModals().confirm;
}

/** A question with one or two ways to go on; `cancel` for the last button, Escape and the backdrop. */
export function useChoice(): ModalFunctions['choose'] {
  return useModals().choose;
}

/** A question that stays open, busy, until its work has ended and `close` is called. */
export function useOpenQuestion(): ModalFunctions['open'] {
  return useModals().open;
}

/** `await info({ title, text })`: resolves when the message is put away. */
export function useInfo(): ModalFunctions['info'] {
  return useModals().info;
}
