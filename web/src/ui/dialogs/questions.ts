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
  /** Null where there is nothing to cancel. */
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

export type Choice = 'confirm' | 'other' | 'undo' | 'cancel';

export type Question = ConfirmQuestion & Partial<ChoiceQuestion> & { undoLabel?: string | undefined };

/** An answered question that stays open and busy until its work ends. */
export interface OpenQuestion {
  choice: Choice;
  /** Shows a progress note below the question. */
  note: (text: string) => void;
  /** Replaces it with the next question. @returns `cancel` at once if it was closed meanwhile */
  ask: (question: Question) => Promise<Choice>;
  close: () => void;
}

export interface Shown {
  key: number;
  kind: 'info' | 'choose';
  question: Question;
  /** The clicked button, while its work is pending. */
  working: Choice | null;
  note: string;
  answer: (choice: Choice) => void;
}

export type Questions = ReturnType<typeof makeQuestions>;

/** The queue of questions, oldest first, and the functions to ask one. */
export function makeQuestions() {
  let queue: readonly Shown[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly Shown[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<Shown>) =>
    replace(queue.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));

  async function open(question: Question, kind: Shown['kind'] = 'choose'): Promise<OpenQuestion> {
    lastKey += 1;
    const key = lastKey;
    let isOpen = true;
    const close = () => {
      isOpen = false;
      replace(queue.filter((entry) => entry.key !== key));
    };
    const fresh = (next: Question, resolve: (choice: Choice) => void) => ({
      question: next,
      working: null,
      note: '',
      answer: (choice: Choice) => {
        if (choice === 'cancel') close();
        else change(key, { working: choice, answer: close });
        resolve(choice);
      },
    });
    const ask = (next: Question) =>
      new Promise<Choice>((resolve) => {
        if (isOpen) change(key, fresh(next, resolve));
        else resolve('cancel');
      });
    const choice = await new Promise<Choice>((resolve) =>
      replace([...queue, { key, kind, ...fresh(question, resolve) }]),
    );
    return { choice, note: (note) => change(key, { note }), ask, close };
  }

  // The questions belong to the old session.
  onSessionLost(() => {
    for (const { answer } of queue) answer('cancel');
  });

  return {
    open,
    choose: (question: Question, kind?: Shown['kind']) => answerOf(open(question, kind)),
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
