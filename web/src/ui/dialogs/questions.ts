import type { ReactNode } from 'react';
import { onSessionLost } from '../../lib/http/sessionLost.ts';
import { entriesAreLeft } from './dialogEntries.ts';

export interface InfoQuestion {
  title: string;
  text: ReactNode;
}

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  /** Null if there is nothing to cancel. */
  cancelLabel?: string | null;
  /** Marks what cannot be undone. */
  danger?: boolean;
  /** Marks a cancellation: it looks unlike a booking. */
  cancels?: boolean;
}

export interface ChoiceQuestion extends ConfirmQuestion {
  /** The second positive answer, beside `confirmLabel`. */
  otherLabel: string;
}

export type Choice = 'confirm' | 'other' | 'undo' | 'more' | 'group' | 'cancel';

export type Question = ConfirmQuestion &
  Partial<ChoiceQuestion> & {
    undoLabel?: string | undefined;
    /** Closes the question to choose more before it is asked again. */
    moreLabel?: string | undefined;
    /** Closes the question for the staff's booking of a group. */
    groupLabel?: string | undefined;
  };

/** An answered question that stays open and busy until its work ends. */
export interface OpenQuestion {
  choice: Choice;
  /** Shows a progress note below the question. */
  note: (text: string) => void;
  /** Replaces it with the next question. @returns `cancel` at once if it was closed meanwhile */
  ask: (question: Question) => Promise<Choice>;
  close: () => void;
}

/** `asking` waits for an answer. `sending` is busy with the work of the answer. */
export type QuestionState =
  | { step: 'asking'; question: Question }
  | { step: 'sending'; question: Question; choice: Choice; note: string };

export type QuestionEvent =
  | { kind: 'answer'; choice: Choice }
  | { kind: 'note'; text: string }
  /** The answer to the work, or its error, which asks for the next step. */
  | { kind: 'ask'; question: Question };

/** The next state of an open question; null if it closes. */
export function nextState(state: QuestionState, event: QuestionEvent): QuestionState | null {
  const { step, question } = state;
  if (event.kind === 'ask') return { step: 'asking', question: event.question };
  if (event.kind === 'note') return step === 'sending' ? { ...state, note: event.text } : state;
  if (event.choice === 'cancel') return null;
  // A second tap may come before the busy button is rendered.
  return step === 'sending' ? state : { step: 'sending', question, choice: event.choice, note: '' };
}

/** A question of the queue. */
export interface QueuedQuestion {
  key: number;
  kind: 'info' | 'choose';
  state: QuestionState;
  answer: (choice: Choice) => void;
}

export type Questions = ReturnType<typeof makeQuestions>;

/** The queue of questions, oldest first, and the functions to ask one. */
export function makeQuestions() {
  let queue: readonly QueuedQuestion[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly QueuedQuestion[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const close = (key: number) => replace(queue.filter((entry) => entry.key !== key));
  const send = (key: number, event: QuestionEvent) =>
    replace(
      queue.flatMap((entry) => {
        const state = entry.key === key ? nextState(entry.state, event) : entry.state;
        return state ? { ...entry, state } : [];
      }),
    );

  async function open(question: Question, kind: QueuedQuestion['kind'] = 'choose'): Promise<OpenQuestion> {
    lastKey += 1;
    const key = lastKey;
    let resolve: (choice: Choice) => void;
    const nextChoice = () =>
      new Promise<Choice>((onChoice) => {
        resolve = onChoice;
      });
    const answer = (choice: Choice) => {
      send(key, { kind: 'answer', choice });
      resolve(choice);
    };
    const ask = (next: Question) => {
      if (!queue.some((entry) => entry.key === key)) return Promise.resolve<Choice>('cancel');
      const choice = nextChoice();
      send(key, { kind: 'ask', question: next });
      return choice;
    };
    const firstChoice = nextChoice();
    replace([...queue, { key, kind, state: { step: 'asking', question }, answer }]);
    const choice = await firstChoice;
    return { choice, note: (text) => send(key, { kind: 'note', text }), ask, close: () => close(key) };
  }

  // The questions belong to the old session.
  onSessionLost(() => {
    for (const { answer } of queue) answer('cancel');
  });

  return {
    open,
    choose: (question: Question, kind?: QueuedQuestion['kind']) => answerOf(open(question, kind)),
    first: () => queue[0] ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The answer, once the question is closed. */
async function answerOf(opening: Promise<OpenQuestion>): Promise<Choice> {
  const { choice, close } = await opening;
  close();
  // A pending history step would revert a navigation.
  await entriesAreLeft();
  return choice;
}
