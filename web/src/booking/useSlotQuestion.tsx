import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { NetworkError } from '../lib/http/errors.ts';
import { useOpenQuestion } from '../ui/dialogs/Modals.tsx';
import type { OpenQuestion, Question } from '../ui/dialogs/questions.ts';
import { Alert } from '../ui/status/Alert.tsx';
import type { RiderMessage } from './outcomeText.ts';

/** Why the calls failed, and whether a retry may help. */
export interface Failure {
  message: RiderMessage;
  mayRetry: boolean;
}

interface Calls<Result> {
  /** Sends the calls once. */
  send: (dialog: OpenQuestion) => Promise<Result>;
  /** Null for a success, and for a result that the caller handles. */
  failureOf: (result: Result) => Failure | null;
}

/** Subscribes to the loss of a slot. Returns the unsubscribe function. */
export type Watch<Loss> = (onLoss: (loss: Loss) => void) => () => void;

interface SlotQuestion<Result, Loss> extends Calls<Result> {
  /** May load its data before it opens. */
  prepare: () => Question | Promise<Question>;
  /** Closes the question when a slot is lost before the answer. */
  watch?: Watch<Loss> | undefined;
}

export type SlotAnswer<Result, Loss> =
  /** Declined, or another question is open. */
  | { kind: 'none' }
  /** The rider wants to choose more first, or the staff to book a group. */
  | { kind: 'more' | 'group' }
  | { kind: 'lost'; loss: Loss }
  /** After a success the dialog is still open. */
  | { kind: 'sent'; result: Result; dialog: OpenQuestion };

/** Nothing reached the server: a retry is safe. */
export function isUnsent(outcome: { kind: string; error?: unknown }): boolean {
  return outcome.kind === 'refused' && outcome.error instanceof NetworkError;
}

/**
 * The one way to ask about slots. One dialog asks, is busy while the calls are sent, and shows the answer or the error. `say` also shows an error as
 * a toast. A second tap while a question loads or is open does nothing.
 */
export function useSlotQuestion(say: (message: RiderMessage) => void) {
  const { common } = useTexts();
  const open = useOpenQuestion();
  const isAsking = useRef(false);

  /** Sends while the dialog is busy, again if the rider retries. Closes the dialog after a failure. */
  async function sendIn<Result>(
    dialog: OpenQuestion,
    title: string,
    { send, failureOf }: Calls<Result>,
  ): Promise<Result> {
    const result = await send(dialog);
    const failure = failureOf(result);
    if (!failure) return result;
    const { message, mayRetry } = failure;
    say(message);
    const text = <Alert kind="danger">{message.text}</Alert>;
    const buttons = mayRetry
      ? { confirmLabel: common.tryAgain }
      : { confirmLabel: common.ok, cancelLabel: null };
    const choice = await dialog.ask({ title, text, ...buttons });
    if (mayRetry && choice === 'confirm') return sendIn(dialog, title, { send, failureOf });
    dialog.close();
    return result;
  }

  async function ask<Result, Loss = never>(
    slotQuestion: SlotQuestion<Result, Loss>,
  ): Promise<SlotAnswer<Result, Loss>> {
    if (isAsking.current) return { kind: 'none' };
    isAsking.current = true;
    const { title, dialog, loss } = await openWatched(slotQuestion, open).finally(() => {
      isAsking.current = false;
    });
    if (dialog.choice === 'cancel') return loss ? { kind: 'lost', loss } : { kind: 'none' };
    if (dialog.choice === 'more' || dialog.choice === 'group') {
      dialog.close();
      return { kind: dialog.choice };
    }
    return { kind: 'sent', result: await sendIn(dialog, title, slotQuestion), dialog };
  }

  return { ask, sendIn };
}

/** Opens the question, and waits for the answer or for the loss of a slot. */
async function openWatched<Loss>(
  { prepare, watch }: Pick<SlotQuestion<unknown, Loss>, 'prepare' | 'watch'>,
  open: (question: Question) => Promise<OpenQuestion>,
): Promise<{ title: string; dialog: OpenQuestion; loss: Loss | undefined }> {
  const question = await prepare();
  const { title } = question;
  if (!watch) return { title, dialog: await open(question), loss: undefined };
  const losses: Loss[] = [];
  let isAnswered = false;
  const watchUntilAnswer = (close: () => void) =>
    watch((loss) => {
      // The watch lasts as long as its question is visible, also while the calls are sent.
      if (isAnswered) return;
      losses.push(loss);
      close();
    });
  const text = (
    <>
      <div>{question.text}</div>
      <CloseOnLoss watch={watchUntilAnswer} />
    </>
  );
  const dialog = await open({ ...question, text });
  isAnswered = true;
  return { title, dialog, loss: losses[0] };
}

/** Closes its own question, like Escape. */
function CloseOnLoss({ watch }: { watch: (close: () => void) => () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => watch(() => ref.current?.closest('dialog')?.dispatchEvent(new Event('cancel'))), [watch]);
  return <span ref={ref} hidden />;
}
